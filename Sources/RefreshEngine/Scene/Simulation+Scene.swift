extension Simulation {
  /// Sets a property of the scene now.
  public mutating func set(_ property: SceneProperty) {
    switch property {
    case .contentInset(let edge, let inset): setContentInset(edge, to: inset)
    case .safeArea(let edge, let inset): setSafeArea(edge, to: inset)
    case .contentWidth(let width): setContentSize(Size(width: width, height: scroll.contentSize.height))
    case .contentHeight(let height): setContentHeight(height)
    case .rows(let rows):
      scroll.rows = rows
      reload()
    case .rowHeight(let height):
      scroll.rowHeight = height
      reload()
    case .paging(let isOn): scroll.isPagingEnabled = isOn
    }
  }

  /// Appends rows and reloads.
  ///
  /// Sets ``fault`` if that makes more than ``maximumRows``.
  ///
  /// - Parameter rows: Not negative.
  public mutating func load(rows: Int32) {
    let (sum, isTooMany) = scroll.rows.addingReportingOverflow(rows)
    guard !isTooMany, sum <= Simulation.maximumRows else {
      fault = .tooManyRows
      return
    }
    scroll.rows = sum
    reload()
  }

  /// The number of rows beyond which loading counts as a mistake: no list has 100,000,000.
  public static var maximumRows: Int32 { 100_000_000 }

  /// Puts rows above the content, which stays where it is seen: once it has reloaded, the app moves the offset by as much
  /// as the content has grown.
  ///
  /// - Parameter rows: Not negative.
  public mutating func load(rowsAbove rows: Int32) {
    let height = scroll.contentSize.height
    load(rows: rows)
    setContentOffset(scroll.offset.y + scroll.contentSize.height - height, along: .vertical)
  }

  /// Appends content and reloads.
  ///
  /// - Parameter height: In points.
  public mutating func load(height: Double) {
    setContentHeight(scroll.contentSize.height + height)
    didReload()
  }

  /// The content comes after the components: a table or a collection reloads, a plain view's content size is set once.
  mutating func show(_ content: SceneContent) {
    scroll.rows = content.rows
    setContentSize(content.size(in: scroll.viewport))
    if scroll.kind != .plain { didReload() }
  }

  private mutating func setContentHeight(_ height: Double) {
    setContentSize(Size(width: scroll.contentSize.width, height: height))
  }

  /// `-reloadData`: the content is as high as all rows.
  private mutating func reload() {
    setContentHeight(Double(scroll.rows) * scroll.rowHeight)
    didReload()
  }

  private mutating func didReload() {
    record(.reloadData(scroll.rows))
    callApp(.reloadData)
  }

  /// The scroll view enters or leaves the window.
  public mutating func setWindow(_ isInWindow: Bool) {
    scroll.isInWindow = isInWindow
  }

  /// An app sets the content offset, which is never brought into its range.
  ///
  /// - Parameters:
  ///   - destination: The new offset; an axis without a value stays, or goes on as it moves.
  ///   - animated: `-setContentOffset:animated:`; without physics nothing moves by itself, and it is there at once.
  public mutating func scroll(to destination: Destination, animated: Bool = false) {
    if animated, physics.kind == .uikit { animate(to: destination) } else { setContentOffset(destination) }
  }

  /// An app sets the content offset along both axes.
  public mutating func scroll(to offset: Point, animated: Bool = false) {
    scroll(to: Destination(x: offset.x, y: offset.y), animated: animated)
  }

  /// An app scrolls to an end of the content, as far as its inset lets it: `bottom` is `contentSize.height +
  /// adjustedContentInset.bottom − bounds.height`, for short content the top. The other axis stays, or goes on as it moves.
  public mutating func scroll(toEnd edge: InsetEdge, animated: Bool = false) {
    let (x, y) = (scroll.offsetRange(along: .horizontal), scroll.offsetRange(along: .vertical))
    let end =
      switch edge {
      case .top: Destination(y: y.lowerBound)
      case .left: Destination(x: x.lowerBound)
      case .bottom: Destination(y: y.upperBound)
      case .right: Destination(x: x.upperBound)
      }
    scroll(to: end, animated: animated)
  }
}

/// One settable property of the scene with its value.
public enum SceneProperty: Equatable, Sendable {
  /// `UIScrollView.contentInset` at an edge, in points.
  case contentInset(InsetEdge, Double)
  /// The screen's share of the inset at an edge, in points.
  case safeArea(InsetEdge, Double)
  /// The content's width in points.
  case contentWidth(Double)
  /// The content's height in points; rows no longer decide it until some are loaded.
  case contentHeight(Double)
  /// The number of rows, not negative; the height follows.
  case rows(Int32)
  /// The height of a row in points; the content's height follows.
  case rowHeight(Double)
  /// `isPagingEnabled`.
  case paging(Bool)
}
