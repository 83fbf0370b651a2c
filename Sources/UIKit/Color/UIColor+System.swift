import ZoeFilm

// System colours as of iOS 13 to 18: light and dark, sRGB 0…255 with alpha 0…1.

extension UIColor {
  public class var systemRed: UIColor { System.systemRed }
  public class var systemGreen: UIColor { System.systemGreen }
  public class var systemBlue: UIColor { System.systemBlue }
  public class var systemOrange: UIColor { System.systemOrange }
  public class var systemYellow: UIColor { System.systemYellow }
  public class var systemPink: UIColor { System.systemPink }
  public class var systemPurple: UIColor { System.systemPurple }
  public class var systemTeal: UIColor { System.systemTeal }
  public class var systemIndigo: UIColor { System.systemIndigo }
  public class var systemBrown: UIColor { System.systemBrown }
  public class var systemMint: UIColor { System.systemMint }
  public class var systemCyan: UIColor { System.systemCyan }
  public class var systemGray: UIColor { System.systemGray }
  public class var systemGray2: UIColor { System.systemGray2 }
  public class var systemGray3: UIColor { System.systemGray3 }
  public class var systemGray4: UIColor { System.systemGray4 }
  public class var systemGray5: UIColor { System.systemGray5 }
  public class var systemGray6: UIColor { System.systemGray6 }
  public class var label: UIColor { System.label }
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  public class var link: UIColor { System.link }
  public class var placeholderText: UIColor { System.placeholderText }
  public class var separator: UIColor { System.separator }
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  public class var systemBackground: UIColor { System.systemBackground }
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    System.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    System.tertiarySystemGroupedBackground
  }
  public class var systemFill: UIColor { System.systemFill }
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
  public class var groupTableViewBackground: UIColor { System.groupTableViewBackground }
  public class var tintColor: UIColor { System.systemBlue }

  private enum System {
    static let systemRed = UIColor(light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
    static let systemGreen = UIColor(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
    static let systemBlue = UIColor(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
    static let systemOrange = UIColor(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
    static let systemYellow = UIColor(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
    static let systemPink = UIColor(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
    static let systemPurple = UIColor(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
    static let systemTeal = UIColor(light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
    static let systemIndigo = UIColor(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
    static let systemBrown = UIColor(light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
    static let systemMint = UIColor(light: (0, 199, 190, 1), dark: (99, 230, 226, 1))
    static let systemCyan = UIColor(light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
    static let systemGray = UIColor(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
    static let systemGray2 = UIColor(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
    static let systemGray3 = UIColor(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
    static let systemGray4 = UIColor(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
    static let systemGray5 = UIColor(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
    static let systemGray6 = UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
    static let label = UIColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
    static let secondaryLabel = UIColor(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
    static let tertiaryLabel = UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    static let quaternaryLabel = UIColor(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
    static let link = UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
    static let placeholderText = UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    static let separator = UIColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
    static let opaqueSeparator = UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
    static let systemBackground = UIColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
    static let secondarySystemBackground = UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
    static let tertiarySystemBackground = UIColor(light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
    static let systemGroupedBackground = UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
    static let secondarySystemGroupedBackground = UIColor(
      light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
    static let tertiarySystemGroupedBackground = UIColor(
      light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
    static let systemFill = UIColor(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
    static let secondarySystemFill = UIColor(
      light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
    static let tertiarySystemFill = UIColor(
      light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
    static let quaternarySystemFill = UIColor(
      light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
    static let groupTableViewBackground = UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  }

  private typealias Bytes = (red: Double, green: Double, blue: Double, alpha: Double)

  private convenience init(light: Bytes, dark: Bytes) {
    func color(_ c: Bytes) -> UIColor {
      UIColor(red: c.red / 255, green: c.green / 255, blue: c.blue / 255, alpha: c.alpha)
    }
    let colors = (light: color(light), dark: color(dark))
    self.init { $0.userInterfaceStyle == .dark ? colors.dark : colors.light }
  }
}
