import Testing

@testable import ZoeFoundation

/// Writes down what a session tells.
private final class Diary: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate {
  var lines: [String] = []
  /// When pieces came, in seconds, and how much was there then.
  var times: [Double] = []
  var totals: [Int64] = []
  var file: (size: Int, path: String)?

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    times.append(World.current.clock.now)
    totals.append(totalBytesWritten)
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    lines.append("file")
    file = (FileManager.default.contents(atPath: location.path)?.count ?? -1, location.path)
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64
  ) {
    lines.append("resumed at \(fileOffset) of \(expectedTotalBytes)")
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    lines.append("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    lines.append("data \(data.count)")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    lines.append("sent \(totalBytesSent)")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    lines.append("complete \((error as? URLError)?.code.rawValue ?? 0)")
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    lines.append("invalid")
  }
}

extension OneWorld {
  @Suite struct URLSessionTests {
    private let url = URL(string: "https://example.org/film.mp4?a=1")!
    private let diary = Diary()
    private let session: URLSession

    init() {
      World.reset()
      session = URLSession(configuration: .default, delegate: diary, delegateQueue: nil)
    }

    @Test func `four megabytes over three seconds come in sixty pieces`() {
      World.current.network.add("*", .body(bytes: 4_000_000, over: 3))
      session.downloadTask(with: url).resume()

      OneWorld.run()

      #expect(diary.times.count == 60)
      #expect(diary.times.prefix(3) == [0.05, 0.1, 0.15])
      #expect(diary.totals.prefix(3) == [66_666, 133_333, 200_000])
      #expect(diary.times.last == 3)
      #expect(diary.totals.last == 4_000_000)
    }

    @Test func `a download ends with a file of its size, which is gone afterwards`() {
      World.current.network.add("*", .body(bytes: 1000, over: 0.1))
      let task = session.downloadTask(with: url)
      task.resume()

      OneWorld.run()

      #expect(diary.file?.size == 1000)
      #expect(FileManager.default.fileExists(atPath: diary.file?.path ?? "/") == false)
      #expect(diary.lines == ["file", "complete 0"])
      #expect(task.state == .completed)
      #expect(task.countOfBytesReceived == 1000)
      #expect(task.progress.fractionCompleted == 1)
      #expect((task.response as? HTTPURLResponse)?.statusCode == 200)
      #expect(task.response?.suggestedFilename == "film.mp4")
    }

    @Test func `a task begins with resume, not before`() {
      World.current.network.add("*", .body(bytes: 10, over: 0))
      let task = session.downloadTask(with: url)

      OneWorld.run()
      #expect(task.state == .suspended)
      #expect(diary.lines.isEmpty)

      task.resume()
      #expect(task.state == .running)
      #expect(diary.lines.isEmpty)
    }

    @Test func `without an answer a request fails, and a note tells the line to write`() {
      session.dataTask(with: url).resume()

      OneWorld.run()

      #expect(diary.lines == ["complete -1009"])
      #expect(
        World.current.notes == [
          WorldNote(
            code: "ZOE1310",
            message: "no network in a run: the request to https://example.org/film.mp4?a=1 failed;"
              + " give it an answer with a tape (--tape) that has the line:"
              + " Network https://example.org/film.mp4?a=1 1MB over 2s")
        ])
    }

    @Test func `a rule may let requests fail`() {
      World.current.network.add("*", .fail)
      session.dataTask(with: url).resume()

      OneWorld.run()

      #expect(diary.lines == ["complete -1005"])
      #expect(World.current.notes.isEmpty)
    }

    @Test func `the newest rule that fits counts`() {
      World.current.network.add("*", .body(bytes: 5, over: 0))
      World.current.network.add("https://*.mp4?a=*", .body(bytes: 7, over: 0))
      World.current.network.add("https://*.png", .body(bytes: 9, over: 0))
      session.dataTask(with: url).resume()

      OneWorld.run()

      #expect(diary.lines == ["response 200", "data 7", "complete 0"])
    }

    @Test func `a suspended download goes on where it was`() {
      World.current.network.add("*", .body(bytes: 100, over: 1))
      let task = session.downloadTask(with: url)
      task.resume()
      OneWorld.run(until: 0.5)
      World.current.clock.advance(to: 0.5)
      task.suspend()
      World.current.clock.advance(to: 2)

      task.resume()
      OneWorld.run()

      #expect(diary.times[9] == 0.5)
      #expect(diary.times[10] == 2.05)
      #expect(World.current.clock.now == 2.5)
      #expect(diary.lines == ["file", "complete 0"])
    }

    @Test func `a cancelled download says so and keeps no timetable`() {
      World.current.network.add("*", .body(bytes: 100, over: 1))
      let task = session.downloadTask(with: url)
      task.resume()
      OneWorld.run(until: 0.5)

      task.cancel()
      #expect(task.state == .canceling)
      OneWorld.run()

      #expect(diary.lines == ["complete -999"])
      #expect(diary.totals.last == 50)
      #expect(World.current.clock.nextTime == nil)
    }

    @Test func `a download may go on in another task`() {
      World.current.network.add("*", .body(bytes: 100, over: 1))
      let task = session.downloadTask(with: url)
      task.resume()
      OneWorld.run(until: 0.5)
      var rest: Data?
      task.cancel { rest = $0 }
      OneWorld.run(until: 0.5)

      session.downloadTask(withResumeData: rest ?? Data()).resume()
      OneWorld.run()

      #expect(diary.lines == ["complete -999", "resumed at 50 of 100", "file", "complete 0"])
      #expect(diary.totals[10] == 55)
      #expect(World.current.clock.now == 1)
    }

    @Test func `what came while nobody could hear is told at once`() {
      World.current.network.add("*", .body(bytes: 100, over: 1))
      session.downloadTask(with: url).resume()
      OneWorld.run(until: 0.25)

      World.current.clock.advance(to: 0.85)
      OneWorld.run()

      #expect(diary.times[4...6] == [0.25, 0.85, 0.9])
      #expect(diary.totals[4...6] == [25, 85, 90])
    }

    @Test func `a handler takes the delegate's place`() {
      World.current.network.add("*", .body(bytes: 3, over: 1))
      nonisolated(unsafe) var told: [String] = []
      session.dataTask(with: url) { data, response, error in
        told.append("\(data?.count ?? -1) \(response?.expectedContentLength ?? -1) \(error == nil)")
      }.resume()

      OneWorld.run()

      #expect(told == ["3 3 true"])
      #expect(diary.lines.isEmpty)
    }

    @Test func `a failed handler has an error that names the URL`() {
      nonisolated(unsafe) var told: URLError?
      session.downloadTask(with: url) { file, _, error in
        told = file == nil ? error as? URLError : nil
      }.resume()

      OneWorld.run()

      #expect(told?.code == .notConnectedToInternet)
      #expect(told?.failingURL == url)
      #expect(told?.localizedDescription == "The Internet connection appears to be offline.")
    }

    @Test func `an upload sends its body first`() {
      World.current.network.add("*", .body(bytes: 2, over: 0))
      session.uploadTask(with: URLRequest(url: url), from: Data(count: 20)).resume()

      OneWorld.run()

      #expect(diary.lines == ["sent 20", "response 200", "data 2", "complete 0"])
    }

    @Test func `a file is its own answer`() throws {
      let place = NSTemporaryDirectory() + "/zoetrope-session-test.txt"
      try Data("hello".utf8).write(to: URL(fileURLWithPath: place))
      session.dataTask(with: URL(fileURLWithPath: place)).resume()

      OneWorld.run()

      #expect(diary.lines == ["response 0", "data 5", "complete 0"])
    }

    @Test func `a session ends once its tasks have`() {
      World.current.network.add("*", .body(bytes: 2, over: 1))
      session.dataTask(with: url).resume()
      session.finishTasksAndInvalidate()

      OneWorld.run()

      #expect(diary.lines.suffix(2) == ["complete 0", "invalid"])
      #expect(session.delegate == nil)
    }

    @Test func `the main operation queue is the main queue`() {
      World.current.network.add("*", .body(bytes: 2, over: 0))
      let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
      nonisolated(unsafe) var isMain = false
      session.dataTask(with: url) { _, _, _ in
        isMain = World.current.queues.current === DispatchQueue.main
      }.resume()

      OneWorld.run()

      #expect(isMain)
    }
  }
}
