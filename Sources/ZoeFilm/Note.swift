import ZoeGeometry

/// Something that could not be reproduced, said instead of silently left out.
public struct Note: Equatable, Hashable, Sendable {
  /// Stable, such as `ZOE1203`; `zoetrope explain` knows it.
  public var code: String
  public var message: String
  /// Where in the user's source, as far as known: the file and its line from 1.
  public var file: String?
  public var line: Int?

  public init(code: String, message: String, file: String? = nil, line: Int? = nil) {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
  }
}
