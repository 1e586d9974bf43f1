import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

/// A parameter in the notation of another language, `$amount` or `{amount}`, in a flow that is called with it.
struct ParameterSlip {
  /// The diagnostic, which is the same for all calls.
  let diagnostic: Diagnostic

  /// The place.
  var span: Span { diagnostic.span }

  /// Returns the places where a parameter is written in another notation.
  ///
  /// - Parameters:
  ///   - name: The parameter's name.
  ///   - node: The steps of the flow or the scenario.
  static func all(of name: String, in node: Node) -> [ParameterSlip] {
    places(of: name, in: node).map { ParameterSlip($0.node, $0.text, $0.written) }
  }

  private init(_ place: Node, _ text: String, _ written: String) {
    let isAll = place.scalar.map { $0 == text && place.style == .plain } ?? true
    let (message, help) = ("\(quoted(text)) isn't a parameter", "write `\(written)`, in quotes")
    if !isAll, let range = place.scalar?.firstRange(of: text), let scalar = place.scalar {
      // Part of a text, which doesn't need quotes for it.
      let start = scalar.utf8.distance(from: scalar.startIndex, to: range.lowerBound)
      let bytes = start..<start + text.utf8.count
      diagnostic = Diagnostic(
        .badParameter, message, at: place.span(ofText: bytes), help: "write `\(written)`",
        fix: place.isAlias ? nil : place.fix(Correction(written, isSafe: true), for: bytes))
      return
    }
    diagnostic = Diagnostic(
      .badParameter, message, at: place.span, help: help,
      fix: isAll && !place.isAlias ? Fix(replacing: place.span, by: "\"\(written)\"", isSafe: true) : nil)
  }

  private static func places(
    of name: String, in node: Node
  ) -> [(node: Node, text: String, written: String)] {
    let written = "${\(name)}"
    switch node.kind {
    case .sequence: return node.items.flatMap { places(of: name, in: $0) }
    case .mapping:
      // In YAML, `{amount}` is a map.
      if node.style == .flow, node.span.text.filter({ $0 != " " }) == "{\(name)}" {
        return [(node, "{\(name)}", written)]
      }
      if node.style == .flow, node.span.text.filter({ $0 != " " }) == "{{\(name)}}" {
        return [(node, "{{\(name)}}", written)]
      }
      return node.entries.flatMap { places(of: name, in: $0.key) + places(of: name, in: $0.value) }
    case .scalar:
      let text = node.scalar ?? ""
      let forms = [
        "{{\(name)}}", "{{ \(name) }}", "%{\(name)}", "#{\(name)}", "$(\(name))", "<\(name)>", "{\(name)}",
        "$\(name)",
      ]
      return forms.first { text.contains($0) && !text.contains(written) }.map { [(node, $0, written)] } ?? []
    }
  }
}
