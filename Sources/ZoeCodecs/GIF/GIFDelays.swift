/// How long each frame of a GIF stands, in its unit of 1/100 s.
public enum GIFDelays {
  /// Browsers play a delay below 2 as 10, so this is the most frames a second. Hertz.
  public static let fastest = 50.0

  /// The delays of frames at an even rate: each shown time is rounded, so that no error adds up and
  /// the total is right (40 fps is 3, 2, 3, 2 …).
  public static func even(frames: Int, fps: Double) -> [Int] {
    precondition(fps > 0 && fps <= fastest, "a GIF plays at most 50 frames a second")
    func shown(_ frame: Int) -> Int { Int((Double(frame) * 100 / fps).rounded()) }
    return (0..<frames).map { shown($0 + 1) - shown($0) }
  }
}
