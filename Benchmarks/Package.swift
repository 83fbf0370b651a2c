// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package of its own, so that building Zoetrope builds no benchmark. Peers are measured where their
// headers are installed.

func isInstalled(_ header: String) -> Bool {
  FileManager.default.fileExists(atPath: "/usr/include/" + header)
}

let hasCairo = isInstalled("cairo/cairo.h")

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Zoetrope", path: "..")],
  targets: [
    .target(
      name: "CPeers",
      cSettings: hasCairo ? [.define("HAVE_CAIRO")] : [],
      linkerSettings: hasCairo ? [.linkedLibrary("cairo")] : []),
    .executableTarget(
      name: "zoe-bench",
      dependencies: ["CPeers", .product(name: "ZoeRaster", package: "Zoetrope")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
