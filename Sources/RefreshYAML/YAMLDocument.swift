import RefreshDiagnostics

/// One document of a text, read and checked.
public final class YAMLDocument: Sendable {
  /// The text it stands in.
  public let file: SourceFile
  /// Its number in the text, from 0.
  public let index: Int
  /// Its nodes.
  let store: NodeStore

  /// What stands in the place of scalars with parameters, by their indices; see ``NodeTemplate``.
  let replacements: [Int32: Replacement]

  init(file: SourceFile, index: Int, store: NodeStore, replacements: [Int32: Replacement] = [:]) {
    self.file = file
    self.index = index
    self.store = store
    self.replacements = replacements
  }

  /// The outermost node.
  public var root: Node { Node(document: self, index: 0) }
}
