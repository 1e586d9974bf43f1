import RefreshDiagnostics
import Testing

/// Returns the span of the first or a later occurrence of a text in a file.
func span(
  of text: String, in file: SourceFile, occurrence: Int = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Span {
  let needle = Array(text.utf8)
  let starts = file.bytes.indices.filter { file.bytes[$0...].starts(with: needle) }
  guard starts.indices.contains(occurrence - 1) else {
    Issue.record("no \(occurrence). “\(text)” in the file", sourceLocation: sourceLocation)
    return Span(wholeOf: file)
  }
  return Span(file: file, start: starts[occurrence - 1], end: starts[occurrence - 1] + needle.count)
}

extension Rule {
  static let sample = Rule("sample-rule", "a sample")
}

extension RuleText {
  static let sample = RuleText(
    .sample, what: "It finds.", why: "It is bad.", bad: Rule.Example(.preset, "name: a"),
    good: Rule.Example(.preset, "name: b"))
}
