// Plain names of Core Foundation and the Objective-C runtime that animation sources use.

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// The date. Seconds since 2001-01-01.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  World.current.unixTime - 978_307_200
}

/// There is no pool to drain; the body runs.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
