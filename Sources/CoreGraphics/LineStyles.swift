import ZoeGeometry

/// The shape of an open stroke's ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How overlapping windings count as inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// What `CGContext.drawPath(using:)` does with the current path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension CGLineCap {
  package var zoeCap: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  package var zoeJoin: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
