import CZoeKernels

// Draws what meets one window of a surface. No pixel depends on the window's size.
struct BandPainter {
  let scratch: Scratch

  func paint(_ nodes: [PlanNode], onto target: zoe_surface, window: PixelRect) {
    for node in nodes {
      let part = node.bounds.intersection(window)
      if part.isEmpty { continue }
      switch node {
      case .shape(let shape): paint(shape, onto: target, window: part)
      case .group(let group): paint(group, onto: target, window: part)
      case .shadow(let shadow): paint(shadow, onto: target, window: part)
      }
    }
  }

  private func paint(_ shape: PlanShape, onto target: zoe_surface, window: PixelRect) {
    switch shape.paint {
    case .solid(let word):
      var paint = zoe_paint()
      paint.kind = ZOE_SOLID
      paint.color = word
      sweep(shape.edges, shape.isEvenOdd, paint, onto: target, window: window)
    case .gradient(let gradient):
      gradient.stretches.withUnsafeBufferPointer { stretches in
        var paint = gradient.kernelPaint(stretches)
        switch gradient.kind {
        case .axial:
          sweep(shape.edges, shape.isEvenOdd, paint, onto: target, window: window)
        case .radial, .conic:
          let pixels = scratch.takeSurface(over: window)
          gradient.fill(pixels, window, &paint)
          let laid = BandPainter.pixelPaint(pixels, alpha: 255)
          sweep(shape.edges, shape.isEvenOdd, laid, onto: target, window: window)
          scratch.giveBack(pixels)
        }
      }
    }
  }

  private func paint(_ shadow: PlanShadow, onto target: zoe_surface, window: PixelRect) {
    shadow.bytes.withUnsafeBufferPointer { bytes in
      let mask = zoe_mask(
        bytes: bytes.baseAddress, left: shadow.place.left, top: shadow.place.top,
        width: shadow.place.width, height: shadow.place.height, coarse: shadow.coarse)
      withUnsafePointer(to: mask) { mask in
        withUnsafePointer(to: scratch.cells(over: window)) { cells in
          withUnsafePointer(to: target) { zoe_mask_window(mask, shadow.color, cells, $0) }
        }
      }
    }
  }

  /// A group is finished by itself, then multiplied by its mask, then laid over what is below through
  /// its clip.
  private func paint(_ group: PlanGroup, onto target: zoe_surface, window: PixelRect) {
    let count = Int(window.width) * Int(window.height)
    let pixels = scratch.takeSurface(over: window)
    zoe_fill(pixels.pixels, count, 0)
    paint(group.children, onto: pixels, window: window)
    if let mask = group.mask {
      let alphas = scratch.takeSurface(over: window)
      zoe_fill(alphas.pixels, count, 0)
      paint(mask, onto: alphas, window: window)
      zoe_multiply_by_alpha(pixels.pixels, alphas.pixels, count)
      scratch.giveBack(alphas)
    }
    let paint = BandPainter.pixelPaint(pixels, alpha: group.alpha)
    if let clip = group.clip {
      sweep(clip, false, paint, onto: target, window: window)
    } else {
      withUnsafePointers(scratch.cells(over: window), paint, target) {
        zoe_paint_window($0, $1, $2)
      }
    }
    scratch.giveBack(pixels)
  }

  private func sweep(
    _ edges: Edges, _ isEvenOdd: Bool, _ paint: zoe_paint, onto target: zoe_surface,
    window: PixelRect
  ) {
    withUnsafePointers(scratch.cells(over: window), paint, target) { cells, paint, target in
      // Nothing to find out where a rectangle covers every pixel.
      if edges.covers(window) { return zoe_paint_window(cells, paint, target) }
      edges.edges.withUnsafeBufferPointer { zoe_cells_add(cells, $0.baseAddress, $0.count) }
      zoe_cells_sweep(cells, isEvenOdd ? 1 : 0, paint, target)
    }
  }

  private func withUnsafePointers(
    _ cells: zoe_cells, _ paint: zoe_paint, _ target: zoe_surface,
    _ body: (
      UnsafePointer<zoe_cells>, UnsafePointer<zoe_paint>, UnsafePointer<zoe_surface>
    ) -> Void
  ) {
    withUnsafePointer(to: cells) { cells in
      withUnsafePointer(to: paint) { paint in
        withUnsafePointer(to: target) { target in body(cells, paint, target) }
      }
    }
  }

  private static func pixelPaint(_ source: zoe_surface, alpha: UInt32) -> zoe_paint {
    var paint = zoe_paint()
    paint.kind = ZOE_PIXELS
    paint.source = source
    paint.alpha = alpha
    return paint
  }
}

extension PlanGradient {
  /// The kernels' form; valid as long as `stretches` is.
  func kernelPaint(_ stretches: UnsafeBufferPointer<zoe_stretch>) -> zoe_paint {
    var paint = zoe_paint()
    paint.kind = ZOE_AXIAL
    paint.origin = origin
    paint.across = across
    paint.down = down
    paint.stretches = stretches.baseAddress
    paint.stretch_count = Int32(stretches.count)
    paint.premultiplied = PlanGradient.blendsPremultiplied ? 1 : 0
    paint.opaque = isOpaque ? 1 : 0
    paint.alpha = 255
    return paint
  }

  /// Every pixel of a window by formula: radial and conic gradients are rare.
  func fill(_ surface: zoe_surface, _ window: PixelRect, _ paint: inout zoe_paint) {
    let width = Int(window.width)
    var t = [Int64](repeating: 0, count: width)
    for y in window.top..<window.bottom {
      for x in window.left..<window.right { t[Int(x - window.left)] = self.t(x: x, y: y) }
      zoe_colors(&paint, t, surface.pixels + Int(y - window.top) * width, width)
    }
  }
}
