/// What is asked of a server.
public struct URLRequest: Hashable, Sendable, CustomStringConvertible {
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5

    public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  /// Seconds. A run's network is never late, so that nothing times out.
  public var timeoutInterval: TimeInterval
  public var mainDocumentURL: URL?
  public var httpMethod: String? = "GET"
  public var allHTTPHeaderFields: [String: String]?
  public var httpBody: Data?
  public var allowsCellularAccess = true
  public var httpShouldHandleCookies = true

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  public var description: String { url?.description ?? "url: nil" }

  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields.flatMap { HeaderFields.value(field, in: $0) }
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    for name in fields.keys where name.lowercased() == field.lowercased() { fields[name] = nil }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Values of one field are parted by commas.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
}

/// Names of header fields differ in no case.
enum HeaderFields {
  static func value(_ field: String, in fields: [String: String]) -> String? {
    let wanted = field.lowercased()
    return fields.keys.sorted().first { $0.lowercased() == wanted }.flatMap { fields[$0] }
  }
}
