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
  package func edits(ofSafe diagnostics: [Diagnostic]) -> [Fix.Edit] {
    var list = EditList()
    for fix in Self.right(diagnostics.compactMap(\.fix).filter(\.isSafe), in: file, as: kind, read) {
      list.add(fix, to: file.bytes.count)
    }
    return list.edits
  }

  /// The maximum number of times that a text is read with fixes, each time without those that were wrong before.
  private static let mostReadings = 4

  /// Returns the fixes of a text that leave no error in what they write, and no wrong YAML in its lines.
  ///
  /// All are tried together, and those that leave an error where they change something are left out. Most fixes are right, so that
  /// the text is read once, and never more than a few times.
  static func right(
    _ fixes: [Fix], in file: SourceFile, as kind: FileKind, _ read: @escaping PresetLibrary.ReadFile
  ) -> [Fix] {
    guard kind != .settings else { return fixes }
    var left = fixes
    for _ in 0..<mostReadings {
      guard let text = Edited(left, of: file) else { return left }
      let errors = errors(of: text.file, as: kind, read).filter(text.isBroken)
      guard !errors.isEmpty else { return left }
      let wrong = errors.reduce(into: Set<Int>()) { $0.formUnion(text.fixes(brokenBy: $1)) }
      left = left.indices.filter { !wrong.contains($0) }.map { left[$0] }
    }
    return []
  }

  /// Returns what was found in a text, without the advice to make a correction that only exchanges one error for another, and that
  /// therefore isn't offered.
  ///
  /// - Parameters:
  ///   - found: The diagnostics of the file, and perhaps of others.
  ///   - check: Collects the diagnostics of a corrected text.
  static func judged(
    _ found: Diagnostics, of file: SourceFile, check: (SourceFile, inout Diagnostics) -> Void
  ) -> Diagnostics {
    guard found.hasErrors, file.bytes.count <= mostBytes else { return found }
    // Of other corrections of the YAML it is certain what they lead to; these may complete something that isn't meant.
    let fixable = found.sorted().filter {
      ($0.rule.isOfOpenLine || $0.rule == .unexpectedColon) && $0.fix != nil && $0.span.file === file
    }
    guard let text = Edited(fixable.compactMap(\.fix), of: file) else { return found }
    var left = Diagnostics()
    check(text.file, &left)
    let errors = errors(in: text.file, left).filter { !$0.rule.isOfYAML }
    let broken = errors.reduce(into: Set<Int>()) { $0.formUnion(text.fixes(brokenBy: $1)) }
    guard !broken.isEmpty else { return found }
    let wrong = Set(broken.map { fixable[$0] })
    return Diagnostics(found.all.map { wrong.contains($0) ? $0.withoutHelp : $0 })
  }

  /// The maximum size of a text whose advice is tried, in bytes: each trial takes as long as a check, and typing in a long text
  /// must stay fluent.
  private static let mostBytes = 1 << 14

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
    return errors(in: file, found)
  }

  /// Returns the errors that are shown of a file: of several that are part of one another, one.
  private static func errors(in file: SourceFile, _ found: Diagnostics) -> [Diagnostic] {
    // A file with many presets has fixes, too.
    found.sorted().filter {
      $0.severity == .error && $0.span.file === file && $0.rule != .severalPresets
    }
  }

  /// An error, wherever it has moved.
  private struct Finding: Hashable {
    let id: DiagnosticID
    let message: String

    init(_ error: Diagnostic) { (id, message) = (error.id, error.message) }
  }

  /// A text after fixes.
  private struct Edited {
    let file: SourceFile
    /// What the fixes have written, in the order of the text, and which of them wrote it.
    private let written: [(range: Range<Int>, fix: Int)]
    /// The lines that the fixes have changed.
    private let lines: [ClosedRange<Int>]

    /// Applies fixes, except those that contradict earlier ones; nil if none can be applied.
    init?(_ fixes: [Fix], of original: SourceFile) {
      var list = EditList()
      var owners: [Fix.Edit: Int] = [:]
      for (index, fix) in fixes.enumerated() where list.add(fix, to: original.bytes.count) {
        for edit in fix.edits { owners[edit] = index }
      }
      guard list.fixCount > 0 else { return nil }
      let file = SourceFile(path: original.path, bytes: list.edits.applied(to: original.bytes))
      var shift = 0
      written = list.edits.map { edit in
        let start = edit.range.lowerBound + shift
        shift += edit.replacement.utf8.count - edit.range.count
        return (start..<start + edit.replacement.utf8.count, owners[edit] ?? 0)
      }
      lines = written.map { file.lineNumber(at: $0.range.lowerBound)...file.lineNumber(at: $0.range.upperBound) }
      self.file = file
    }

    /// Returns whether an error is in what the fixes have written, or wrong YAML in the lines of that. Others of these lines
    /// may have been hidden by the mistakes that are fixed.
    func isBroken(by error: Diagnostic) -> Bool { !fixes(brokenBy: error).isEmpty }

    /// Returns the fixes that wrote something in which an error is, or wrong YAML in its lines.
    func fixes(brokenBy error: Diagnostic) -> Set<Int> {
      let span = error.span.start..<error.span.end
      var broken: Set<Int> = []
      let own = error.span.startPosition.line...max(error.span.startPosition.line, error.span.endPosition.line)
      // Both are in the order of the text; what ends before the error's line has nothing to do with it.
      var index = lines.partitioningIndex { $0.upperBound >= own.lowerBound }
      while index < written.count, lines[index].lowerBound <= own.upperBound {
        let (range, fix) = written[index]
        let isThere =
          // What is missing is missing beside what was written, or after its quote.
          range.isEmpty || span.isEmpty
          ? range.lowerBound <= span.upperBound && span.lowerBound <= range.upperBound + 1 : range.overlaps(span)
        // Another error in the line has its own safe fix, which is applied next.
        if isThere || error.rule.isOfYAML && error.fix?.isSafe != true { broken.insert(fix) }
        index += 1
      }
      return broken
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
