import RefreshText

/// An output format for a component graph.
package typealias GraphFormat = OutputFormat<ComponentGraph.Outline>

extension ComponentGraph.Outline: Presentable {
  /// All formats; the first is the default.
  package static let formats = [
    GraphFormat("tree", "For people, as a tree.", [.forPeople]) { graph, _ in
      VisibleText.of(graph.root.title) + "\n" + graph.root.branches(indent: "")
    },
    GraphFormat("dot", "For Graphviz.") { graph, _ in
      let nodes = graph.root.all(separator: ".").map { path, parent, part in
        // `\l` ends a line and aligns it to the left.
        "  \"\(path)\" [label=\"\(part.lines.map { dotText($0) + "\\l" }.joined())\"];\n"
          + (parent.map { "  \"\($0)\" -> \"\(path)\";\n" } ?? "")
      }
      return "digraph preset {\n  node [shape=box, fontname=\"Helvetica\"];\n\(nodes.joined())}\n"
    },
    GraphFormat("mermaid", "For Mermaid, which many websites support.") { graph, _ in
      let nodes = graph.root.all(separator: "_").map { path, parent, part in
        "  \(path)[\"\(part.lines.map(mermaidText).joined(separator: "<br/>"))\"]\n"
          + (parent.map { "  \($0) --> \(path)\n" } ?? "")
      }
      return "flowchart LR\n" + nodes.joined()
    },
    GraphFormat("json", "For other programs, with an object for each part, its values and parts.") { graph, _ in
      graph.root.json.written(.records) + "\n"
    },
  ]

  /// Returns a text escaped for Graphviz quotes.
  private static func dotText(_ text: String) -> String {
    visible(text).map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }

  /// Returns a text on one line, with characters made visible that would act on a terminal.
  private static func visible(_ text: String) -> String {
    VisibleText.of(String(text.map { $0.isNewline ? "⏎" : $0 }))
  }

  /// Returns a text escaped for Mermaid quotes. Mermaid doesn't have backslash escapes; `#`, a number and `;`
  /// represent a character.
  private static func mermaidText(_ text: String) -> String {
    visible(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "\\": escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension ComponentGraph.Outline.Part {
  /// The name, followed by the type if there is one.
  fileprivate var title: String { name + (type.map { ": \($0)" } ?? "") }

  /// The title and the values.
  fileprivate var lines: [String] { [title] + values.map(\.line) }

  /// Returns the part and all nested parts, each with its path and its parent's path.
  fileprivate func all(
    separator: String, below parent: String? = nil
  ) -> [(path: String, parent: String?, part: ComponentGraph.Outline.Part)] {
    let path = (parent.map { $0 + separator } ?? "") + name
    return [(path, parent, self)] + parts.flatMap { $0.all(separator: separator, below: path) }
  }

  /// Returns the values and parts as lines of a tree.
  fileprivate func branches(indent: String) -> String {
    let items = values.map { ($0.line, nil) } + parts.map { ($0.title, Optional($0)) }
    return items.enumerated().map { index, item in
      let isLast = index + 1 == items.count
      return indent + (isLast ? "└─ " : "├─ ") + VisibleText.of(item.0) + "\n"
        + (item.1?.branches(indent: indent + (isLast ? "   " : "│  ")) ?? "")
    }.joined()
  }

  fileprivate var json: JSONValue {
    let values = values.map { value -> JSONValue in
      ["name": .string(value.name), "value": .string(value.text), "default": .bool(value.isDefault)]
    }
    return [
      "name": .string(name), "type": .string(orNull: type), "values": .array(values),
      "parts": .array(parts.map(\.json)),
    ]
  }
}

extension ComponentGraph.Outline.Value {
  /// The name and the value.
  fileprivate var line: String { "\(name) = \(text)" + (isDefault ? " (default)" : "") }
}
