/// A text that is the same in all languages, or has a version in each of several.
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

  /// The versions; empty if there is a ``text``.
  public let versions: [Version]
  /// The text for all languages, if there is one.
  public let text: String?

  /// Makes a text that is the same in all languages. As in MJRefresh, a change of language replaces it with the
  /// built-in text.
  public init(_ text: String) {
    self.text = text
    self.versions = []
  }

  /// Makes a text with several versions, which follows changes of language.
  public init(versions: [Version]) {
    self.text = nil
    self.versions = versions
  }

  /// The version for a language by ``LanguageLookup``; nil if there is none, or one ``text`` for all languages.
  public func version(for language: String) -> Version? {
    LanguageLookup.first(for: language, in: versions) { $0.language }
  }

  /// The title in a language: its version, else the English one; nil where the library's own text shows.
  public func text(in language: String) -> String? { text ?? (version(for: language) ?? version(for: "en"))?.text }

  /// The text that a part shows in a language: its version, else the English one, else the first.
  func shown(in language: String) -> String { text(in: language) ?? versions.first?.text ?? "" }
}

/// A ``TimeTemplate`` that is the same in all languages, or has a version in each of several.
public struct LocalizedTemplate: Equatable, Sendable {
  /// The template in one language.
  public struct Version: Equatable, Sendable {
    /// A BCP-47 tag; nil for all languages without their own version.
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

  /// Makes a template from its versions.
  public init(versions: [Version]) { self.versions = versions }

  /// The template in a language: its version, else the one for all languages, else the English one, else the first; nil if
  /// there is none, which means the library's own wording.
  public func template(in language: String) -> TimeTemplate? {
    let version =
      version(for: language) ?? versions.first { $0.language == nil } ?? version(for: "en") ?? versions.first
    return version?.template
  }

  /// The version for a language by ``LanguageLookup``; nil if there is none.
  public func version(for language: String) -> Version? {
    LanguageLookup.first(for: language, in: versions) { $0.language }
  }

  /// Whether it differs by language.
  public var isLocalized: Bool {
    for version in versions where version.language != nil { return true }
    return false
  }
}

extension String {
  /// Returns whether two texts are the same byte for byte, as `-[NSString isEqualToString:]` compares tags and
  /// keys.
  ///
  /// Swift's own `==` also treats differently composed texts as equal, for which a WebAssembly module would have to
  /// contain the Unicode tables.
  @inline(never)
  func hasSameBytes(as other: String) -> Bool {
    withBytes { bytes in
      other.withBytes { others in
        guard bytes.count == others.count else { return false }
        for index in bytes.indices where bytes[index] != others[index] { return false }
        return true
      }
    }
  }

  /// Calls a function with the text's bytes, in place. Using `utf8` directly would also pull in code for foreign
  /// strings.
  func withBytes<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(read) ?? Array(utf8).withUnsafeBufferPointer(read)
  }
}
