/// A graph in the language of Mermaid.
enum MermaidGraph {
  static func render(_ graph: ComponentGraph.Outline) -> String {
    var output = "flowchart LR\n"
    write(graph.root, path: graph.root.name, parent: nil, into: &output)
    return output
  }

  private static func write(
    _ part: ComponentGraph.Outline.Part, path: String, parent: String?, into output: inout String
  ) {
    let lines = [part.title] + part.values.map(\.line)
    output += "  \(path)[\"\(lines.map(escaped).joined(separator: "<br/>"))\"]\n"
    if let parent { output += "  \(parent) --> \(path)\n" }
    for child in part.parts { write(child, path: "\(path)_\(child.name)", parent: path, into: &output) }
  }

  /// Mermaid knows no backslashes: `#` with a number and `;` stands for a character.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "\\": escaped += "#\(scalar.value);"
      case "\n", "\r": escaped += "⏎"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
