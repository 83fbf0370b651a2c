/// How the pixels of a PNG stand for colours.
public enum PixelLayout: Sendable {
  /// Red, green, blue, all opaque; the key is a colour that none has, and stands for clear.
  case rgb(key: UInt32?)
  /// Straight red, green, blue and opacity.
  case rgba
  /// An index to colours kept exactly.
  case exact(FewColors)

  var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    case .exact: 1
    }
  }

  /// The same for a picture alone, on which nothing needs to be clear that is not.
  var withoutKey: PixelLayout {
    switch self {
    case .rgb: return .rgb(key: nil)
    case .exact(var few):
      few.offersClear = few.hasClear
      return .exact(few)
    case .rgba: return self
    }
  }

  /// The number that stands in the file's head.
  var colorType: UInt8 {
    switch self {
    case .rgb: 2
    case .rgba: 6
    case .exact: 3
    }
  }

  /// Whether a pixel may be clear where the clip itself has nothing clear.
  var clear: [UInt8]? {
    switch self {
    case .rgb(let key): key.map { [UInt8($0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
    case .rgba: [0, 0, 0, 0]
    case .exact: [0]
    }
  }

  /// Whether a pixel hides all beneath it.
  ///
  /// - Parameter place: Of its first byte.
  func isOpaque(_ samples: [UInt8], at place: Int) -> Bool {
    switch self {
    case .rgb: true
    case .rgba: samples[place + 3] == 255
    case .exact(let few): few.words[Int(samples[place])] >> 24 == 255
    }
  }

  /// The payloads of `PLTE` and `tRNS`; empty where the file needs none.
  var colorChunks: (colors: [UInt8], alphas: [UInt8]) {
    switch self {
    case .rgb: ([], (clear ?? []).flatMap { [0, $0] })
    case .rgba: ([], [])
    case .exact(let few):
      (
        few.words.flatMap { word -> [UInt8] in
          let alpha = word >> 24
          guard alpha > 0 else { return [0, 0, 0] }
          return [16, 8, 0].map { UInt8(straight(word >> $0 & 255, alpha: alpha)) }
        }, few.alphas
      )
    }
  }

  /// The samples of premultiplied BGRA bytes.
  func samples(of pixels: [UInt8]) -> [UInt8] {
    let size = bytesPerPixel
    return pixels.withUnsafeBytes { raw in
      let words = raw.bindMemory(to: UInt32.self)
      return [UInt8](unsafeUninitializedCapacity: words.count * size) { target, used in
        switch self {
        case .rgb:
          for (index, word) in words.enumerated() {
            target[index * 3] = UInt8(word >> 16 & 255)
            target[index * 3 + 1] = UInt8(word >> 8 & 255)
            target[index * 3 + 2] = UInt8(word & 255)
          }
        case .rgba:
          for (index, word) in words.enumerated() {
            let alpha = word >> 24
            for channel in 0..<3 {
              let component = word >> UInt32(16 - channel * 8) & 255
              target[index * 4 + channel] =
                alpha == 0 ? 0 : UInt8(straight(component, alpha: alpha))
            }
            target[index * 4 + 3] = UInt8(alpha)
          }
        case .exact(let few):
          var last: UInt32 = 0
          var place = few.place(of: 0)
          for (index, word) in words.enumerated() {
            if word != last { (last, place) = (word, few.place(of: word)) }
            target[index] = place
          }
        }
        used = words.count * size
      }
    }
  }
}
