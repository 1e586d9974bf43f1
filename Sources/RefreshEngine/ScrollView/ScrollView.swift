/// The properties of a `UIScrollView` that MJRefresh uses.
package struct ScrollView: Sendable {
  let kind: ScrollViewKind
  /// `contentOffset`.
  package internal(set) var offset: Point
  package internal(set) var contentInset: Insets { didSet { inset = contentInset + safeArea } }
  package internal(set) var safeArea: Insets { didSet { inset = contentInset + safeArea } }
  /// `adjustedContentInset`, MJRefresh's `mj_inset`. Stored, because every change of the offset reads it.
  package private(set) var inset: Insets
  package internal(set) var contentSize: Size
  /// The size of the frame.
  package internal(set) var viewport: Size
  package internal(set) var rows: Int32
  var rowHeight: Double
  package internal(set) var isPagingEnabled: Bool
  package internal(set) var isInWindow: Bool
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  package internal(set) var isDragging = false
  package internal(set) var isDecelerating = false
  package internal(set) var pan = PanState.possible

  /// Makes a scroll view as it is on screen after its first layout: scrolled to the start of its content.
  init(_ scene: ScrollScene) {
    kind = scene.scrollView
    contentInset = scene.contentInset
    safeArea = scene.safeArea
    inset = contentInset + safeArea
    viewport = scene.viewport
    contentSize = scene.content.size(in: scene.viewport)
    rows = scene.content.rows
    rowHeight = scene.content.rowHeight
    isPagingEnabled = scene.paging
    isInWindow = scene.window
    offset = .zero
    offset = Point(x: -inset.left, y: -inset.top)
    assert(offset.isFinite && contentSize.isFinite && viewport.isFinite, "a scene is of finite numbers")
    assert(inset.bottom.isFinite && inset.right.isFinite, "a scene is of finite numbers")
  }

  /// `mj_totalDataCount`: rows count only in tables and collections.
  var totalDataCount: Int32 { kind == .plain ? 0 : rows }

  /// Returns the offsets along an axis at which there is no gap between content and edges; a single one for
  /// short content.
  package func offsetRange(along axis: ScrollAxis) -> ClosedRange<Double> {
    let inset = inset
    let start = -inset.leading(axis)
    return start...max(start, contentSize[axis] + inset.trailing(axis) - viewport[axis])
  }
}

/// `UIGestureRecognizer.State` of the scroll view's pan.
public enum PanState: String, Sendable, CaseIterable {
  /// No finger has moved.
  case possible
  /// The finger is down.
  case began
  /// The finger has moved.
  case changed
  /// The finger is up.
  case ended
  /// The system has cancelled the touch.
  case cancelled

  /// Whether the gesture is over and returns to `possible` at the next turn of the run loop.
  var isOver: Bool { self == .ended || self == .cancelled }
}
