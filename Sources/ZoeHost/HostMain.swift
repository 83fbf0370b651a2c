import Foundation
import ZoeClock
import ZoeFilm
import ZoeFoundation
import ZoeTape

/// Runs one scene and writes its film: what the launcher calls once both libraries are open.
///
/// - Returns: The process's exit status; 0, or 71 with the reason on standard error.
@_cdecl("zoetrope_host_main")
public func zoetropeHostMain(
  userLibrary: UnsafeMutableRawPointer, requestPath: UnsafePointer<CChar>
) -> Int32 {
  do {
    let request = try Request(path: String(cString: requestPath))
    try MainActor.assumeIsolated {
      let run = Run(request)
      try run.register(from: userLibrary)
      try run.write(try run.record())
    }
    return 0
  } catch {
    printError("\(error)")
    return HostError.status
  }
}

/// One run from its request to its film.
@MainActor struct Run {
  let request: Request

  init(_ request: Request) { self.request = request }

  /// Lets the user's module tell its scenes and classes.
  func register(from library: UnsafeMutableRawPointer) throws(HostError) {
    guard let symbol = dlsym(library, "zoetrope_register") else { throw .nothingRegistered }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
  }

  /// Shows the scene in a fresh world and turns its clock to the end.
  func record() throws(HostError) -> Film {
    World.reset()
    World.current.epoch = request.epoch ?? World.current.epoch
    World.current.seed = request.seed ?? 0
    Storm.guarding(World.current.clock)

    var player = TapePlayer(try tape(), limit: request.until ?? request.maxTime)
    player.prepare()
    let stage = try Stage(request)
    World.current.clock.endTurn()
    let wasPlayed = player.play()
    return stage.film(settled: turnClock() && wasPlayed)
  }

  private func tape() throws(HostError) -> Tape {
    guard let tape = request.tape else { return Tape(path: "") }
    do {
      return try TapeParser.parse(tape.text, path: tape.path)
    } catch {
      throw .badTape(error.description)
    }
  }

  /// Runs what is due, in its order, up to the request's end.
  ///
  /// - Returns: Whether nothing is left to happen.
  private func turnClock() -> Bool {
    let clock = World.current.clock
    let limit = request.until ?? request.maxTime
    // An application that is left in the background is suspended.
    let isAway = UIApplication.shared.applicationState == .background
    while !isAway, clock.runNext(until: limit) {}
    let settled = isAway || clock.nextTime == nil
    if !settled || request.until != nil { clock.advance(to: limit) }
    return settled
  }

  func write(_ film: Film) throws(HostError) {
    do {
      try Data(FilmCodec.encode(film)).write(to: URL(fileURLWithPath: request.film))
    } catch {
      throw .cannotWrite(path: request.film)
    }
    guard let report = request.report else { return }
    try Report(film: film, events: World.current.clock.eventCount).write(to: report)
  }
}
