// A file that imports UIKit alone sees what Apple's UIKit shows it: Foundation with our timers and
// queues in front of its own, CoreGraphics and QuartzCore. Foundation must be reached through
// ZoeFoundation alone: re-exported once more beside it, its names would be ambiguous with ours.

@_exported import CoreGraphics
@_exported import QuartzCore
@_exported import ZoeFoundation
