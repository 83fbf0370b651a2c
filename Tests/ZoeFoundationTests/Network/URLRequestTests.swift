import Testing
import ZoeFoundation

@Suite struct URLRequestTests {
  private let url = URL(string: "https://example.org")!

  @Test func `a request gets, and waits for a minute`() {
    let request = URLRequest(url: url)

    #expect(request.httpMethod == "GET")
    #expect(request.timeoutInterval == 60)
    #expect(request.allHTTPHeaderFields == nil)
  }

  @Test func `names of fields differ in no case`() {
    var request = URLRequest(url: url)
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.setValue("b", forHTTPHeaderField: "ACCEPT")
    request.addValue("c", forHTTPHeaderField: "accept")

    #expect(request.value(forHTTPHeaderField: "Accept") == "b,c")
    #expect(request.allHTTPHeaderFields?.count == 1)
  }

  @Test func `a response tells its length and type`() {
    let response = HTTPURLResponse(
      url: url, statusCode: 404, httpVersion: nil,
      headerFields: ["content-length": "12", "Content-Type": "text/plain"])

    #expect(response?.statusCode == 404)
    #expect(response?.expectedContentLength == 12)
    #expect(response?.mimeType == "text/plain")
    #expect(response?.suggestedFilename == "Unknown")
    #expect(response?.value(forHTTPHeaderField: "CONTENT-TYPE") == "text/plain")
  }
}
