import RefreshDiagnostics

/// One document of a text, read and checked.
public final class YAMLDocument: Sendable {
  /// The text it stands in.
  public let file: SourceFile
  /// Its number in the text, from 0.
  public let index: Int
  /// Its nodes.
  let store: NodeStore

  init(file: SourceFile, index: Int, store: NodeStore) {
    self.file = file
    self.index = index
    self.store = store
  }

  /// The outermost node.
  public var root: Node { Node(document: self, index: 0) }
}
