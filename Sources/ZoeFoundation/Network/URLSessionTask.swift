import ZoeClock

/// One request of a session, fed by the run's rules on the virtual clock. A class because Apple's is.
///
/// It begins suspended. Its answer begins in the turn after `resume()`; pieces arrive at
/// `Transfer.cadence`. Everything is told on the session's queue.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  public let taskIdentifier: Int
  open private(set) var originalRequest: URLRequest?
  open var currentRequest: URLRequest? { originalRequest }
  open private(set) var response: URLResponse?
  open private(set) var state = State.suspended
  open private(set) var error: (any Error)?
  open private(set) var countOfBytesReceived: Int64 = 0
  open private(set) var countOfBytesExpectedToReceive: Int64 = -1
  open private(set) var countOfBytesSent: Int64 = 0
  open var countOfBytesExpectedToSend: Int64 { Int64(body?.count ?? 0) }
  open var taskDescription: String?
  open var priority = URLSessionTask.defaultPriority
  open var earliestBeginDate: Date?
  open weak var delegate: (any URLSessionTaskDelegate)?
  public let progress = Progress(totalUnitCount: -1)

  let session: URLSession
  /// What is sent with the request.
  let body: Data?
  /// Bytes that an earlier task received.
  private let offset: Int64
  private var transfer: Transfer?
  /// A file's own bytes; a tape's bodies are zeros.
  private var content: Data?
  /// Seconds of transfer up to the last `suspend()`, and when it went on.
  private var elapsed = 0.0
  private var resumedAt = 0.0
  private var token: VirtualClock.Token?

  init(session: URLSession, request: URLRequest, body: Data? = nil, offset: Int64 = 0) {
    self.session = session
    originalRequest = request
    self.body = body ?? request.httpBody
    self.offset = offset
    taskIdentifier = session.enter()
    super.init()
  }

  open func resume() {
    guard state == .suspended else { return }
    state = .running
    let clock = World.current.clock
    resumedAt = clock.now
    guard transfer != nil else {
      token = clock.schedule(at: clock.now) { self.start() }
      return
    }
    scheduleNext()
  }

  open func suspend() {
    guard state == .running else { return }
    state = .suspended
    stop()
    if transfer != nil { elapsed += World.current.clock.now - resumedAt }
  }

  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    stop()
    finish(failure(.cancelled, "cancelled"))
  }

  // MARK: What subclasses tell

  /// - Parameter proceed: Called with whether the body is wanted.
  func tellResponse(_ response: URLResponse, proceed: @escaping (Bool) -> Void) { proceed(true) }
  func tellResumed(at offset: Int64, of total: Int64) {}
  func tell(bytes: Int64, data: () -> Data) {}
  /// The last word before `didCompleteWithError`.
  func tellEnd(_ error: (any Error)?, content: () -> Data) {}

  // MARK: The answer

  private func start() {
    token = nil
    guard let url = originalRequest?.url else {
      return finish(failure(.badURL, "the request has no URL"))
    }
    tellBodySent()
    if url.isFileURL {
      guard let data = FileManager.default.contents(atPath: url.path) else {
        return finish(failure(.fileDoesNotExist, "there is no file \(url.path)"))
      }
      content = data
      return begin(Transfer(bytes: Int64(data.count), over: 0), url)
    }
    switch World.current.network.answer(for: url.absoluteString) {
    case .body(let bytes, let duration): begin(Transfer(bytes: bytes, over: duration), url)
    case .fail: finish(failure(.networkConnectionLost, "The network connection was lost."))
    case nil: finish(unanswered(url))
    }
  }

  private func unanswered(_ url: URL) -> URLError {
    World.current.add(
      note: WorldNote(
        code: "ZOE1310",
        message:
          "no network in a run: the request to \(url.absoluteString) failed; give it an answer"
          + " with a tape (--tape) that has the line: Network \(url.absoluteString) 1MB over 2s"))
    return failure(
      .notConnectedToInternet, "The Internet connection appears to be offline.")
  }

  private func begin(_ plan: Transfer, _ url: URL) {
    var transfer = plan
    transfer.skip(to: offset)
    elapsed = transfer.time(of: transfer.arrived)
    resumedAt = World.current.clock.now
    self.transfer = transfer
    countOfBytesReceived = transfer.bytesArrived
    countOfBytesExpectedToReceive = transfer.bytes
    progress.totalUnitCount = max(transfer.bytes, 1)
    let answer = answer(url, transfer.bytes)
    response = answer
    session.tell { [self] in
      if offset > 0 { tellResumed(at: transfer.bytesArrived, of: transfer.bytes) }
      tellResponse(answer) { [weak self] isWanted in
        guard let self, self.state == .running else { return }
        if isWanted { self.scheduleNext() } else { self.cancel() }
      }
    }
  }

  private func answer(_ url: URL, _ bytes: Int64) -> URLResponse {
    let fields = ["Content-Length": "\(bytes)", "Content-Type": "application/octet-stream"]
    let http =
      url.isFileURL
      ? nil
      : HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields)
    return http
      ?? URLResponse(
        url: url, mimeType: nil, expectedContentLength: Int(bytes), textEncodingName: nil)
  }

  private func scheduleNext() {
    guard let transfer, !transfer.isComplete else { return }
    let due = resumedAt + transfer.time(of: transfer.arrived + 1) - elapsed
    token = World.current.clock.schedule(at: due) { self.receive() }
  }

  private func receive() {
    token = nil
    guard var arriving = transfer else { return }
    let before = arriving.bytesArrived
    let new = arriving.receive(after: elapsed + World.current.clock.now - resumedAt)
    transfer = arriving
    session.tell { [self] in
      guard state != .completed else { return }
      countOfBytesReceived = before + new
      progress.completedUnitCount = countOfBytesReceived
      if new > 0 { tell(bytes: new) { part(from: before, count: new) } }
    }
    if arriving.isComplete { finish(nil) } else { scheduleNext() }
  }

  private func part(from start: Int64, count: Int64) -> Data {
    content.map { $0.dropFirst(Int(start)).prefix(Int(count)) } ?? Data(count: Int(count))
  }

  private func finish(_ problem: URLError?) {
    stop()
    session.tell { [self] in
      guard state != .completed else { return }
      state = .completed
      error = problem
      tellEnd(problem) { part(from: 0, count: countOfBytesReceived) }
      for listener in listeners {
        listener.urlSession(session, task: self, didCompleteWithError: problem)
      }
      session.leave()
    }
  }

  private func tellBodySent() {
    guard let body, !body.isEmpty else { return }
    let count = Int64(body.count)
    session.tell { [self] in
      countOfBytesSent = count
      for listener in listeners {
        listener.urlSession(
          session, task: self, didSendBodyData: count, totalBytesSent: count,
          totalBytesExpectedToSend: count)
      }
    }
  }

  private func stop() {
    if let token { World.current.clock.cancel(token) }
    token = nil
  }

  /// The task's own delegate, else the session's, unless a completion handler takes the delegate's place.
  var listener: (any URLSessionDelegate)? { delegate ?? session.delegate }
  var hasHandler: Bool { false }
  private var listeners: [any URLSessionTaskDelegate] {
    guard !hasHandler, let listener = listener as? any URLSessionTaskDelegate else { return [] }
    return [listener]
  }

  private func failure(_ code: URLError.Code, _ words: String) -> URLError {
    var facts: [String: Any] = [NSLocalizedDescriptionKey: words]
    if let url = originalRequest?.url {
      facts[NSURLErrorFailingURLErrorKey] = url
      facts[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
    }
    return URLError(code, userInfo: facts)
  }
}
