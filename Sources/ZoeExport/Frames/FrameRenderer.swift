import Foundation
import ZoeFilm
import ZoeGeometry
import ZoeRaster

/// Renders instants of a film on several threads and hands the frames over in order.
///
/// Each frame depends on the film and its time alone, so the number of threads changes no byte.
public struct FrameRenderer: Sendable {
  public let film: Film
  /// Pixels to a point.
  public let scale: Double
  /// Threads, at least 1.
  public let jobs: Int
  /// Which of Apple's renderers to follow.
  public let profile: Profile
  private let index: FilmIndex

  public init(_ film: Film, scale: Double, jobs: Int, profile: Profile = .screen) {
    precondition(scale > 0 && jobs > 0, "frames have a size and somebody who draws them")
    self.film = film
    self.scale = scale
    self.jobs = jobs
    self.profile = profile
    index = FilmIndex(film)
  }

  /// Pixels.
  public var width: Int { Int((film.canvas.size.width * scale).rounded()) }
  public var height: Int { Int((film.canvas.size.height * scale).rounded()) }

  /// One instant.
  public func frame(at time: Double) -> Bitmap {
    Renderer(threads: jobs).render(index.displayList(at: time, scale: scale, profile: profile))
  }

  /// Calls `body` with every frame in the order of `times`, on the calling thread.
  public func forEach(_ times: [Double], _ body: (Int, Bitmap) throws -> Void) rethrows {
    let threads = min(jobs, times.count)
    guard threads > 1 else {
      var painter = FramePainter(index, scale: scale, profile: profile)
      for (place, time) in times.enumerated() { try body(place, painter.frame(at: time)) }
      return
    }
    let line = FrameLine(count: times.count, window: threads * 3)
    for _ in 0..<threads {
      Thread.detachNewThread { [index, scale, profile] in
        var painter = FramePainter(index, scale: scale, profile: profile)
        while let place = line.next() { line.put(painter.frame(at: times[place]), at: place) }
      }
    }
    defer { line.stop() }
    for place in times.indices { try body(place, line.take(place)) }
  }
}

/// Draws instants one after the other; one that looks like the one before is not drawn again.
private struct FramePainter {
  private let index: FilmIndex
  private let scale: Double
  private let profile: Profile
  private let renderer = Renderer(threads: 1)
  private var last: (list: DisplayList, bitmap: Bitmap)?

  init(_ index: FilmIndex, scale: Double, profile: Profile) {
    self.index = index
    self.scale = scale
    self.profile = profile
  }

  mutating func frame(at time: Double) -> Bitmap {
    let list = index.displayList(at: time, scale: scale, profile: profile)
    if let last, last.list == list { return last.bitmap }
    let bitmap = renderer.render(list)
    last = (list, bitmap)
    return bitmap
  }
}

/// The frames between the threads that draw them and the one that takes them in order.
///
/// A class because the threads share it. At most `window` frames are drawn ahead.
private final class FrameLine: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  private let window: Int
  private var started = 0
  private var taken = 0
  private var stopped = false
  private var ready: [Bitmap?]

  init(count: Int, window: Int) {
    self.count = count
    self.window = window
    ready = Array(repeating: nil, count: count)
  }

  /// The next frame to draw; nil when there is none left.
  func next() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while !stopped, started < count, started >= taken + window { condition.wait() }
    guard !stopped, started < count else { return nil }
    started += 1
    return started - 1
  }

  func put(_ bitmap: Bitmap, at index: Int) {
    condition.lock()
    ready[index] = bitmap
    condition.broadcast()
    condition.unlock()
  }

  func take(_ index: Int) -> Bitmap {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let bitmap = ready[index] {
        ready[index] = nil
        taken = index + 1
        condition.broadcast()
        return bitmap
      }
      condition.wait()
    }
  }

  func stop() {
    condition.lock()
    stopped = true
    condition.broadcast()
    condition.unlock()
  }
}
