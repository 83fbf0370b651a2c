import Foundation

/// Where the tool's own parts are: the modules that users compile against, the runtime, the launcher, the
/// compiler.
public struct Installation: Sendable {
  /// Holds `Modules`, `libZoetropeRuntime.so` and `zoe-launch`.
  public var products: String
  /// Holds the names of the C libraries below the runtime.
  public var sources: String
  public var compiler: String

  public init() throws(BuildError) {
    guard let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { throw BuildError(.internalError, "cannot tell where the tool itself is") }
    products = (tool as NSString).deletingLastPathComponent
    var root = URL(fileURLWithPath: products)
    while root.path != "/",
      !FileManager.default.fileExists(atPath: root.appendingPathComponent("Sources/System").path)
    {
      root.deleteLastPathComponent()
    }
    sources = root.appendingPathComponent("Sources").path
    let needed = ["libZoetropeRuntime.so", "zoe-launch", "Modules/UIKit.swiftmodule"]
    for name in needed where !FileManager.default.fileExists(atPath: products + "/" + name) {
      throw BuildError(
        .unavailable, "\(products) has no \(name): build the whole package, as ./zoetrope does")
    }
    guard let found = Installation.find("swiftc") else {
      throw BuildError(
        .unavailable, "there is no swiftc on the PATH: install a Swift 6.3 toolchain from swift.org"
      )
    }
    compiler = found
  }

  var runtime: String { products + "/libZoetropeRuntime.so" }
  var launcher: String { products + "/zoe-launch" }

  /// What changes when the runtime is built again or the toolchain is another. Size and time stand for
  /// the bytes.
  var identity: String {
    [runtime, compiler].map { path in
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let facts = try? FileManager.default.attributesOfItem(atPath: real)
      let size = (facts?[.size] as? Int) ?? 0
      let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(path) \(real) \(size) \(time)"
    }.joined(separator: "\n")
  }

  /// The toolchain's program that tells where a process crashed; nil where it has none.
  var backtracer: String? {
    let path = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("libexec/swift/linux/swift-backtrace").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  private static func find(_ program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(program)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// The flags with which a user's module finds ours and the C modules below them.
  func flags() -> [String] {
    ["-I", products + "/Modules", "-L", products, "-lZoetropeRuntime"]
      + ["-Xlinker", "-rpath", "-Xlinker", products]
      // The C libraries below the runtime by name alone: a user's module needs none of their headers.
      + ["-Xcc", "-fmodule-map-file=\(sources)/System/names.modulemap"]
  }
}
