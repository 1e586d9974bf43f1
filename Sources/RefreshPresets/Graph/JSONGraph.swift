import RefreshDiagnostics

/// A graph as JSON: an object for each part with the keys `name`, `type`, `values` and `parts`.
enum JSONGraph {
  static func render(_ graph: ComponentGraph.Outline) -> String { object(graph.root, indent: "") + "\n" }

  private static func object(_ part: ComponentGraph.Outline.Part, indent: String) -> String {
    let inner = indent + "  "
    let values = part.values.map { value in
      "\(inner)  { \"name\": \(value.name.jsonLiteral), \"value\": \(value.text.jsonLiteral), "
        + "\"default\": \(value.isDefault) }"
    }
    let parts = part.parts.map { inner + "  " + object($0, indent: inner + "  ") }
    return
      "{\n\(inner)\"name\": \(part.name.jsonLiteral),\n\(inner)\"type\": \(part.type?.jsonLiteral ?? "null"),\n"
      + "\(inner)\"values\": \(list(values, indent: inner)),\n\(inner)\"parts\": \(list(parts, indent: inner))\n"
      + "\(indent)}"
  }

  private static func list(_ items: [String], indent: String) -> String {
    items.isEmpty ? "[]" : "[\n" + items.joined(separator: ",\n") + "\n\(indent)]"
  }
}
