/// What an app is called for.
public enum AppCall: Equatable, Sendable {
  /// A component calls back.
  case callback(ComponentRole, Callback)
  /// Rows were loaded and the table or collection was told.
  case reloadData
  /// A timer of the app fires, with the app's number for it.
  case timer(Int32)
}
