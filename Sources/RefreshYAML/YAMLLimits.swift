import RefreshDiagnostics
import RefreshText

/// The limits beyond which a text is rejected.
///
/// They are checked while events arrive, so that a hostile text is rejected before it costs much time or
/// memory.
public struct YAMLLimits: Hashable, Sendable {
  /// The maximum size of one document in bytes of UTF-8. A file may contain many documents.
  ///
  /// The default is 16 MiB.
  public var documentBytes = 16 << 20
  /// The maximum nesting depth of lists and maps, with aliases expanded.
  ///
  /// The default is 128.
  public var depth = 128
  /// The maximum number of keys, values and items in one document, with aliases expanded.
  ///
  /// The default is one million.
  public var nodes = 1_000_000
  /// The number of errors in one document after which reading stops.
  ///
  /// The default is one thousand.
  public var errors = 1_000

  /// The default limits.
  public static let standard = YAMLLimits()
}

extension Diagnostic {
  /// Returns the diagnostic for a document that exceeds the size limit, at its beginning.
  static func documentTooLarge(at span: Span, _ limits: YAMLLimits) -> Diagnostic {
    Diagnostic(
      .documentTooLarge, "the document that begins here is larger than \(byteCount(limits.documentBytes))",
      at: span,
      help: "a file can have many documents, separated by lines `---`")
  }

  /// Returns the diagnostic for insufficient memory.
  static func outOfMemory(at span: Span) -> Diagnostic {
    Diagnostic(.outOfMemory, "there is not enough memory to read this", at: span)
  }
}
