import Foundation

/// Where the tool's own parts are: the modules that users compile against, the runtime, the launcher, the
/// compiler.
public struct Installation: Sendable {
  /// Holds `Modules`, `libZoetropeRuntime.so` and `zoe-launch`.
  public var products: String
  /// Holds the module maps of the C libraries below the runtime.
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

  /// What changes when the runtime is built again. Size and time stand for its bytes.
  var identity: String {
    let facts = try? FileManager.default.attributesOfItem(atPath: runtime)
    let size = (facts?[.size] as? Int) ?? 0
    let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(runtime) \(size) \(time)"
  }

  private static func find(_ program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(program)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// The flags with which a user's module finds ours and the C modules below them.
  func flags() -> [String] {
    let maps = ["CPNG", "CGIF", "CFreeType", "CHarfBuzz"].map { "System/\($0)/module.modulemap" }
    var flags = ["-I", products + "/Modules", "-L", products, "-lZoetropeRuntime"]
    flags += ["-Xlinker", "-rpath", "-Xlinker", products]
    for map in maps { flags += ["-Xcc", "-fmodule-map-file=\(sources)/\(map)"] }
    for name in ["freetype2", "harfbuzz", "libpng16", "glib-2.0"] {
      flags += ["-Xcc", "-I/usr/include/\(name)"]
    }
    return flags
  }
}
