import RefreshDiagnostics

/// The documents of a text as they are written.
struct SyntaxTree: Sendable {
  /// The roots of the documents, in order.
  let roots: [SyntaxNode]
  /// The comments, each from its `#` to the end of its line.
  let comments: [Range<Int>]

  /// Reads a text; every text has a tree.
  init(_ bytes: [UInt8]) {
    (roots, comments) = bytes.withUnsafeBufferPointer { bytes in
      var parser = SyntaxParser(bytes)
      return parser.read()
    }
  }

  /// Returns the root of the document that contains an offset.
  func root(at offset: Int) -> SyntaxNode? {
    roots.last { $0.range.lowerBound <= offset } ?? roots.first
  }

  /// Returns the way to an offset.
  func path(to offset: Int) -> SyntaxPath? { root(at: offset).map { SyntaxPath(to: offset, in: $0) } }
}
