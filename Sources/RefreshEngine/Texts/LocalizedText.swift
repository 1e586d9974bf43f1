/// A text that is the same in all languages, or one for each of several.
public struct LocalizedText: Equatable, Sendable {
  /// The text in one language.
  public struct Version: Equatable, Sendable {
    /// A BCP-47 tag.
    public let language: String
    /// The text.
    public let text: String

    /// Makes a version.
    public init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// The versions; empty when there is a ``text``.
  public let versions: [Version]
  /// The text that is the same in all languages, if there is one.
  public let text: String?

  /// Makes a text that is the same in all languages. As with MJRefresh, a language change puts the language's own
  /// text in its place.
  public init(_ text: String) {
    self.text = text
    self.versions = []
  }

  /// Makes a text of several versions, which follows language changes.
  public init(versions: [Version]) {
    self.text = nil
    self.versions = versions
  }

  /// The text in a language, nil if there is none.
  public func text(in language: String) -> String? {
    text ?? versions.first { $0.language.hasSameBytes(as: language) }?.text
  }
}
