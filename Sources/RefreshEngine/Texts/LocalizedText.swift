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

  /// Returns the text in a language, or nil if there is none.
  public func text(in language: String) -> String? {
    text ?? versions.first { $0.language.hasSameBytes(as: language) }?.text
  }

  /// Returns the text that a part shows in a language: its own version if there is one, otherwise the English one,
  /// otherwise the first.
  func shown(in language: String) -> String {
    text(in: language) ?? text(in: "en") ?? versions.first?.text ?? ""
  }
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

  /// Returns the template for a language, or nil for MJRefresh's own wording.
  public func template(in language: String) -> TimeTemplate? {
    (versions.first { $0.language?.hasSameBytes(as: language) ?? false } ?? versions.first { $0.language == nil })?
      .template
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
