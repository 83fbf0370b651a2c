import Foundation
import ZoePort

/// A user's module, compiled.
public struct BuiltModule: Sendable {
  public var library: String
  public var port: PortedModule
  /// Types that cannot be shown by themselves, though everything else compiles.
  public var leftOut: [LeftOut]
  /// Whether swiftc ran.
  public var isFresh: Bool
  /// Seconds.
  public var portTime: Double
  public var compileTime: Double
}

/// Ports and compiles an input; what was compiled before is found by its contents.
public struct Builder {
  public let installation: Installation

  public init(_ installation: Installation) { self.installation = installation }

  /// Raised when the way of compiling changes.
  private static let version = "2"

  public func build(_ input: Input) throws(BuildError) -> BuiltModule {
    let start = DispatchTime.now()
    let port = Porter.port(input.sources)
    let ported = DispatchTime.now()
    let module = input.moduleName
    var key = ContentKey()
    for text in [Builder.version, installation.identity, installation.compiler, module, port.shim] {
      key.add(text)
    }
    for file in port.files {
      key.add(file.path)
      key.add(file.text)
    }
    var isFresh = false
    let place = try Cache.builds().entry(key.text) { (scratch) throws(BuildError) in
      isFresh = true
      try compile(port, module: module, into: scratch)
    }
    return BuiltModule(
      library: "\(place)/lib\(module).so", port: port, leftOut: LeftOut.read(place),
      isFresh: isFresh,
      portTime: Builder.seconds(start, ported), compileTime: Builder.seconds(ported, .now()))
  }

  private static func seconds(_ a: DispatchTime, _ b: DispatchTime) -> Double {
    Double(b.uptimeNanoseconds - a.uptimeNanoseconds) / 1e9
  }

  private func compile(
    _ port: PortedModule, module: String, into folder: String
  ) throws(BuildError) {
    var files: [String] = []
    for (number, file) in port.files.enumerated() {
      let name = (file.path as NSString).lastPathComponent
      files.append("\(folder)/\(number)-\(name)")
      try write(file.text, to: files[number])
    }
    let generated = "\(folder)/\(CompilerOutput.generatedName)"
    files.append(generated)
    // Whole-module mode with one thread was the quickest for one to ten files.
    var arguments = [
      "-emit-library", "-Onone", "-wmo", "-swift-version", "5", "-suppress-warnings",
      // Crashes are told by the user's own lines.
      "-gline-tables-only", "-module-name", module, "-D", "DEBUG", "-o",
      "\(folder)/lib\(module).so",
    ]
    arguments += installation.flags() + files

    var shim = port.shim.split(separator: "\n", omittingEmptySubsequences: false)
    var leftOut: [LeftOut] = []
    while true {
      try write(shim.joined(separator: "\n"), to: generated)
      let (status, output) = try Program.run(installation.compiler, arguments)
      if status == 0 { break }
      let errors = CompilerOutput.diagnostics(output, of: port)
      // What cannot be constructed alone need not keep the rest from being shown.
      let faults = CompilerOutput.faultyLines(output, of: port).filter { !shim[$0.key - 1].isEmpty }
      guard !faults.isEmpty, CompilerOutput.errors(output, in: port.files).isEmpty else {
        throw BuildError(
          .doesNotCompile,
          lines: errors.isEmpty
            ? ["zoetrope: error: swiftc failed (status \(status))"]
              + output.split(separator: "\n").suffix(20).map(String.init) : errors)
      }
      for (line, message) in faults.sorted(by: { $0.key < $1.key }) {
        shim[line - 1] = ""
        if let type = port.registered[line] { leftOut.append(LeftOut(type: type, why: message)) }
      }
    }
    try LeftOut.write(leftOut, in: folder)
    for file in files { unlink(file) }
  }

  private func write(_ text: String, to path: String) throws(BuildError) {
    do {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      throw BuildError(.internalError, "cannot write \(path)")
    }
  }
}
