import RefreshDiagnostics

extension Preset {
  /// The beginning of a comment that says what `import` couldn't read.
  package static let unreadMark = "Not read"

  /// Notes on code that `import` couldn't read: the preset's comments above the first key, and the keys
  /// whose values are unknown.
  package var unreadNotes: [String] {
    let (file, start) = (written.span.file, written.beginning.startPosition.line)
    var lines: [String] = []
    for number in (1..<max(start, 1)).reversed() {
      let line = file.line(number)
      guard line.hasPrefix("#") else { break }
      let note = line.drop { "# ".contains($0) }.filter { !$0.isNewline }
      if note.hasPrefix(Self.unreadMark + ", ") { lines.insert(note, at: 0) }
    }
    guard !unknown.names.isEmpty else { return lines }
    return lines + ["Values that aren't known: \(unknown.names.joined(separator: ", "))"]
  }
}
