import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

extension Diagnostics {
  /// Adds a diagnostic for each `${` that does not begin a parameter.
  mutating func add(flawsOf template: NodeTemplate) {
    for flaw in template.flaws {
      let text = flaw.isClosed ? "there is no parameter name between `${` and `}`" : "this `${` is never closed"
      add(
        .badParameter, text, at: flaw.node.span(ofText: flaw.range),
        help: "write a parameter like `${amount}`, or `$${` for the text `${`")
    }
  }

  /// Adds a diagnostic for each value that is a list or a map but is used in a text or a key.
  mutating func add(misfitsOf values: [String: Node], in template: NodeTemplate) {
    for use in template.uses where !use.takesAnything {
      guard let value = values[use.name], !value.isBroken, value.kind != .scalar else { continue }
      add(
        .badParameter, "`\(use.name)` is \(found(value)), which can't be inserted into a text or a key",
        at: use.node.span(ofText: use.range), labels: [Diagnostic.Label("the value is here", at: value.beginning)])
    }
  }

  /// Adds a diagnostic for keys that have become equal by the values of their parameters.
  mutating func add(equalKeysOf template: NodeTemplate, in filled: Node) {
    for (first, second) in template.equalKeys(in: filled) {
      let labels = [Diagnostic.Label("it first appears here", at: first.span)]
      let name = quoted(second.scalar ?? "")
      add(
        Diagnostic(.duplicateKey, "key \(name) appears twice in this map", at: second.span, labels: labels)
          .explained(in: filled.document))
    }
  }

  /// Adds the diagnostics of a filled-in template, with the locations of the values that they concern.
  ///
  /// - Parameters:
  ///   - found: The diagnostics.
  ///   - document: The filled-in document.
  ///   - label: The step through which it was reached. The default is none.
  mutating func add(_ found: Diagnostics, in document: YAMLDocument, through label: Diagnostic.Label? = nil) {
    for diagnostic in found.all {
      add(diagnostic.rule, at: diagnostic.span) {
        diagnostic.explained(in: document).adding(label.map { [$0] } ?? [])
      }
    }
  }
}

extension Diagnostic {
  /// The greatest number of values that are shown with one diagnostic.
  private static let mostValues = 3

  /// Returns the diagnostic with the locations of the values at the places to which it points.
  fileprivate func explained(in document: YAMLDocument) -> Diagnostic {
    let known = Set(labels.map(\.span))
    let values = document.insertions(touching: span).map { insertion in
      Label("`\(insertion.name)` is \(found(insertion.value)) here", at: insertion.value.span)
    }
    return adding(Array(values.filter { !known.contains($0.span) }.prefix(Diagnostic.mostValues)))
  }
}
