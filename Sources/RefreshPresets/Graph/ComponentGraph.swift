import RefreshEngine

/// The components of a scroll view and their parts, with each property typed and resolved.
///
/// Simulations are created from it, and everything that presents a preset (``Outline``, lint rules, films,
/// coverage) reads it. The span of a value is found by its key's name (``Component/place(of:)``).
public struct ComponentGraph: Sendable {
  /// The language, a BCP-47 tag; nil if none is given.
  public let language: String?
  /// The built-in texts of components: the app's own before MJRefresh's.
  public let texts: Texts
  /// The components in the order in which they are attached; at most one per role.
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
