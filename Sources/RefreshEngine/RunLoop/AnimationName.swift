/// The animations that events speak of: `animation: header.end 0.4s`.
public enum AnimationName: String, Sendable, CaseIterable {
  /// `beginRefreshing` makes the component opaque.
  case alpha
  /// Room is made for refreshing.
  case begin
  /// The room is given back.
  case end
  /// The arrow turns.
  case arrow
  /// The spinner fades.
  case loading
}
