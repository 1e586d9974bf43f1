/// An observable of the scroll view, in the order of traces.
public struct ScrollLeaf: Hashable, Sendable, CaseIterable {
  let index: Int

  /// All leaves.
  public static let allCases = declarations.indices.map { ScrollLeaf(index: $0) }

  /// The declaration.
  var row: ObservableRow { ScrollLeaf.declarations[index] }
  /// The way to read the value.
  var reading: ObservableRow.Reading { ScrollLeaf.declarations[index].reading }
  /// The name after `scroll.`.
  public var path: String { row.facts.path }

  /// The declarations, in the order of traces.
  private static let declarations: [ObservableRow] =
    [
      ObservableRow(
        "offset.x", .number { s, _ in s.scroll.offset.x }, "The content offset, in points.",
        listed: .unless(.number(0))),
      ObservableRow(
        "offset.y", .number { s, _ in s.scroll.offset.y }, "The content offset, in points.", listed: .always),
    ]
    + InsetEdge.allCases.map { edge in
      ObservableRow(
        "inset." + edge.rawValue, .number { s, _ in s.scroll.inset[edge] },
        "The inset including the safe area, in points; MJRefresh's `mj_inset`.", listed: .unless(.number(0)))
    }
    + InsetEdge.allCases.map { edge in
      ObservableRow(
        "contentInset." + edge.rawValue, .number { s, _ in s.scroll.contentInset[edge] },
        "The content inset without the safe area, in points.")
    }
    + [
      ObservableRow(
        "content.width", .number { s, _ in s.scroll.contentSize.width }, in: .size,
        "The size of the content, in points."),
      ObservableRow(
        "content.height", .number { s, _ in s.scroll.contentSize.height }, in: .size,
        "The size of the content, in points.",
        listed: .always),
      ObservableRow(
        "viewport.width", .number { s, _ in s.scroll.viewport.width }, in: .size,
        "The size of the scroll view, in points."),
      ObservableRow(
        "viewport.height", .number { s, _ in s.scroll.viewport.height }, in: .size,
        "The size of the scroll view, in points.",
        listed: .always),
      ObservableRow(
        "dragging", .bool { s, _ in s.scroll.isDragging }, "Whether a finger drags the scroll view.",
        listed: .unless(.bool(false))),
      ObservableRow(
        "decelerating", .bool { s, _ in s.scroll.isDecelerating },
        "Whether the scroll view still moves after the finger was lifted.",
        listed: .unless(.bool(false))),
      ObservableRow(
        "pan", .name({ PanState.allCases.map { $0.rawValue } }, { s, _ in s.scroll.pan.rawValue }),
        "The state of the pan gesture."),
      ObservableRow(
        "window", .bool { s, _ in s.scroll.isInWindow }, "Whether the scroll view is on screen.",
        listed: .unless(.bool(true))),
      ObservableRow(
        "rows", .number { s, _ in Double(s.scroll.rows) }, in: .count, "The number of rows.",
        listed: .unless(.number(0))),
    ]
}

extension ScrollLeaf {
  /// Makes the leaf of a path, which must exist.
  private init(_ path: String) {
    index = ScrollLeaf.declarations.firstIndex { $0.facts.path.hasSameBytes(as: path) } ?? 0
    assert(self.path.hasSameBytes(as: path), "an observable has the path")
  }

  /// `offset.x`.
  public static let offsetX = ScrollLeaf("offset.x")
  /// `offset.y`.
  public static let offsetY = ScrollLeaf("offset.y")
  /// `inset.top`.
  public static let insetTop = ScrollLeaf("inset.top")
  /// `inset.left`.
  public static let insetLeft = ScrollLeaf("inset.left")
  /// `inset.bottom`.
  public static let insetBottom = ScrollLeaf("inset.bottom")
  /// `inset.right`.
  public static let insetRight = ScrollLeaf("inset.right")
  /// `contentInset.top`.
  public static let contentInsetTop = ScrollLeaf("contentInset.top")
  /// `contentInset.left`.
  public static let contentInsetLeft = ScrollLeaf("contentInset.left")
  /// `contentInset.bottom`.
  public static let contentInsetBottom = ScrollLeaf("contentInset.bottom")
  /// `contentInset.right`.
  public static let contentInsetRight = ScrollLeaf("contentInset.right")
  /// `content.height`.
  public static let contentHeight = ScrollLeaf("content.height")
  /// `content.width`.
  public static let contentWidth = ScrollLeaf("content.width")
  /// `viewport.width`.
  public static let viewportWidth = ScrollLeaf("viewport.width")
  /// `viewport.height`.
  public static let viewportHeight = ScrollLeaf("viewport.height")
  /// `dragging`.
  public static let dragging = ScrollLeaf("dragging")
  /// `decelerating`.
  public static let decelerating = ScrollLeaf("decelerating")
  /// `rows`.
  public static let rows = ScrollLeaf("rows")
  /// `window`.
  public static let window = ScrollLeaf("window")
}
