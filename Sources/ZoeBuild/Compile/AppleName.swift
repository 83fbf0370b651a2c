import ZoePort

/// Tells a name that Zoetrope does not have yet from a name that is nobody's.
enum AppleName {
  /// What Apple's frameworks for interfaces begin their types with.
  private static let prefixes = ["UI", "CA", "CG", "NS", "CT", "CI", "AV", "SK", "SC", "MTL", "MK"]

  /// What to say beside "cannot find 'UIButton' in scope"; nil where the name looks like the user's own.
  static func hint(_ message: String, in file: PortedFile) -> String? {
    guard message.hasPrefix("cannot find "),
      let name = message.split(separator: "'").dropFirst().first, isApples(name)
    else { return nil }
    guard file.original.contains("import UIKit") || file.original.contains("import QuartzCore")
    else {
      return "this file does not import UIKit"
    }
    return "'\(name)' looks like Apple's: it is misspelt, or not in Zoetrope yet"
  }

  private static func isApples(_ name: Substring) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      return name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }
}
