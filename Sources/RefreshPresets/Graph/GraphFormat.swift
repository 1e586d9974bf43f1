import RefreshText

/// A form in which a component graph can be shown.
package typealias GraphFormat = OutputFormat<ComponentGraph>

extension ComponentGraph: Presentable {
  /// One row for each form; the first is the default.
  package static let formats = [
    GraphFormat("tree", "For people: lines with branches.", [.forPeople]) { graph, _ in TreeGraph.render(graph) },
    GraphFormat("dot", "For Graphviz.") { graph, _ in DotGraph.render(graph) },
    GraphFormat("mermaid", "For Mermaid, which many pages show.") { graph, _ in MermaidGraph.render(graph) },
    GraphFormat("json", "For other programs: an object for each part with its values and parts.") { graph, _ in
      graph.root.json.written(.records) + "\n"
    },
  ]
}

extension ComponentGraph.Part {
  /// The name, with the type if there is one.
  var title: String { name + (type.map { ": \($0)" } ?? "") }

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

extension ComponentGraph.Value {
  /// The value behind its name.
  var line: String { "\(name) = \(text)" + (isDefault ? " (default)" : "") }
}
