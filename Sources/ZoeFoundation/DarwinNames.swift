// Names that Apple's platforms have below Foundation and Linux has not.

/// The largest Float; Core Animation takes it for "for ever".
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The older name of `MAXFLOAT`.
public let HUGE: Float = MAXFLOAT

public typealias NSInteger = Int
public typealias NSUInteger = UInt
/// The type's name before Swift 4.2.
public typealias NSAttributedStringKey = NSAttributedString.Key

public typealias CFBoolean = NSNumber
public typealias CFString = NSString
public typealias CFNumber = NSNumber
public typealias CFTypeRef = AnyObject

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
