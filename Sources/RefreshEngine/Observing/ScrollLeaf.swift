/// What can be observed of the scroll view, in the order of traces.
public enum ScrollLeaf: UInt8, Sendable, CaseIterable {
  case offsetX
  case offsetY
  case insetTop
  case insetLeft
  case insetBottom
  case insetRight
  case contentInsetTop
  case contentInsetLeft
  case contentInsetBottom
  case contentInsetRight
  case contentWidth
  case contentHeight
  case viewportWidth
  case viewportHeight
  case dragging
  case decelerating
  case pan
  case window
  case rows

  /// The name behind `scroll.`.
  public var path: String {
    switch self {
    case .offsetX: "offset.x"
    case .offsetY: "offset.y"
    case .insetTop: "inset.top"
    case .insetLeft: "inset.left"
    case .insetBottom: "inset.bottom"
    case .insetRight: "inset.right"
    case .contentInsetTop: "contentInset.top"
    case .contentInsetLeft: "contentInset.left"
    case .contentInsetBottom: "contentInset.bottom"
    case .contentInsetRight: "contentInset.right"
    case .contentWidth: "content.width"
    case .contentHeight: "content.height"
    case .viewportWidth: "viewport.width"
    case .viewportHeight: "viewport.height"
    case .dragging: "dragging"
    case .decelerating: "decelerating"
    case .pan: "pan"
    case .window: "window"
    case .rows: "rows"
    }
  }
}
