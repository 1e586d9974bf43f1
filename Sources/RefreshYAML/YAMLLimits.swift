import RefreshDiagnostics

/// The limits beyond which a text is refused.
///
/// The limits are checked while the events come, so that a hostile text is refused before it costs time or
/// memory.
public struct YAMLLimits: Hashable, Sendable {
  /// The size of one document in bytes of UTF-8; a file may hold many.
  ///
  /// The default is 16 MiB.
  public var documentBytes = 16 << 20
  /// How deep lists and maps may lie in each other, aliases followed.
  ///
  /// The default is 128.
  public var depth = 128
  /// The number of keys, values and items of one document, counted as often as aliases use them.
  ///
  /// The default is one million.
  public var nodes = 1_000_000
  /// The number of errors in one document after which reading stops.
  ///
  /// The default is one thousand.
  public var errors = 1_000

  /// The defaults.
  public static let standard = YAMLLimits()
}

extension Diagnostic {
  /// A document that is larger than the limit, at its beginning.
  static func documentTooLarge(at span: Span, _ limits: YAMLLimits) -> Diagnostic {
    Diagnostic(
      .documentTooLarge, "the document that begins here is larger than \(size(limits.documentBytes))", at: span,
      help: "a file may hold many documents, each after a line `---`")
  }

  /// Memory has run out.
  static func outOfMemory(at span: Span) -> Diagnostic {
    Diagnostic(.outOfMemory, "there is not enough memory to read this", at: span)
  }

  /// A number of bytes as people say it.
  private static func size(_ bytes: Int) -> String {
    bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}
