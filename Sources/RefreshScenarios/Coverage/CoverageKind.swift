/// What a run can see of a component; each kind has goals of its own.
public enum CoverageKind: String, Sendable, CaseIterable {
  /// The states that it was in.
  case states
  /// The changes from one state to another.
  case transitions
  /// What made it refresh.
  case triggers
  /// The calls to the app.
  case callbacks
  /// The titles that could be read, by state and language.
  case titles
  /// The frames that could be seen.
  case frames
}
