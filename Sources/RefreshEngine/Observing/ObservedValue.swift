/// The value of an observable.
public enum ObservedValue: Equatable, Sendable {
  /// A number: points, seconds, degrees, a count.
  case number(Double)
  /// True or false.
  case bool(Bool)
  /// A text, a state, a name.
  case text(String)
  /// Nothing: no component, no frame shown yet, no time stored.
  case absent
}
