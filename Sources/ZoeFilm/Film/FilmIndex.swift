import ZoeGeometry

/// A film with an index of which commit last changed each layer.
///
/// Finding a scene costs a search for each layer, which grows with the logarithm of the number of commits.
/// Build it once for a film that is asked often; it takes eight bytes a change.
public struct FilmIndex: Sendable {
  public let film: Film
  /// For each layer its changes, by rising commit.
  private var changes: [[Change]] = []

  /// That a commit changed a layer.
  private struct Change {
    let commit: Int32
    /// The place in the commit's `changed`; -1 where the layer left.
    let place: Int32
  }

  public init(_ film: Film) {
    self.film = film
    for (number, commit) in film.commits.enumerated() {
      for (place, node) in commit.changed.enumerated() {
        let layer = Int(node.id.number)
        while changes.count <= layer { changes.append([]) }
        changes[layer].append(Change(commit: Int32(number), place: Int32(place)))
      }
      for id in commit.removed where Int(id.number) < changes.count {
        changes[Int(id.number)].append(Change(commit: Int32(number), place: -1))
      }
    }
  }

  /// The layers in force at a time, as `Film.scene(at:)` has them.
  public func scene(at time: Double) -> Scene {
    var scene = Scene()
    let count = film.commitCount(at: time)
    guard count > 0 else { return scene }
    scene.root = film.commits[count - 1].root
    for (layer, changes) in changes.enumerated() {
      let passed = changes.partition { $0.commit < Int32(count) }
      guard passed > 0 else { continue }
      while scene.layers.count <= layer { scene.layers.append(nil) }
      let last = changes[passed - 1]
      if last.place >= 0 {
        scene.layers[layer] = film.commits[Int(last.commit)].changed[Int(last.place)]
      }
    }
    return scene
  }

  /// One instant of the film, as `Film.displayList(at:scale:size:)` has it.
  public func displayList(
    at time: Double, scale: Double, size: Size? = nil, profile: Profile = .screen
  ) -> DisplayList {
    film.displayList(of: scene(at: time), at: time, scale: scale, size: size, profile: profile)
  }
}

extension Film {
  /// How many commits are in force at a time. One that is late by less than a rounding counts, as a
  /// third tick of 0.1 s is at 0.3 s.
  func commitCount(at time: Double) -> Int {
    commits.partition { $0.time <= time + MediaTiming.slack }
  }
}

extension Array {
  /// How many elements at the front pass a test that the rest fails.
  fileprivate func partition(_ passes: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
