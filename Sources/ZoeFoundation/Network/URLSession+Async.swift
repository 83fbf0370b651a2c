// The forms that a task waits in. A cancelled task cancels its request.

extension URLSession {
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await answer(delegate) { self.dataTask(with: request, completionHandler: $0) }
  }

  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await answer(delegate) {
      self.uploadTask(with: request, from: bodyData, completionHandler: $0)
    }
  }

  public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await answer(delegate) {
      self.uploadTask(with: request, fromFile: fileURL, completionHandler: $0)
    }
  }

  /// The file stays until the caller takes it away: nobody can tell when it was read.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await answer(delegate) { handler in
      self.downloadTask(with: request) { file, response, error in
        handler(file.map(URLSession.kept), response, error)
      }
    }
  }

  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  private static func kept(_ file: URL) -> URL {
    let place = file.deletingPathExtension().appendingPathExtension("download")
    try? FileManager.default.moveItem(at: file, to: place)
    return place
  }

  private func answer<Body>(
    _ delegate: (any URLSessionTaskDelegate)?,
    _ make: (@escaping (Body?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Body, URLResponse) {
    let canceller = Canceller()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = make { body, response, error in
          if let body, let response {
            continuation.resume(returning: (body, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        task.delegate = delegate
        canceller.task = task
        task.resume()
      }
    } onCancel: {
      canceller.task?.cancel()
    }
  }
}

/// Carries a request to where its task's end is heard of. A class because both sides know the same.
private final class Canceller: @unchecked Sendable {
  var task: URLSessionTask?
}
