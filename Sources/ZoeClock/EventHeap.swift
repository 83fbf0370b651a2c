/// One scheduled piece of work.
struct Event {
  let token: VirtualClock.Token
  let work: () -> Void

  func isBefore(_ other: Event) -> Bool {
    if token.time != other.token.time { return token.time < other.token.time }
    if token.isLate != other.token.isLate { return other.token.isLate }
    return token.sequence < other.token.sequence
  }
}

/// A binary heap by (time, lateness, sequence); push and pop cost the logarithm of its size.
struct EventHeap {
  private var events: [Event] = []
  private var live: Set<UInt64> = []

  var first: Event? { events.first }

  func contains(_ token: VirtualClock.Token) -> Bool { live.contains(token.sequence) }

  mutating func push(_ event: Event) {
    live.insert(event.token.sequence)
    events.append(event)
    var child = events.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard events[child].isBefore(events[parent]) else { return }
      events.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Event? {
    guard let top = events.first else { return nil }
    live.remove(top.token.sequence)
    let last = events.removeLast()
    guard !events.isEmpty else { return top }
    events[0] = last
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < events.count && events[child].isBefore(events[smallest]) {
        smallest = child
      }
      if smallest == parent { return top }
      events.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
