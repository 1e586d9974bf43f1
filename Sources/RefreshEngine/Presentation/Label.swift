/// What MJRefresh knows of a `UILabel`.
struct Label: Sendable {
  /// The text; empty for none.
  var text = ""
  var frame = Rect.zero
}
