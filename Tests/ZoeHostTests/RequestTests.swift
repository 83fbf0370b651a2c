import Foundation
import Testing

@testable import ZoeHost

@Suite struct RequestTests {
  private func request(_ json: String) throws -> Request {
    try JSONDecoder().decode(Request.self, from: Data(json.utf8))
  }

  @Test func `a request needs a scene, a canvas, a limit and a film`() throws {
    let request = try request(
      """
      {"scene": "Ring", "kind": "view", "width": 300, "height": 200, "scale": 2, "until": null,
       "maxTime": 30, "film": "/tmp/x.film"}
      """)

    #expect(request.kind == .view)
    #expect(request.until == nil)
    #expect(request.mainStoryboard == nil)
    #expect(request.insets == .zero)
  }

  @Test func `the safe area is top, left, bottom, right`() throws {
    let request = try request(
      """
      {"scene": "Main", "kind": "storyboard", "width": 300, "height": 200, "scale": 2, "until": 12,
       "maxTime": 30, "film": "/tmp/x.film", "safeArea": [44, 1, 34, 2]}
      """)

    #expect(request.insets == UIEdgeInsets(top: 44, left: 1, bottom: 34, right: 2))
    #expect(request.mainStoryboard == "Main")
  }

  @Test func `a request that is not there is named`() {
    #expect {
      try Request(path: "/nowhere/request.json")
    } throws: { error in
      "\(error)" == "cannot read the request /nowhere/request.json: there is no such file"
    }
  }

  @Test func `an unknown scene is told with those there are`() {
    let error = HostError.unknownScene(name: "Rong", kind: "view", known: ["Dot", "Ring"])

    #expect("\(error)" == "there is no view named Rong; there are Dot, Ring")
  }
}
