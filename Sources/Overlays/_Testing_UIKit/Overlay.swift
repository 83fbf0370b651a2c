// Swift Testing asks for this module where a test imports UIKit; there is nothing to add.
