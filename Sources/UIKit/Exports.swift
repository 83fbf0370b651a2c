// A file that imports UIKit alone sees what Apple's UIKit shows it: Foundation with our timers and
// queues in front of its own, CoreGraphics and QuartzCore.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import ZoeFoundation
