/// The content of a scroll view: a size, or rows of equal height.
public struct SceneContent: Equatable, Sendable {
  /// The width in points. If nil, the content takes the viewport's initial width and keeps it.
  public var width: Double?
  /// The height in points. With rows, their total height.
  public var height: Double
  /// The number of rows, 0 or more.
  public var rows: Int32
  /// The height of a row in points.
  public var rowHeight: Double
  /// Whether the content is loaded before the components are attached. The default is false, as in an app that
  /// attaches them in `viewDidLoad`.
  public var beforeComponents = false

  /// Makes content of a size. The default is empty, as in a new `UIScrollView`.
  public init(width: Double? = nil, height: Double = 0, rowHeight: Double = SceneContent.defaultRowHeight) {
    (self.width, self.height, self.rows, self.rowHeight) = (width, height, 0, rowHeight)
  }

  /// Makes content of rows.
  public init(rows: Int32, rowHeight: Double = SceneContent.defaultRowHeight, width: Double? = nil) {
    self.init(width: width, height: Double(rows) * rowHeight, rowHeight: rowHeight)
    self.rows = rows
  }

  /// Returns the content size in points.
  func size(in viewport: Size) -> Size { Size(width: width ?? viewport.width, height: height) }

  /// 44 points, the default height of a `UITableViewCell`.
  public static let defaultRowHeight = 44.0
}
