import Foundation
import ZoeCodecs
import ZoeRaster

/// The folder of pictures that Apple's frameworks drew, which is no part of the package.
enum Pictures {
  /// `ZOETROPE_FIDELITY`, else `../shared/fidelity` beside the package; nil where it is not there.
  static let folder: String? = {
    let given = ProcessInfo.processInfo.environment["ZOETROPE_FIDELITY"]
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = given ?? package.appendingPathComponent("../shared/fidelity").path
    return FileManager.default.fileExists(atPath: folder + "/apple/index.tsv") ? folder : nil
  }()

  /// The names in the folder's index.
  static func names(in folder: String) throws -> [String] {
    let index = try String(contentsOfFile: folder + "/apple/index.tsv", encoding: .utf8)
    return index.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
      .map(String.init).filter { $0.hasSuffix(".png") }
  }

  static func picture(_ name: String, in folder: String) throws -> PixelImage {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/apple/" + name + ".png"))
    return try PNG.decode([UInt8](bytes))
  }
}

/// How far one picture is from another. A pixel's difference is the largest of its channels', 0…255.
struct Figures: CustomStringConvertible {
  private(set) var mean = 0.0
  /// Shares of the pixels.
  private(set) var over16 = 0.0
  private(set) var over48 = 0.0
  private(set) var largest = 0

  /// - Parameter region: Left, top, right and bottom of the pixels that count; nil for all.
  init(_ ours: Bitmap, _ theirs: PixelImage, in region: (Int, Int, Int, Int)?) {
    let (left, top, right, bottom) = region ?? (0, 0, ours.width, ours.height)
    var sum = 0
    var counts = (over16: 0, over48: 0)
    for y in top..<bottom {
      for x in left..<right {
        let at = (y * ours.width + x) * 4
        var worst = 0
        for channel in at..<at + 4 {
          worst = max(worst, abs(Int(ours.pixels[channel]) - Int(theirs.pixels[channel])))
        }
        sum += worst
        if worst > 16 { counts.over16 += 1 }
        if worst > 48 { counts.over48 += 1 }
        largest = max(largest, worst)
      }
    }
    let pixels = Double((right - left) * (bottom - top))
    mean = Double(sum) / pixels
    over16 = Double(counts.over16) / pixels
    over48 = Double(counts.over48) / pixels
  }

  var description: String {
    func text(_ v: Double, _ places: Int) -> String { String(format: "%.\(places)f", v) }
    return "mean \(text(mean, 3))  over 16: \(text(over16 * 100, 3)) %  largest \(largest)"
  }
}

/// What a kind of picture must keep to.
enum Bar {
  case shapes, gradients, shadows
  /// `UIBezierPath.fill` at 1x, which Apple flattens coarsely (facts row F9.8).
  case coarseFill
  /// Trims with an offset, whose ends are known to a quarter of a point.
  case trims

  func holds(_ f: Figures) -> Bool {
    switch self {
    case .shapes: f.mean <= 0.5 && f.over16 <= 0.005 && f.largest <= 48
    case .gradients: f.mean <= 0.7 && f.over16 <= 0.005 && f.largest <= 48
    case .shadows: f.mean <= 0.5 && f.over16 == 0
    case .coarseFill: f.mean <= 1 && f.over16 <= 0.015 && f.largest <= 48
    case .trims: f.mean <= 0.5 && f.over16 <= 0.006 && f.over48 <= 0.004
    }
  }
}
