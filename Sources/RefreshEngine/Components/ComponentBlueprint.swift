/// A component before it is attached: its type, and what a preset sets on it.
public struct ComponentBlueprint: Sendable {
  /// The type.
  public let kind: ComponentKind
  /// The properties.
  public var settings: ComponentSettings

  /// A component of a type with its defaults.
  ///
  /// - Parameters:
  ///   - kind: The type.
  ///   - set: Sets properties. The default sets none.
  public init(kind: ComponentKind, set: (inout ComponentSettings) -> Void = { _ in }) {
    self.kind = kind
    settings = ComponentSettings(kind)
    set(&settings)
  }
}
