/// The content of a scroll view: a size, or rows of one height.
public struct SceneContent: Equatable, Sendable {
  /// The width in points; nil for the viewport's at the beginning, which it then keeps.
  public var width: Double?
  /// The height in points; with rows it is theirs.
  public var height: Double
  /// The number of rows, not negative.
  public var rows: Int32
  /// The height of a row in points.
  public var rowHeight: Double
  /// Whether it is there before the components are attached. The default is that it comes after them, as in an app that
  /// attaches in `viewDidLoad`.
  public var beforeComponents = false

  /// Content of a size. The default is none, as a new `UIScrollView` has.
  public init(width: Double? = nil, height: Double = 0, rowHeight: Double = SceneContent.defaultRowHeight) {
    self.width = width
    self.height = height
    self.rows = 0
    self.rowHeight = rowHeight
  }

  /// Content of rows.
  public init(rows: Int32, rowHeight: Double = SceneContent.defaultRowHeight, width: Double? = nil) {
    self.init(width: width, height: Double(rows) * rowHeight, rowHeight: rowHeight)
    self.rows = rows
  }

  /// The content size in points.
  func size(in viewport: Size) -> Size { Size(width: width ?? viewport.width, height: height) }

  /// 44 points, the height of a `UITableViewCell` that says nothing else.
  public static let defaultRowHeight = 44.0
}
