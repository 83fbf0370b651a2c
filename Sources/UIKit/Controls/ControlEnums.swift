extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var touchDown: UIControl.Event { Event(rawValue: 1) }
    public static var touchDownRepeat: UIControl.Event { Event(rawValue: 2) }
    public static var touchDragInside: UIControl.Event { Event(rawValue: 4) }
    public static var touchDragOutside: UIControl.Event { Event(rawValue: 8) }
    public static var touchDragEnter: UIControl.Event { Event(rawValue: 16) }
    public static var touchDragExit: UIControl.Event { Event(rawValue: 32) }
    public static var touchUpInside: UIControl.Event { Event(rawValue: 64) }
    public static var touchUpOutside: UIControl.Event { Event(rawValue: 128) }
    public static var touchCancel: UIControl.Event { Event(rawValue: 256) }
    public static var valueChanged: UIControl.Event { Event(rawValue: 1 << 12) }
    public static var primaryActionTriggered: UIControl.Event { Event(rawValue: 1 << 13) }
    public static var menuActionTriggered: UIControl.Event { Event(rawValue: 1 << 14) }
    public static var editingDidBegin: UIControl.Event { Event(rawValue: 1 << 16) }
    public static var editingChanged: UIControl.Event { Event(rawValue: 1 << 17) }
    public static var editingDidEnd: UIControl.Event { Event(rawValue: 1 << 18) }
    public static var editingDidEndOnExit: UIControl.Event { Event(rawValue: 1 << 19) }
    public static var allTouchEvents: UIControl.Event { Event(rawValue: 4095) }
    public static var allEditingEvents: UIControl.Event { Event(rawValue: 983_040) }
    public static var applicationReserved: UIControl.Event { Event(rawValue: 251_658_240) }
    public static var systemReserved: UIControl.Event { Event(rawValue: 4_026_531_840) }
    public static var allEvents: UIControl.Event { Event(rawValue: 4_294_967_295) }
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var normal: UIControl.State { [] }
    public static var highlighted: UIControl.State { State(rawValue: 1) }
    public static var disabled: UIControl.State { State(rawValue: 2) }
    public static var selected: UIControl.State { State(rawValue: 4) }
    public static var focused: UIControl.State { State(rawValue: 8) }
    public static var application: UIControl.State { State(rawValue: 16_711_680) }
    public static var reserved: UIControl.State { State(rawValue: 4_278_190_080) }
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}

// Spellings before Swift 4.2.
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
