import CPeers
import Foundation

/// The figures as a Markdown table. In parentheses: multiples of the memset of the same run.
struct Table {
  func printHead(passes: Int) {
    let cairo = peer_cairo_version().map { "Cairo " + String(cString: $0) } ?? "Cairo"
    print(
      "Milliseconds a frame, best of \(passes) passes for each frame; in parentheses multiples of M."
    )
    print("")
    row([
      "scene", "M", "ours, 1 thread", "2 threads", "slowest", cairo, "ours / Cairo", "pixels off",
    ])
    row(Array(repeating: "---", count: 8))
  }

  func printSkipped(_ scene: String, _ why: String) {
    row([scene, why] + Array(repeating: "", count: 6))
  }

  func printRow(_ bench: Bench, _ result: Bench.Result) {
    let ours = result.one.bestFrame
    row([
      "\(bench.name) \(bench.scale)x", text(result.memset, 4), figure(ours, result),
      figure(result.two.bestFrame, result), text(result.one.slowest, 3),
      result.cairo.map { figure($0.bestFrame, result) } ?? "-",
      result.cairo.map { text(ours / $0.bestFrame, 2) } ?? "-",
      result.difference.map {
        text($0, 3) + " %" + ($0 <= bench.bound ? "" : " (over \(text(bench.bound, 1)) %)")
      } ?? "-",
    ])
  }

  func printNotes() {
    print("")
    if peer_cairo_version() == nil {
      print("Cairo was not installed when this was built (libcairo2-dev): skipped.")
    }
  }

  private func row(_ cells: [String]) {
    print("| " + cells.joined(separator: " | ") + " |")
    fflush(nil)
  }

  private func figure(_ time: Double, _ result: Bench.Result) -> String {
    text(time, 3) + " (" + text(time / result.memset, 1) + ")"
  }

  private func text(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
