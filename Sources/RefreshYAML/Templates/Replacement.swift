import RefreshDiagnostics

/// What stands in the place of a scalar with parameters.
struct Replacement: Sendable {
  /// Gives the content; the place stays that of the scalar.
  let content: Node
  /// The values that came in.
  let insertions: [Insertion]
}

/// A value in the place of a parameter.
public struct Insertion: Sendable {
  /// The parameter's name.
  public let name: String
  /// The value; one that has parameters itself was put together before.
  public let value: Node
  /// The scalar that the parameter stands in.
  public let span: Span
}

extension Node {
  /// The values that came in its text, with those that came in them, nearest first; empty for most nodes.
  public var insertions: [Insertion] {
    guard !document.replacements.isEmpty,
      let replacement = document.replacements[document.store.content(of: index)]
    else { return [] }
    return replacement.insertions.flatMap { [$0] + $0.value.insertions }
  }
}

extension YAMLDocument {
  /// The values that came in where a place lies, or within it, in the order of the text; each with those that came in
  /// it.
  public func insertions(touching place: Span) -> [Insertion] {
    guard place.file === file else { return [] }
    return replacements.sorted { $0.key < $1.key }.flatMap { _, replacement in
      replacement.insertions
        .filter { insertion in
          let span = insertion.span
          return span.start <= place.start && place.end <= span.end
            || place.start <= span.start && span.end <= place.end
        }
        .flatMap { [$0] + $0.value.insertions }
    }
  }
}
