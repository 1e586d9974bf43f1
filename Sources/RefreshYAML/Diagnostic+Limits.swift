import RefreshDiagnostics

extension Diagnostic {
  /// A document that is larger than the limit, at its beginning.
  static func documentTooLarge(at span: Span, _ limits: YAMLLimits) -> Diagnostic {
    Diagnostic(
      .documentTooLarge, "the document that begins here is larger than \(size(limits.documentBytes))", at: span,
      help: "a file may hold many documents, each behind a line `---`")
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
