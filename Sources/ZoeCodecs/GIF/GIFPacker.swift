import CGIF

/// A picture's data as a GIF file holds it, compressed by giflib.
///
/// giflib writes whole files; the packer has it write one of a single picture into memory and takes the
/// picture's blocks out of it. A class because giflib keeps a pointer to where the bytes go.
final class GIFPacker {
  private var bytes: [UInt8] = []
  /// Of an index, 2…8.
  private let bits: Int

  init(bits: Int) { self.bits = bits }

  /// - Parameters:
  ///   - indices: One a pixel, rows from the top.
  ///   - width: Pixels, 1…65535, as is `height`.
  /// - Returns: From the first code's width to the empty block.
  func pack(_ indices: [UInt8], width: Int, height: Int) throws(CodecError) -> [UInt8] {
    bytes = []
    var error: Int32 = 0
    let target = Unmanaged.passUnretained(self).toOpaque()
    guard let file = EGifOpen(target, { GIFPacker.write($0, $1, $2) }, &error) else {
      throw GIFPacker.failure(error)
    }
    guard let map = GifMakeMapObject(1 << Int32(bits), nil) else { throw GIFPacker.failure(0) }
    defer { GifFreeMapObject(map) }
    var line = indices
    let isWritten =
      EGifPutScreenDesc(file, Int32(width), Int32(height), Int32(bits), 0, map) != GIF_ERROR
      && EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, nil) != GIF_ERROR
      && EGifPutLine(file, &line, Int32(line.count)) != GIF_ERROR
    guard EGifCloseFile(file, &error) != GIF_ERROR, isWritten else {
      throw GIFPacker.failure(error)
    }
    return Array(bytes[head..<(bytes.count - GIFPacker.trailer)])
  }

  /// Signature, screen, colours and the picture's own head stand before its data.
  private var head: Int { 6 + 7 + 3 * (1 << bits) + 10 }
  private static let trailer = 1

  private static func write(
    _ file: UnsafeMutablePointer<GifFileType>?, _ source: UnsafePointer<UInt8>?, _ count: Int32
  ) -> Int32 {
    guard let owner = file?.pointee.UserData, let source else { return 0 }
    let packer = Unmanaged<GIFPacker>.fromOpaque(owner).takeUnretainedValue()
    packer.bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: Int(count)))
    return count
  }

  private static func failure(_ code: Int32) -> CodecError {
    let words = GifErrorString(code).map { String(cString: $0) }
    return .notEncodable(format: "GIF", reason: words ?? "no memory")
  }
}
