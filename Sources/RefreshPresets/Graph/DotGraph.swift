/// A graph in the language of Graphviz.
enum DotGraph {
  static func render(_ graph: ComponentGraph.Outline) -> String {
    var output = "digraph preset {\n  node [shape=box, fontname=\"Helvetica\"];\n"
    write(graph.root, path: graph.root.name, parent: nil, into: &output)
    return output + "}\n"
  }

  private static func write(
    _ part: ComponentGraph.Outline.Part, path: String, parent: String?, into output: inout String
  ) {
    // `\l` ends a line and sets it to the left.
    let lines = [part.title] + part.values.map(\.line)
    output += "  \"\(path)\" [label=\"\(lines.map { escaped($0) + "\\l" }.joined())\"];\n"
    if let parent { output += "  \"\(parent)\" -> \"\(path)\";\n" }
    for child in part.parts { write(child, path: "\(path).\(child.name)", parent: path, into: &output) }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\"", "\\": escaped += "\\\(character)"
      case _ where character.isNewline: escaped += "⏎"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
