import ZoeCodecs

/// A picture with a size in points. PNG files are read; nothing draws their pixels yet.
@MainActor @preconcurrency open class UIImage: NSObject {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public enum ResizingMode: Int, Sendable { case stretch, tile }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  private let picture: CGImage?
  private let points: CGSize
  private let pixelsPerPoint: CGFloat
  private var mode = RenderingMode.automatic
  private var frames: [UIImage]?
  private var cycle: TimeInterval = 0

  private init(_ picture: CGImage?, size: CGSize, scale: CGFloat) {
    self.picture = picture
    points = size
    pixelsPerPoint = scale
    super.init()
  }

  public override convenience init() { self.init(nil, size: .zero, scale: 1) }

  /// From the input's asset catalogues or files; nil, with a note, where there is none.
  public convenience init?(named name: String) {
    guard let found = Storyboard.folder.flatMap({ ImageFiles(folder: $0).find(name) }),
      let data = try? Data(contentsOf: found.url)
    else {
      World.current.add(
        note: WorldNote(code: "ZOE1701", message: "there is no image named \(name)"))
      return nil
    }
    self.init(data: data, scale: found.scale)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// A symbol has its size of about 20 points and no shape, which is a note.
  public convenience init?(systemName name: String) {
    World.current.add(
      note: WorldNote(code: "ZOE1702", message: "the symbol \(name) is not drawn"))
    self.init(nil, size: CGSize(width: 20, height: 20), scale: UIScreen.main.scale)
    mode = .alwaysTemplate
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFiles.scale(of: path))
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// PNG alone; nil for anything else.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? PNG.decode([UInt8](data)) else { return nil }
    self.init(
      cgImage: CGImage(width: image.width, height: image.height, pixels: image.pixels),
      scale: scale, orientation: .up)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(cgImage, size: size, scale: scale)
  }

  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let copy = first.copied()
    copy.frames = images
    copy.cycle = duration
    return copy
  }

  open var size: CGSize { points }
  open var scale: CGFloat { pixelsPerPoint }
  open var cgImage: CGImage? { picture }
  open var imageOrientation: UIImage.Orientation { .up }
  open var images: [UIImage]? { frames }
  open var duration: TimeInterval { cycle }
  open var renderingMode: UIImage.RenderingMode { mode }
  open var resizingMode: UIImage.ResizingMode { .tile }

  open func draw(at point: CGPoint) { noteDrawing() }
  open func draw(in rect: CGRect) { noteDrawing() }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    let copy = copied()
    copy.mode = renderingMode
    return copy
  }

  /// The tint is kept nowhere: pixels are not drawn.
  open func withTintColor(_ color: UIColor) -> UIImage { copied() }
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copied() }

  open func pngData() -> Data? {
    guard let picture, !picture.pixels.isEmpty else { return nil }
    let bytes = try? PNG.encode(
      width: picture.width, height: picture.height, premultipliedBGRA: picture.pixels)
    return bytes.map { Data($0) }
  }

  private func copied() -> UIImage {
    let copy = UIImage(picture, size: points, scale: pixelsPerPoint)
    copy.mode = mode
    copy.frames = frames
    copy.cycle = cycle
    return copy
  }

  private func noteDrawing() {
    World.current.add(note: WorldNote(code: "ZOE1703", message: "images are not drawn yet"))
  }
}

public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageResizingMode = UIImage.ResizingMode
public typealias UIImageOrientation = UIImage.Orientation

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
