import Foundation
import ZoePort

/// A type of the user that the generated file had to do without, and the compiler's reason. Kept beside
/// the compiled library.
public struct LeftOut: Codable, Equatable, Sendable {
  public var name: String
  public var file: String
  public var line: Int
  public var why: String

  public var message: String { "\(name) cannot be shown by itself: \(why)" }

  init(type: RegisteredType, why: String) {
    name = type.name
    file = type.file
    line = type.line
    self.why = why
  }

  private static func path(_ folder: String) -> URL {
    URL(fileURLWithPath: folder + "/left-out.json")
  }

  static func write(_ types: [LeftOut], in folder: String) throws(BuildError) {
    guard !types.isEmpty else { return }
    do {
      try JSONEncoder().encode(types).write(to: path(folder))
    } catch {
      throw BuildError(.cannotWrite, "cannot write \(path(folder).path)")
    }
  }

  static func read(_ folder: String) -> [LeftOut] {
    guard let data = try? Data(contentsOf: path(folder)) else { return [] }
    return (try? JSONDecoder().decode([LeftOut].self, from: data)) ?? []
  }
}
