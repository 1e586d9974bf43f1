/// A property's value, and whether anyone set it.
///
/// `settings.height` is the value, `settings.$height` the value if it was set and nil if it is the default.
@propertyWrapper
public struct Setting<Value: Sendable>: Sendable {
  private var value: Value
  private var isSet = false

  /// The default, which nobody set.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value; to assign one is to set it.
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      isSet = true
    }
  }

  /// The value if it was set.
  public var projectedValue: Value? { isSet ? value : nil }
}
