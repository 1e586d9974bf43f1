import RefreshEngine

/// What the keys of a component have set so far.
public struct ComponentDraft: Sendable {
  /// In the order of the text.
  public var properties: [ComponentProperty] = []

  /// Starts with nothing set.
  public init() {}
}
