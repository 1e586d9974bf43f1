/// A direction in which content scrolls.
public enum ScrollAxis: Sendable {
  /// Along y, as headers and footers do.
  case vertical
  /// Along x, as trailers do.
  case horizontal

  /// The edge behind the content.
  var trailingEdge: InsetEdge {
    switch self {
    case .vertical: .bottom
    case .horizontal: .right
    }
  }
}
