import RefreshDiagnostics

/// Returns the diagnostics as lines: `line:column id: message`. Labels and help follow, indented.
///
/// - Parameters:
///   - diagnostics: The diagnostics.
///   - file: Returns the path that precedes each location in a file. The default is empty, which is none.
public func starts(_ diagnostics: Diagnostics, showing file: (SourceFile) -> String = { _ in "" }) -> [String] {
  lines(diagnostics, showing: file) { $0.startPosition.text }
}

/// Returns the diagnostics as lines: `line:column-endColumn id: message`, with the line of the end if it differs;
/// warnings are marked. Labels and help follow, indented.
///
/// - Parameters:
///   - diagnostics: The diagnostics.
///   - file: Returns the path that precedes each location in a file. The default is empty, which is none.
public func ranges(_ diagnostics: Diagnostics, showing file: (SourceFile) -> String = { _ in "" }) -> [String] {
  lines(diagnostics, marksWarnings: true, showing: file) { span in
    let (start, end) = (span.startPosition, span.endPosition)
    return start.text + "-" + (end.line == start.line ? "\(end.column)" : end.text)
  }
}

private func lines(
  _ diagnostics: Diagnostics, marksWarnings: Bool = false, showing file: (SourceFile) -> String,
  at location: (Span) -> String
) -> [String] {
  func place(_ span: Span) -> String {
    let path = file(span.file)
    return (path.isEmpty ? "" : path + ":") + location(span)
  }
  return diagnostics.sorted().flatMap { diagnostic in
    let severity = marksWarnings && diagnostic.severity == .warning ? "warning " : ""
    return ["\(place(diagnostic.span)) \(severity)\(diagnostic.id.rawValue): \(diagnostic.message)"]
      + diagnostic.labels.map { "  \(place($0.span)) \($0.text)" }
      + (diagnostic.help.map { ["  help: \($0)"] } ?? [])
  }
}

extension Position {
  fileprivate var text: String { "\(line):\(column)" }
}
