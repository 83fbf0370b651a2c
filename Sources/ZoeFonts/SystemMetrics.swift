/// The figures of Apple's system font, which cannot be shipped: layout follows them, outlines come
/// from Inter.
///
/// Everything is in ems, or in points where the name says so (facts row F10.5).
public enum SystemMetrics {
  public static let ascender = 0.9521484375
  /// Below the baseline, so negative.
  public static let descender = -0.2412109375
  public static let lineHeight = ascender - descender
  public static let capHeight = 0.70458984375
  public static let xHeight = 0.5263671875

  /// What is added after every glyph at a size. Points; sizes between rows are blended.
  public static func tracking(size: Double) -> Double {
    let first = trackingTable[0]
    guard size > first.size else { return size / first.size * first.points }
    for (low, high) in zip(trackingTable, trackingTable.dropFirst()) where size <= high.size {
      let share = (size - low.size) / (high.size - low.size)
      return low.points + (high.points - low.points) * share
    }
    return 0
  }

  /// The published tracking of the system font: point size, points. Above 80 there is none.
  static let trackingTable: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38),
    (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35),
    (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
    (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  /// The `wght` coordinate, 1…1000, of UIFont.Weight's raw value, −1…1; blended between Apple's nine.
  public static func weightAxis(_ raw: Double) -> Double {
    guard raw > weightTable[0].raw else { return weightTable[0].axis }
    for (low, high) in zip(weightTable, weightTable.dropFirst()) where raw <= high.raw {
      return low.axis + (high.axis - low.axis) * (raw - low.raw) / (high.raw - low.raw)
    }
    return 900
  }

  static let weightTable: [(raw: Double, axis: Double)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]
}
