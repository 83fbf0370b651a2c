import CPeers
import Glibc
import ZoeFilm
import ZoeRaster

/// One scene at one scale: everything drawn in turn, so that the machine's other load meets all alike.
struct Bench {
  let name: String
  let scale: Int
  /// The most pixels that may differ from Cairo's by more than 8 levels.
  let bound: Double
  private let lists: [DisplayList]
  private let scripts: [[Double]]
  private let width: Int
  private let height: Int

  init(_ scene: SceneModel, scale: Int, file: SceneFile) {
    name = scene.id + (scene.layers.contains { $0.shape?.kind == "tile" } ? " no tile" : "")
    self.scale = scale
    let (width, height) = (Int(file.size[0]) * scale, Int(file.size[1]) * scale)
    (self.width, self.height) = (width, height)
    bound = scene.id == "S5" ? 2.5 : scene.id.hasPrefix("S6") ? 1 : 0.3
    let steps = (0..<file.frames).map {
      StepMaker.steps(scene, frame: $0, scale: scale, of: file)
    }
    lists = steps.map { DisplayList($0, width: width, height: height) }
    scripts = steps.map { CairoForm($0).script }
  }

  /// Of every frame's pixels.
  func digest() -> UInt64 {
    let renderer = Renderer(threads: 1)
    var bitmap = Bitmap(width: width, height: height)
    return lists.reduce(0) { sum, list in
      renderer.render(list, into: &bitmap)
      return sum &* 31 &+ bitmap.digest
    }
  }

  struct Result {
    /// Milliseconds of one memset of the frame.
    var memset = Double.infinity
    var one: Timing
    var two: Timing
    var cairo: Timing?
    /// Percent of the pixels, the worst of the compared frames.
    var difference: Double?
  }

  func run(passes: Int) -> Result {
    let memory = FrameMemory(width: width, height: height)
    let frames = lists.count
    var result = Result(one: Timing(frames: frames), two: Timing(frames: frames))
    let cairo = peer_cairo_open(memory.pixels, Int32(width), Int32(height))
    if cairo != nil { result.cairo = Timing(frames: frames) }
    var bitmap = Bitmap(width: width, height: height)
    let (single, double) = (Renderer(threads: 1), Renderer(threads: 2))
    for list in lists { single.render(list, into: &bitmap) }
    for _ in 0..<passes {
      result.memset = min(result.memset, memsetTime(memory))
      result.one.pass { single.render(lists[$0], into: &bitmap) }
      result.two.pass(.wall) { double.render(lists[$0], into: &bitmap) }
      result.cairo?.pass { peer_cairo_draw(cairo, scripts[$0], scripts[$0].count) }
    }
    if let cairo {
      result.difference = stride(from: 0, to: frames, by: 15).map { frame in
        single.render(lists[frame], into: &bitmap)
        peer_cairo_draw(cairo, scripts[frame], scripts[frame].count)
        return difference(bitmap, memory)
      }.max()
      peer_cairo_close(cairo)
    }
    return result
  }

  private func memsetTime(_ memory: FrameMemory) -> Double {
    var best = Double.infinity
    for i in 0..<40 {
      let start = Stopwatch.thread.seconds
      memset(memory.pixels, Int32(i), memory.count * 4)
      best = min(best, Stopwatch.thread.seconds - start)
    }
    return best * 1000
  }

  /// The share of pixels that differ by more than 8 levels in a channel, in percent.
  private func difference(_ bitmap: Bitmap, _ memory: FrameMemory) -> Double {
    memory.pixels.withMemoryRebound(to: UInt8.self, capacity: memory.count * 4) { theirs in
      bitmap.pixels.withUnsafeBufferPointer { ours in
        var count = 0
        for i in stride(from: 0, to: ours.count, by: 4) {
          var far = false
          for k in i..<i + 4 { far = far || abs(Int(ours[k]) - Int(theirs[k])) > 8 }
          if far { count += 1 }
        }
        return Double(count) / Double(memory.count) * 100
      }
    }
  }
}
