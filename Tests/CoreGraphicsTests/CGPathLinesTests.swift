import CoreGraphics
import Testing

@Suite struct CGPathLinesTests {
  private func line() -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    return path
  }

  @Test func `a stroked line is a box of its width`() {
    let outline = line().copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)

    #expect(outline.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func `dashes are subpaths`() {
    var starts: [CGFloat] = []
    line().copy(dashingWithPhase: 0, lengths: [2, 3]).applyWithBlock {
      if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) }
    }

    #expect(starts == [0, 5])
  }

  @Test func `a gradient's locations stay between its ends`() {
    let colors = [CGColor.black, CGColor.white]

    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: nil)?.locations == [0, 1])
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 2]) == nil)
  }
}
