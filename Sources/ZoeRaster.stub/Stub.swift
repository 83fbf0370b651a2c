import ZoeFilm
public struct Bitmap: Equatable, Sendable { public var width: Int; public var height: Int; public var pixels: [UInt8]
  public var digest: UInt64 { var h: UInt64 = 0; for p in pixels { h = h &* 31 &+ UInt64(p) }; return h } }
public struct Renderer { public init(threads: Int = 1) {}
  public func render(_ list: DisplayList) -> Bitmap { var p = [UInt8](repeating: 0, count: list.width*list.height*4); if let b = list.background { for i in stride(from: 0, to: p.count, by: 4) { p[i]=UInt8(b.blue*255); p[i+1]=UInt8(b.green*255); p[i+2]=UInt8(b.red*255); p[i+3]=UInt8(b.alpha*255) } }; return Bitmap(width: list.width, height: list.height, pixels: p) } }
