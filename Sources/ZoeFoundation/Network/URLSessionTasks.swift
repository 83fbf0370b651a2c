// The kinds of tasks, by what they do with the bytes.

/// Gives the body to its delegate piece by piece, or to its handler whole.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  typealias Handler = (Data?, URLResponse?, (any Error)?) -> Void
  private let handler: Handler?

  init(session: URLSession, request: URLRequest, body: Data? = nil, handler: Handler?) {
    self.handler = handler
    super.init(session: session, request: request, body: body)
  }

  override var hasHandler: Bool { handler != nil }

  private var dataListener: (any URLSessionDataDelegate)? {
    hasHandler ? nil : listener as? any URLSessionDataDelegate
  }

  override func tellResponse(_ response: URLResponse, proceed: @escaping (Bool) -> Void) {
    guard let dataListener else { return proceed(true) }
    dataListener.urlSession(session, dataTask: self, didReceive: response) { disposition in
      proceed(disposition != .cancel)
    }
  }

  override func tell(bytes: Int64, data: () -> Data) {
    dataListener?.urlSession(session, dataTask: self, didReceive: data())
  }

  override func tellEnd(_ error: (any Error)?, content: () -> Data) {
    handler?(error == nil ? content() : nil, error == nil ? response : nil, error)
  }
}

/// A data task that sends a body first.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// Writes the body into a temporary file, which is gone once the delegate or handler has returned.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  typealias Handler = (URL?, URLResponse?, (any Error)?) -> Void
  private let handler: Handler?

  init(session: URLSession, request: URLRequest, offset: Int64 = 0, handler: Handler?) {
    self.handler = handler
    super.init(session: session, request: request, offset: offset)
  }

  /// Cancels, and tells what `downloadTask(withResumeData:)` needs to go on.
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    let data = ResumeData(request: originalRequest, received: countOfBytesReceived).data
    cancel()
    session.tell { completionHandler(data) }
  }

  override var hasHandler: Bool { handler != nil }

  private var downloadListener: (any URLSessionDownloadDelegate)? {
    hasHandler ? nil : listener as? any URLSessionDownloadDelegate
  }

  override func tellResumed(at offset: Int64, of total: Int64) {
    downloadListener?.urlSession(
      session, downloadTask: self, didResumeAtOffset: offset, expectedTotalBytes: total)
  }

  override func tell(bytes: Int64, data: () -> Data) {
    downloadListener?.urlSession(
      session, downloadTask: self, didWriteData: bytes, totalBytesWritten: countOfBytesReceived,
      totalBytesExpectedToWrite: countOfBytesExpectedToReceive)
  }

  override func tellEnd(_ error: (any Error)?, content: () -> Data) {
    guard error == nil else {
      handler?(nil, nil, error)
      return
    }
    World.current.network.files += 1
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("CFNetworkDownload_\(World.current.network.files).tmp")
    guard FileManager.default.createFile(atPath: file.path, contents: content()) else {
      handler?(nil, response, URLError(.cannotCreateFile))
      return
    }
    handler?(file, response, nil)
    downloadListener?.urlSession(session, downloadTask: self, didFinishDownloadingTo: file)
    try? FileManager.default.removeItem(at: file)
  }
}

/// Where a download stopped: its URL after the number of bytes, in a form of our own.
struct ResumeData: Equatable {
  var url: URL
  var received: Int64

  init?(_ data: Data) {
    let parts = String(decoding: data, as: UTF8.self).split(separator: "\n", maxSplits: 1)
    guard parts.count == 2, let received = Int64(parts[0]), let url = URL(string: String(parts[1]))
    else { return nil }
    self.url = url
    self.received = received
  }

  init(request: URLRequest?, received: Int64) {
    url = request?.url ?? URL(fileURLWithPath: "/")
    self.received = received
  }

  var data: Data { Data("\(received)\n\(url.absoluteString)".utf8) }
}
