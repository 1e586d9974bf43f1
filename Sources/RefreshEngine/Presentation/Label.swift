/// What MJRefresh knows of a `UILabel`.
struct Label: Sendable {
  /// The text; empty for none.
  var text = ""
  var isHidden = false
  var frame = Rect.zero
  var textColor = RGBAColor.label
  /// Points; `MJRefreshLabelFont` has 14.
  var fontSize = 14.0
}
