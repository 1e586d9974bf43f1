/// What every motion leaves out at its end: the rest of its way that is too short to be seen.
enum Tolerance {
  /// Half a point, which is half a pixel of the coarsest screen; Ilya Lobanov's "How UIScrollView works" takes half a
  /// pixel too.
  static var distance: Double { 0.5 }
}
