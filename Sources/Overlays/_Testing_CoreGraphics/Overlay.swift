// Swift Testing asks for this module where a test imports CoreGraphics; there is nothing to add.
