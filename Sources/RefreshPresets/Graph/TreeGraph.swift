import RefreshDiagnostics
import RefreshText

/// A graph as lines with branches.
enum TreeGraph {
  static func render(_ graph: ComponentGraph) -> String {
    VisibleText.of(graph.root.title) + "\n" + branches(of: graph.root, indent: "")
  }

  private static func branches(of part: ComponentGraph.Part, indent: String) -> String {
    var output = ""
    let count = part.values.count + part.parts.count
    for (index, value) in part.values.enumerated() {
      output += indent + (index + 1 < count ? "├─ " : "└─ ") + VisibleText.of(value.line) + "\n"
    }
    for (index, child) in part.parts.enumerated() {
      let isLast = part.values.count + index + 1 == count
      output += indent + (isLast ? "└─ " : "├─ ") + VisibleText.of(child.title) + "\n"
      output += branches(of: child, indent: indent + (isLast ? "   " : "│  "))
    }
    return output
  }
}
