/// An observable of the scroll view, in the order of traces.
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

  /// The declaration.
  var row: ObservableRow {
    switch self {
    case .offsetX:
      ObservableRow("offset.x", .number { s, _ in s.scroll.offset.x }, "The content offset, in points.")
    case .offsetY:
      ObservableRow("offset.y", .number { s, _ in s.scroll.offset.y }, "The content offset, in points.")
    case .insetTop:
      ObservableRow(
        "inset.top", .number { s, _ in s.scroll.inset.top },
        "The inset with the safe area's share, MJRefresh's `mj_inset`, in points.")
    case .insetLeft:
      ObservableRow(
        "inset.left", .number { s, _ in s.scroll.inset.left },
        "The inset with the safe area's share, MJRefresh's `mj_inset`, in points.")
    case .insetBottom:
      ObservableRow(
        "inset.bottom", .number { s, _ in s.scroll.inset.bottom },
        "The inset with the safe area's share, MJRefresh's `mj_inset`, in points.")
    case .insetRight:
      ObservableRow(
        "inset.right", .number { s, _ in s.scroll.inset.right },
        "The inset with the safe area's share, MJRefresh's `mj_inset`, in points.")
    case .contentInsetTop:
      ObservableRow(
        "contentInset.top", .number { s, _ in s.scroll.contentInset.top },
        "The content inset without the safe area's share, in points.")
    case .contentInsetLeft:
      ObservableRow(
        "contentInset.left", .number { s, _ in s.scroll.contentInset.left },
        "The content inset without the safe area's share, in points.")
    case .contentInsetBottom:
      ObservableRow(
        "contentInset.bottom", .number { s, _ in s.scroll.contentInset.bottom },
        "The content inset without the safe area's share, in points.")
    case .contentInsetRight:
      ObservableRow(
        "contentInset.right", .number { s, _ in s.scroll.contentInset.right },
        "The content inset without the safe area's share, in points.")
    case .contentWidth:
      ObservableRow(
        "content.width", .number { s, _ in s.scroll.contentSize.width }, "The size of the content, in points.")
    case .contentHeight:
      ObservableRow(
        "content.height", .number { s, _ in s.scroll.contentSize.height }, "The size of the content, in points.")
    case .viewportWidth:
      ObservableRow(
        "viewport.width", .number { s, _ in s.scroll.viewport.width }, "The size of the scroll view, in points.")
    case .viewportHeight:
      ObservableRow(
        "viewport.height", .number { s, _ in s.scroll.viewport.height }, "The size of the scroll view, in points.")
    case .dragging:
      ObservableRow("dragging", .bool { s, _ in s.scroll.isDragging }, "Whether a finger drags.")
    case .decelerating:
      ObservableRow(
        "decelerating", .bool { s, _ in s.scroll.isDecelerating },
        "Whether it moves by itself after a finger let go.")
    case .pan:
      ObservableRow(
        "pan", .name({ PanState.allCases.map { $0.rawValue } }, { s, _ in s.scroll.pan.rawValue }),
        "The state of the pan gesture.")
    case .window:
      ObservableRow("window", .bool { s, _ in s.scroll.isInWindow }, "Whether it is on screen.")
    case .rows:
      ObservableRow("rows", .number { s, _ in Double(s.scroll.rows) }, "The number of rows.")
    }
  }

  /// The name behind `scroll.`.
  public var path: String { row.path }
}
