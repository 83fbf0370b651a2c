// swift-tools-version: 6.2
import Foundation
import PackageDescription

// One target a stage; arrows point down only (Docs/architecture.md, checked by Scripts/check-arrows).
// `ZOETROPE_ONLY=ZoeFilm,ZoeRaster` prunes the package to those targets, what they need and their
// tests: the quick lane for work on one stage.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Apple's frameworks are imported as Swift 5 mode libraries; their stand-ins are built the same way.
let capture: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .swiftLanguageMode(.v5),
]

/// Where the toolchain keeps SwiftSyntax: `usr/lib/swift/host` beside the compiler in use.
let toolchainHost: String = {
  if let given = ProcessInfo.processInfo.environment["ZOETROPE_TOOLCHAIN_HOST"] { return given }
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: String(folder) + "/swiftc").resolvingSymlinksInPath()
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
  }
  return "/opt/swift/usr/lib/swift/host"
}()
let toolchainSyntax: [SwiftSetting] = [.unsafeFlags(["-I", toolchainHost])]
let toolchainSyntaxLink: [LinkerSetting] = [
  .unsafeFlags(["-L", toolchainHost, "-Xlinker", "-rpath", "-Xlinker", toolchainHost]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
  .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
  .linkedLibrary("SwiftOperators"), .linkedLibrary("SwiftBasicFormat"),
]

@MainActor func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
    swiftSettings: strict + [.swiftLanguageMode(.v5)])
}

let overlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]

let all: [Target] = [
  // Libraries of the system.
  .systemLibrary(
    name: "CPNG", path: "Sources/System/CPNG", pkgConfig: "libpng",
    providers: [.apt(["libpng-dev"])]),
  .systemLibrary(
    name: "CGIF", path: "Sources/System/CGIF", pkgConfig: "libgif",
    providers: [.apt(["libgif-dev"])]),
  .systemLibrary(
    name: "CFreeType", path: "Sources/System/CFreeType", pkgConfig: "freetype2",
    providers: [.apt(["libfreetype-dev"])]),
  .systemLibrary(
    name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz",
    providers: [.apt(["libharfbuzz-dev"])]),
  .systemLibrary(
    name: "CFriBidi", path: "Sources/System/CFriBidi", pkgConfig: "fribidi",
    providers: [.apt(["libfribidi-dev"])]),

  // Shared core: no Foundation, values only.
  .target(name: "CZoeKernels"),
  .target(name: "ZoeGeometry", swiftSettings: strict),
  .target(name: "ZoeClock", swiftSettings: strict),
  .target(name: "ZoeTape", swiftSettings: strict),
  .target(name: "ZoeCodecs", dependencies: ["CPNG", "CGIF"], swiftSettings: strict),
  .target(name: "ZoeFilm", dependencies: ["ZoeGeometry"], swiftSettings: strict),
  .target(name: "ZoeRaster", dependencies: ["ZoeFilm", "CZoeKernels"], swiftSettings: strict),

  // Capture half: linked into the user's program, shipped as one dynamic library.
  .target(
    name: "ZoeFonts", dependencies: ["ZoeFilm", "CFreeType", "CHarfBuzz", "CFriBidi"],
    swiftSettings: strict),
  .target(name: "ZoeFoundation", dependencies: ["ZoeClock"], swiftSettings: capture),
  .target(
    name: "CoreGraphics", dependencies: ["ZoeGeometry", "ZoeFilm", "ZoeFoundation"],
    swiftSettings: capture),
  .target(
    name: "QuartzCore", dependencies: ["CoreGraphics", "ZoeFilm", "ZoeClock", "ZoeFonts"],
    swiftSettings: capture),
  .target(
    name: "ZoeLayout", dependencies: [], swiftSettings: strict),
  .target(
    name: "UIKit", dependencies: ["QuartzCore", "ZoeFonts", "ZoeCodecs", "ZoeLayout"],
    swiftSettings: capture),
  .target(
    name: "ZoeHost", dependencies: ["UIKit", "ZoeClock", "ZoeFilm", "ZoeTape"],
    swiftSettings: capture),
  // Linked so that the launcher's own of their functions come before theirs everywhere.
  .executableTarget(
    name: "zoe-launch",
    linkerSettings: [
      .linkedLibrary("dl"), .linkedLibrary("dispatch"), .linkedLibrary("BlocksRuntime"),
      .linkedLibrary("FoundationEssentials"),
    ]),

  // Swift Testing's cross-import overlays ask for these two by name.
  .target(name: "_Testing_CoreGraphics", path: "Sources/Overlays/_Testing_CoreGraphics"),
  .target(name: "_Testing_UIKit", path: "Sources/Overlays/_Testing_UIKit"),

  // Output half: linked into the tool.
  .target(name: "ZoeExport", dependencies: ["ZoeRaster", "ZoeCodecs"], swiftSettings: strict),
  .target(
    name: "ZoePort", swiftSettings: strict + toolchainSyntax, linkerSettings: toolchainSyntaxLink),
  .target(name: "ZoeBuild", dependencies: ["ZoePort"], swiftSettings: strict + toolchainSyntax),
  .executableTarget(
    name: "zoetrope", dependencies: ["ZoeExport", "ZoeBuild", "ZoePort", "ZoeFilm", "ZoeTape"],
    swiftSettings: strict + toolchainSyntax),

  tests("ZoeGeometry"), tests("ZoeClock"), tests("ZoeTape"), tests("ZoeFilm"), tests("ZoeRaster"),
  tests("ZoeCodecs"), tests("ZoeFonts"), tests("ZoeFoundation"), tests("CoreGraphics", overlays),
  tests("QuartzCore", overlays), tests("ZoeLayout"), tests("UIKit", overlays),
  tests("ZoeHost", overlays), tests("ZoeExport"),
  // Apple's own pictures, where the folder with them is at hand (Tests/FidelityTests/Pictures.swift).
  .testTarget(
    name: "FidelityTests", dependencies: ["UIKit", "ZoeRaster", "ZoeCodecs"] + overlays,
    swiftSettings: strict + [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "ZoePortTests", dependencies: ["ZoePort"],
    swiftSettings: strict + toolchainSyntax + [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "ZoeBuildTests", dependencies: ["ZoeBuild"],
    swiftSettings: strict + toolchainSyntax + [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "zoetropeTests", dependencies: ["zoetrope"],
    swiftSettings: strict + toolchainSyntax + [.swiftLanguageMode(.v5)]),
]

let products: [Product] = [
  .library(
    name: "ZoetropeRuntime", type: .dynamic,
    targets: ["ZoeFoundation", "CoreGraphics", "QuartzCore", "UIKit", "ZoeHost"]),
  // For the package in Benchmarks.
  .library(name: "ZoeRaster", targets: ["ZoeRaster", "ZoeFilm", "ZoeGeometry"]),
]

/// The named targets with everything below them, and their test targets.
@MainActor func pruned(to names: [String]) -> [Target] {
  let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  var kept: Set<String> = []
  func keep(_ name: String) {
    guard let target = byName[name], kept.insert(name).inserted else { return }
    for dependency in target.dependencies {
      if case .byNameItem(let below, _) = dependency { keep(below) }
      if case .targetItem(let below, _) = dependency { keep(below) }
    }
  }
  names.forEach {
    keep($0); if byName["\($0)Tests"] != nil { keep("\($0)Tests") }
  }
  return all.filter { kept.contains($0.name) }
}

let only = ProcessInfo.processInfo.environment["ZOETROPE_ONLY"]?.split(separator: ",").map(
  String.init)

let package = Package(
  name: "Zoetrope",
  products: only == nil ? products : [],
  targets: only.map(pruned) ?? all
)
