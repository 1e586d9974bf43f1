/// A ``TimeTemplate`` that is the same in all languages, or one for each of several.
public struct LocalizedTemplate: Equatable, Sendable {
  /// The template in one language.
  public struct Version: Equatable, Sendable {
    /// A BCP-47 tag; nil for all languages that have no version of their own.
    public let language: String?
    /// The template.
    public let template: TimeTemplate

    /// Makes a version.
    public init(language: String?, template: TimeTemplate) {
      self.language = language
      self.template = template
    }
  }

  /// The versions.
  public let versions: [Version]

  /// Makes a template of its versions.
  public init(versions: [Version]) { self.versions = versions }

  /// The template of a language; nil means the library's own wording.
  public func template(in language: String) -> TimeTemplate? {
    (versions.first { $0.language?.hasSameBytes(as: language) ?? false } ?? versions.first { $0.language == nil })?
      .template
  }
}
