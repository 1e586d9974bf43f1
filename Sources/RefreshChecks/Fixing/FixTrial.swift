import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios

/// Trials of fixes: each is applied to a copy of the text, which is then read again.
///
/// A fix can be right about the text and wrong about its meaning, and then exchanges one error for another.
package struct FixTrial {
  private let file: SourceFile
  private let kind: FileKind
  private let read: PresetLibrary.ReadFile
  /// The errors of the text.
  private let errors: [Diagnostic]

  /// Prepares trials for a text.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - kind: The kind of file.
  ///   - read: Reads the presets that the text names.
  package init(of file: SourceFile, as kind: FileKind, read: @escaping PresetLibrary.ReadFile) {
    (self.file, self.kind, self.read) = (file, kind, read)
    errors = Self.errors(of: file, as: kind, read)
  }

  /// Returns the fix of a diagnostic as it can be offered: unchanged if it leaves no new error at its place, unsafe if
  /// it also removes others or if there are more errors elsewhere, and nil if it only exchanges one error for another.
  package func fix(of diagnostic: Diagnostic) -> Fix? {
    guard let fix = diagnostic.fix, let text = Edited([fix], of: file) else { return nil }
    guard kind != .settings else { return fix }
    // Where the YAML is wrong, other errors of its lines aren't shown: they are no reason against the fix.
    let left = Self.errors(of: text.file, as: kind, read).filter { error in
      !diagnostic.rule.isOfYAML || error.rule.isOfYAML || text.isBroken(by: error)
    }
    var known: [Finding: Int] = [:]
    for error in errors { known[Finding(error), default: 0] += 1 }
    known[Finding(diagnostic), default: 1] -= 1
    let new = left.filter { error in
      guard let count = known[Finding(error)], count > 0 else { return true }
      known[Finding(error)] = count - 1
      return false
    }
    guard !new.contains(where: text.isBroken) else { return left.count < errors.count ? fix.unsafe : nil }
    return left.count > errors.count ? fix.unsafe : fix
  }

  /// Returns the edits of all safe fixes that remain safe when they are tried.
  ///
  /// All are tried together. Only if they leave an error where they change something, halves of them are tried, and of
  /// these again halves: most fixes are right, and each trial reads the whole text.
  package func edits(ofSafe diagnostics: [Diagnostic]) -> [Fix.Edit] {
    var list = EditList()
    for fix in right(diagnostics.compactMap(\.fix).filter(\.isSafe)[...]) { list.add(fix, to: file.bytes.count) }
    return list.edits
  }

  /// Returns the fixes that leave no error in what they write, and no wrong YAML in its lines.
  private func right(_ fixes: ArraySlice<Fix>) -> [Fix] {
    guard !fixes.isEmpty, kind != .settings else { return Array(fixes) }
    if let text = Edited(Array(fixes), of: file),
      !Self.errors(of: text.file, as: kind, read).contains(where: text.isBroken)
    {
      return Array(fixes)
    }
    guard fixes.count > 1 else { return [] }
    let middle = fixes.startIndex + fixes.count / 2
    return right(fixes[..<middle]) + right(fixes[middle...])
  }

  /// Returns whether there is no error in the lines of a part of the text.
  package func isValid(_ range: Range<Int>) -> Bool {
    let lines = file.lineNumber(at: range.lowerBound)...file.lineNumber(at: range.upperBound)
    return !errors.contains { $0.span.isIn([lines]) }
  }

  private static func errors(
    of file: SourceFile, as kind: FileKind, _ read: @escaping PresetLibrary.ReadFile
  ) -> [Diagnostic] {
    var found = Diagnostics()
    switch kind {
    case .preset:
      var library = PresetLibrary(read: read)
      _ = library.load(file, into: &found)
    case .scenarios:
      var loader = SuiteLoader(read: read)
      _ = loader.load(file, into: &found)
    case .settings: break
    }
    // One error of several that are part of one another is shown.
    return found.sorted().filter { $0.severity == .error && $0.span.file === file }
  }

  /// An error, wherever it has moved.
  private struct Finding: Hashable {
    let id: DiagnosticID
    let message: String

    init(_ error: Diagnostic) { (id, message) = (error.id, error.message) }
  }

  /// A text after a fix.
  private struct Edited {
    let file: SourceFile
    /// The lines that the fixes have changed, and what they have written.
    private let lines: [ClosedRange<Int>], ranges: [Range<Int>]

    /// Applies fixes, except those that contradict earlier ones; nil if none can be applied.
    init?(_ fixes: [Fix], of original: SourceFile) {
      var list = EditList()
      for fix in fixes { list.add(fix, to: original.bytes.count) }
      guard list.fixCount > 0 else { return nil }
      let file = SourceFile(path: original.path, bytes: list.edits.applied(to: original.bytes))
      var shift = 0
      ranges = list.edits.map { edit in
        let start = edit.range.lowerBound + shift
        shift += edit.replacement.utf8.count - edit.range.count
        return start..<start + edit.replacement.utf8.count
      }
      lines = ranges.map { file.lineNumber(at: $0.lowerBound)...file.lineNumber(at: $0.upperBound) }
      self.file = file
    }

    /// Returns whether an error is in what the fixes have written, or wrong YAML in the lines of that. Others of these lines
    /// may have been hidden by the mistakes that are fixed.
    func isBroken(by error: Diagnostic) -> Bool {
      let span = error.span.start..<error.span.end
      if error.rule.isOfYAML, error.span.isIn(lines) { return true }
      return ranges.contains { range in
        // What is missing is missing beside what was written, or after its quote.
        range.isEmpty || span.isEmpty
          ? range.lowerBound <= span.upperBound && span.lowerBound <= range.upperBound + 1 : range.overlaps(span)
      }
    }
  }
}

extension Span {
  /// Returns whether some of its lines are among others.
  fileprivate func isIn(_ others: [ClosedRange<Int>]) -> Bool {
    let lines = startPosition.line...max(startPosition.line, endPosition.line)
    return others.contains { $0.overlaps(lines) }
  }
}
