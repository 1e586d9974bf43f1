/// What a component shows; each case shows what the one before it does, except that frames stand in the place of
/// arrow and spinner.
public enum Presentation: UInt8, Sendable {
  /// Nothing of its own: `MJRefreshHeader`, `MJRefreshAutoFooter`, `MJRefreshBackFooter`, `MJRefreshTrailer`.
  case none
  /// Labels: the `State` classes.
  case labels
  /// Labels, an arrow, a spinner: the `Normal` classes. An auto footer has no arrow, a trailer no spinner.
  case arrowAndSpinner
  /// Labels and an image view that plays frames: the `Gif` classes.
  case frames
}
