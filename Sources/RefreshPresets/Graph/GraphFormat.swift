/// The ways to write a graph.
public enum GraphFormat: String, Sendable, CaseIterable {
  /// For people: lines with branches.
  case tree
  /// For Graphviz.
  case dot
  /// For Mermaid, which many pages show.
  case mermaid
  /// For other programs.
  case json

  /// The text of a graph, its last line ended.
  public func render(_ graph: ComponentGraph.Outline) -> String {
    switch self {
    case .tree: TreeGraph.render(graph)
    case .dot: DotGraph.render(graph)
    case .mermaid: MermaidGraph.render(graph)
    case .json: JSONGraph.render(graph)
    }
  }
}

extension ComponentGraph.Outline.Part {
  /// The name, with the type if there is one.
  var title: String { name + (type.map { ": \($0)" } ?? "") }
}

extension ComponentGraph.Outline.Value {
  /// The value behind its name.
  var line: String { "\(name) = \(text)" + (isDefault ? " (default)" : "") }
}
