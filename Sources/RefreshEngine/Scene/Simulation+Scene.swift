extension Simulation {
  /// Sets a property of the scene.
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
  /// - Parameter rows: 0 or more.
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

  /// Shows content that is loaded after the components are attached: a table or a collection reloads, and a plain
  /// view's content size is set once.
  mutating func show(_ content: SceneContent) {
    scroll.rows = content.rows
    setContentSize(content.size(in: scroll.viewport))
    if scroll.kind != .plain { didReload() }
  }

  private mutating func setContentHeight(_ height: Double) {
    setContentSize(Size(width: scroll.contentSize.width, height: height))
  }

  /// `-reloadData`: makes the content as high as all rows together.
  private mutating func reload() {
    setContentHeight(Double(scroll.rows) * scroll.rowHeight)
    didReload()
  }

  private mutating func didReload() {
    let outer = cause
    record(.reloadData(scroll.rows))
    callApp(.reloadData)
    cause = outer
  }

  /// Moves the scroll view into or out of the window.
  public mutating func setWindow(_ isInWindow: Bool) { scroll.isInWindow = isInWindow }

  /// Sets the content offset as an app does, without clamping it to its range.
  ///
  /// - Parameters:
  ///   - destination: The new offset. An axis without a value doesn't change, or continues its motion.
  ///   - animated: `-setContentOffset:animated:`. Without physics there are no animations, and the offset changes
  ///     immediately.
  public mutating func scroll(to destination: Destination, animated: Bool = false) {
    if animated, physics.kind == .uikit { animate(to: destination) } else { setContentOffset(destination) }
  }

  /// Sets the content offset along both axes as an app does.
  public mutating func scroll(to offset: Point, animated: Bool = false) {
    scroll(to: Destination(x: offset.x, y: offset.y), animated: animated)
  }

  /// Scrolls to an end of the content, within its inset, as an app does: `bottom` is
  /// `contentSize.height + adjustedContentInset.bottom − bounds.height`, or the top for short content. The other
  /// axis doesn't change, or continues its motion.
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

/// A settable property of the scene and its value.
public enum SceneProperty: Equatable, Sendable {
  /// `UIScrollView.contentInset` at an edge, in points.
  case contentInset(InsetEdge, Double)
  /// The part of the inset at an edge that comes from the screen, in points.
  case safeArea(InsetEdge, Double)
  /// The content's width in points.
  case contentWidth(Double)
  /// The content's height in points, which is then independent of the rows until more are loaded.
  case contentHeight(Double)
  /// The number of rows, 0 or more, which changes the content's height.
  case rows(Int32)
  /// The height of a row in points, which changes the content's height.
  case rowHeight(Double)
  /// `isPagingEnabled`.
  case paging(Bool)
}
