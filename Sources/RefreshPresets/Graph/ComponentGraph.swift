import RefreshEngine

/// What a preset makes: a scroll view, its components and their parts, each with its values.
public struct ComponentGraph: Equatable, Sendable {
  /// A thing with a name.
  public struct Part: Equatable, Sendable {
    /// The name, as presets write it: `header`, `stateLabel`.
    public let name: String
    /// The type of a component; nil for other parts.
    public let type: String?
    /// What is set on it or counts without being set.
    public internal(set) var values: [Value] = []
    /// What it consists of.
    public internal(set) var parts: [Part] = []
  }

  /// A value of a part.
  public struct Value: Equatable, Sendable {
    /// The name, as presets write it.
    public let name: String
    /// The value, as presets write it.
    public let text: String
    /// Whether no preset says so.
    public let isDefault: Bool
    /// The text of the default; nil if there is none.
    public let defaultText: String?
  }

  /// The scroll view.
  public let root: Part

  /// Makes the graph of a preset.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - language: the language of titles. The default is the preset's own.
  public init(_ preset: Preset, language: String? = nil) {
    let language = language ?? preset.language ?? "en"
    var root = Part(name: "scrollView", type: nil)
    root.values = [
      Value(
        name: "language", text: preset.language ?? "en", isDefault: preset.language == nil, defaultText: "en")
    ]
    root.parts = preset.components.map { component in
      ComponentResolver(component, texts: preset.texts, language: language).part
    }
    self.root = root
  }
}
