import Foundation
import Testing
import ZoeCodecs
import ZoeFilm
import ZoeGeometry

@testable import ZoeExport

private func write(_ format: OutputFormat, _ name: String, jobs: Int) throws -> (Output, [UInt8]) {
  let film = Film(canvas: Canvas(size: Size(4, 3), scale: 3, background: Color(1, 0, 0)))
  let path = NSTemporaryDirectory() + "zoe-clip-\(UUID().uuidString)-\(name)"
  let renderer = FrameRenderer(film, scale: 2, jobs: jobs)
  let writer = ClipWriter(renderer, FrameGrid(Span(from: 0, to: 1), fps: 50))
  let output = try writer.write(format, to: path) { _, _ in }
  return (output, [UInt8](FileManager.default.contents(atPath: path) ?? Data()))
}

@Suite struct ClipWriterTests {
  @Test func `a GIF of a still film is one frame of the whole time`() throws {
    let (output, bytes) = try write(.gif, "a.gif", jobs: 1)
    let clip = try GIF.decode(bytes)

    #expect(output.frames == 50)
    #expect(clip.delays == [100])
    #expect(clip.frames[0].width == 8)
    #expect(Array(clip.frames[0].pixels[..<4]) == [0, 0, 255, 255])
  }

  @Test func `an animated PNG of a still film is one picture of the whole time`() throws {
    let (output, bytes) = try write(.apng, "a.apng", jobs: 1)
    let clip = try APNG.decode(bytes)

    #expect(output.frames == 50)
    #expect(clip.delays == [APNG.Delay(50, 50)])
    #expect(Array(clip.frames[0].pixels[..<4]) == [0, 0, 255, 255])
  }

  @Test func `more threads change no byte`() throws {
    #expect(try write(.gif, "a.gif", jobs: 1).1 == write(.gif, "a.gif", jobs: 3).1)
    #expect(try write(.apng, "a.apng", jobs: 1).1 == write(.apng, "a.apng", jobs: 3).1)
    #expect(try write(.digests, "a.digests", jobs: 1).1 == write(.digests, "a.digests", jobs: 3).1)
  }

  @Test func `digests have a line a frame`() throws {
    let text = String(decoding: try write(.digests, "a.digests", jobs: 1).1, as: UTF8.self)

    #expect(text.split(separator: "\n").count == 50)
    #expect(text.hasPrefix("0000 0.0000 "))
  }

  @Test func `the rendered frames arrive in order`() {
    let film = Film(canvas: Canvas(size: Size(1, 1), scale: 1))
    var order: [Int] = []

    FrameRenderer(film, scale: 1, jobs: 4).forEach((0..<40).map(Double.init)) { index, _ in
      order.append(index)
    }

    #expect(order == Array(0..<40))
  }
}
