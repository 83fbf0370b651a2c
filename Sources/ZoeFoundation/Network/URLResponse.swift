/// What a server says before its body. A class because Apple's is.
open class URLResponse: NSObject, @unchecked Sendable {
  open private(set) var url: URL?
  open private(set) var mimeType: String?
  /// Bytes; -1 where it is not known.
  open private(set) var expectedContentLength: Int64
  open private(set) var textEncodingName: String?

  public init(
    url: URL, mimeType MIMEType: String?, expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    self.url = url
    mimeType = MIMEType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }

  open var suggestedFilename: String? {
    let name = url?.lastPathComponent ?? ""
    return name.isEmpty || name == "/" ? "Unknown" : name
  }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  open private(set) var statusCode: Int
  open private(set) var allHeaderFields: [AnyHashable: Any]

  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?,
    headerFields: [String: String]?
  ) {
    let fields = headerFields ?? [:]
    self.statusCode = statusCode
    allHeaderFields = fields
    super.init(
      url: url, mimeType: HeaderFields.value("Content-Type", in: fields),
      expectedContentLength: HeaderFields.value("Content-Length", in: fields).flatMap { Int($0) }
        ?? -1, textEncodingName: nil)
  }

  open func value(forHTTPHeaderField field: String) -> String? {
    HeaderFields.value(field, in: allHeaderFields as? [String: String] ?? [:])
  }

  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 100..<200: "informational"
    case 200: "no error"
    case 201..<300: "success"
    case 300..<400: "redirected"
    case 404: "not found"
    case 400..<500: "client error"
    case _: "server error"
    }
  }
}
