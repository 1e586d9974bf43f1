/// A direction in which content scrolls.
public enum Axis: Sendable {
  /// Along y, as headers and footers do.
  case vertical
  /// Along x, as trailers do.
  case horizontal

  /// The edge behind the content.
  var trailingEdge: Edge {
    switch self {
    case .vertical: .bottom
    case .horizontal: .right
    }
  }
}
