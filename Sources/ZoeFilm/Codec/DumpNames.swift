import ZoeGeometry

// One word for each case of the closed lists, for the text form.

extension LayerKind {
  var word: String {
    switch self {
    case .plain: ""
    case .shape: "shape"
    case .gradient: "gradient"
    }
  }
}

extension LineCap {
  var word: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension LineJoin {
  var word: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}

extension GradientKind {
  var word: String {
    switch self {
    case .axial: "axial"
    case .radial: "radial"
    case .conic: "conic"
    }
  }
}

extension ImageFilter {
  var word: String {
    switch self {
    case .linear: "linear"
    case .nearest: "nearest"
    case .trilinear: "trilinear"
    }
  }
}

extension ContentsGravity {
  var word: String {
    switch self {
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "topLeft"
    case .topRight: "topRight"
    case .bottomLeft: "bottomLeft"
    case .bottomRight: "bottomRight"
    case .resize: "resize"
    case .resizeAspect: "resizeAspect"
    case .resizeAspectFill: "resizeAspectFill"
    }
  }
}

extension CalculationMode {
  var word: String {
    switch self {
    case .linear: "linear"
    case .discrete: "discrete"
    case .paced: "paced"
    case .cubic: "cubic"
    case .cubicPaced: "cubicPaced"
    }
  }
}

extension RotationMode {
  var word: String {
    switch self {
    case .none: ""
    case .auto: "rotate auto"
    case .autoReverse: "rotate autoReverse"
    }
  }
}

extension ValueFunction {
  var words: String {
    switch self {
    case .rotateX: "through rotateX"
    case .rotateY: "through rotateY"
    case .rotateZ: "through rotateZ"
    case .scale: "through scale"
    case .scaleX: "through scaleX"
    case .scaleY: "through scaleY"
    case .scaleZ: "through scaleZ"
    case .translate: "through translate"
    case .translateX: "through translateX"
    case .translateY: "through translateY"
    case .translateZ: "through translateZ"
    }
  }
}
