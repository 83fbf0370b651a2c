import ZoeGeometry

extension Film {
  /// The layers in force at a time: every commit up to it, its own instant included. It plays all of
  /// them: many instants of a long film are for `FilmIndex`.
  public func scene(at time: Double) -> Scene {
    var scene = Scene()
    for commit in commits.prefix(commitCount(at: time)) { scene.apply(commit) }
    return scene
  }

  /// One instant of the film, ready to draw.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - scale: Pixels to a point.
  ///   - size: Points to show from the canvas's top left corner; nil for all of the canvas.
  ///   - profile: Which of Apple's renderers to follow.
  public func displayList(
    at time: Double, scale: Double, size: Size? = nil, profile: Profile = .screen
  ) -> DisplayList {
    displayList(of: scene(at: time), at: time, scale: scale, size: size, profile: profile)
  }

  func displayList(
    of scene: Scene, at time: Double, scale: Double, size: Size?, profile: Profile
  ) -> DisplayList {
    var shown = canvas
    if let size { shown.size = size }
    return scene.displayList(
      at: time, canvas: shown, scale: scale, assets: assets,
      profile: profile)
  }
}
