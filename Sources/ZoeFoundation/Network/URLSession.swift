/// Makes requests on the virtual clock, which the run's rules answer. A class because Apple's is.
open class URLSession: NSObject, @unchecked Sendable {
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }

  /// One a run: tasks of an earlier run belong to its clock.
  open class var shared: URLSession { World.current.sharedSession }

  public let configuration: URLSessionConfiguration
  public let delegateQueue: OperationQueue
  /// Held until the session is invalidated, as Apple's is.
  open private(set) var delegate: (any URLSessionDelegate)?
  open var sessionDescription: String?

  /// Callbacks come one after the other, in their order.
  private let queue: DispatchQueue
  private var lastTask = 0
  private var openTasks = 0
  private var isEnding = false
  private var tasks: [WeakTask] = []

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration.duplicate()
    self.delegate = delegate
    let isMain = queue === OperationQueue.main
    delegateQueue = queue ?? OperationQueue()
    self.queue = isMain ? .main : DispatchQueue(label: "com.apple.NSURLSession-delegate")
  }

  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  // MARK: Tasks

  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    added(URLSessionDataTask(session: self, request: request, handler: nil))
  }

  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    added(URLSessionDataTask(session: self, request: request, handler: completionHandler))
  }

  open func dataTask(
    with url: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    added(URLSessionUploadTask(session: self, request: request, body: bodyData, handler: nil))
  }

  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    let body = FileManager.default.contents(atPath: fileURL.path) ?? Data()
    return uploadTask(with: request, from: body)
  }

  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    added(
      URLSessionUploadTask(
        session: self, request: request, body: bodyData, handler: completionHandler))
  }

  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    let body = FileManager.default.contents(atPath: fileURL.path)
    return uploadTask(with: request, from: body, completionHandler: completionHandler)
  }

  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    added(URLSessionDownloadTask(session: self, request: request, handler: nil))
  }

  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    added(URLSessionDownloadTask(session: self, request: request, handler: completionHandler))
  }

  open func downloadTask(
    with url: URL,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
    let rest = ResumeData(resumeData) ?? ResumeData(request: nil, received: 0)
    return added(
      URLSessionDownloadTask(
        session: self, request: URLRequest(url: rest.url), offset: rest.received, handler: nil))
  }

  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    let open = tasks.compactMap(\.task).filter { $0.state != .completed }
    tell { completionHandler(open) }
  }

  // MARK: The end

  open func finishTasksAndInvalidate() {
    isEnding = true
    endIfIdle()
  }

  open func invalidateAndCancel() {
    isEnding = true
    for entry in tasks { entry.task?.cancel() }
    endIfIdle()
  }

  private func endIfIdle() {
    guard isEnding, openTasks == 0 else { return }
    isEnding = false
    tell { [self] in
      delegate?.urlSession(self, didBecomeInvalidWithError: nil)
      delegate = nil
    }
  }

  // MARK: For tasks

  private struct WeakTask { weak var task: URLSessionTask? }

  private func added<Kind: URLSessionTask>(_ task: Kind) -> Kind {
    tasks.removeAll { $0.task == nil }
    tasks.append(WeakTask(task: task))
    (delegate as? any URLSessionTaskDelegate)?.urlSession(self, didCreateTask: task)
    return task
  }

  /// - Returns: The new task's identifier; the first of a session is 1.
  func enter() -> Int {
    lastTask += 1
    openTasks += 1
    return lastTask
  }

  func leave() {
    openTasks -= 1
    endIfIdle()
  }

  /// Calls back on the session's queue, as a turn of its own.
  func tell(_ work: @escaping () -> Void) { queue.async(execute: work) }
}
