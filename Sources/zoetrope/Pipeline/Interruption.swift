import Foundation
import ZoeBuild
import ZoeExport

/// Ends the command on SIGINT and SIGTERM without leaving anything half done.
enum Interruption {
  /// Written by the handler, read by the thread that cleans up; set once before the handler is.
  nonisolated(unsafe) private static var pipeEnds: [Int32] = [-1, -1]

  static func install() {
    guard pipe(&pipeEnds) == 0 else { return }
    for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      guard read(pipeEnds[0], &byte, 1) == 1 else { return }
      WholeFile.removeUnfinished()
      Children.stop()
      ScratchFolders.removeAll()
      Console.say("\nzoetrope: interrupted")
      _exit(ExitStatus.interrupted.rawValue)
    }
    // A handler, not SIG_IGN: what the command starts keeps the usual meaning of both signals.
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        var byte: UInt8 = 1
        _ = write(Interruption.pipeEnds[1], &byte, 1)
      }
    }
    signal(SIGPIPE, SIG_IGN)
  }
}

/// The processes that this one has started.
enum Children {
  /// Ends those that still run; each was started by this process.
  static func stop() {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    for task in tasks {
      let list = FileManager.default.contents(atPath: "/proc/self/task/\(task)/children") ?? Data()
      for word in String(decoding: list, as: UTF8.self).split(separator: " ") {
        if let number = Int32(word) { kill(number, SIGTERM) }
      }
    }
  }
}
