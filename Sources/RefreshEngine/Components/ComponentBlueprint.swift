/// A component before it is attached: its type and the settings from a preset.
public struct ComponentBlueprint: Sendable {
  /// The component's type.
  public let kind: ComponentKind
  /// The settings.
  public var settings: ComponentSettings

  /// Makes a blueprint of a type with its default settings.
  ///
  /// - Parameters:
  ///   - kind: The type.
  ///   - set: Changes settings. The default changes none.
  public init(kind: ComponentKind, set: (inout ComponentSettings) -> Void = { _ in }) {
    self.kind = kind
    settings = ComponentSettings(kind)
    set(&settings)
  }

  /// Makes a blueprint of a type with settings, which take the place of the type's defaults.
  public init(kind: ComponentKind, settings: ComponentSettings) {
    self.kind = kind
    self.settings = settings
  }
}
