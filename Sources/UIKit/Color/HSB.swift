import ZoeFilm

/// A colour on the wheel: every part 0…1.
struct HSB: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(_ color: Color) {
    let most = max(color.red, color.green, color.blue)
    let spread = most - min(color.red, color.green, color.blue)
    brightness = most
    saturation = most == 0 ? 0 : spread / most
    guard spread != 0 else {
      hue = 0
      return
    }
    let sextant: Double
    if most == color.red {
      sextant = (color.green - color.blue) / spread
    } else if most == color.green {
      sextant = (color.blue - color.red) / spread + 2
    } else {
      sextant = (color.red - color.green) / spread + 4
    }
    hue = (sextant < 0 ? sextant + 6 : sextant) / 6
  }

  func color(alpha: Double) -> Color {
    let turn = hue - hue.rounded(.down)
    let s = min(max(saturation, 0), 1)
    /// The wheel's trapezoid: how much of a primary whose peak begins `shift` sextants away.
    func part(_ shift: Double) -> Double {
      let k = (shift + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - s * max(0, min(k, 4 - k, 1)))
    }
    return Color(part(5), part(3), part(1), alpha)
  }
}
