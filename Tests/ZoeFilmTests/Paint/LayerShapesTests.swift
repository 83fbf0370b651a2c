import Testing
import ZoeGeometry

@testable import ZoeFilm

@Suite struct LayerShapesTests {
  func outline(_ change: (inout LayerNode) -> Void) -> [PathElement] {
    box(1, Rect(0, 0, 160, 100), nil, change).outline.elements
  }

  @Test func `square corners make a rectangle`() {
    #expect(outline { _ in } == Path.rect(Rect(0, 0, 160, 100)).elements)
  }

  @Test func `a masked corner alone is round`() {
    let elements = outline {
      $0.cornerRadius = 10
      $0.maskedCorners = 1
    }

    #expect(elements.filter { if case .cubic = $0 { true } else { false } }.count == 1)
    #expect(elements.contains(.line(Point(160, 100))))
  }

  @Test func `a continuous corner takes three cubics from 1,53 radii on`() {
    let elements = outline {
      $0.cornerRadius = 10
      $0.hasContinuousCorners = true
    }

    #expect(elements[0] == .move(Point(15.28665, 0)))
    #expect(elements[1] == .line(Point(144.71335, 0)))
    #expect(elements.count == 18)
  }

  @Test func `a side too short for continuous corners gets circular ones`() {
    let elements = outline {
      $0.cornerRadius = 50
      $0.hasContinuousCorners = true
    }

    #expect(
      elements == Path.roundedRect(Rect(0, 0, 160, 100), cornerWidth: 50, cornerHeight: 50).elements
    )
  }
}
