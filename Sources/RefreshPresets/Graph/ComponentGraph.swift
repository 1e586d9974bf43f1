import RefreshEngine

/// The components of a scroll view with their parts, each property typed and resolved.
///
/// Simulations are made of it; all that shows a preset (``Outline``, lint rules, films, coverage) reads it. Where a value
/// was said is known by its key's name (``Component/place(of:)``).
public struct ComponentGraph: Sendable {
  /// The language, a BCP-47 tag; nil where nobody says one.
  public let language: String?
  /// The texts that the components show by themselves: the app's own before MJRefresh's.
  public let texts: Texts
  /// The components in the order in which they are attached, at most one of a role.
  public let components: [ComponentGraph.Component]

  /// Makes a graph.
  public init(language: String? = nil, texts: Texts = Texts(), components: [ComponentGraph.Component]) {
    self.language = language
    self.texts = texts
    self.components = components
  }

  /// The component of a role, if there is one.
  public subscript(role: ComponentRole) -> ComponentGraph.Component? { components.first { $0.kind.role == role } }
}
