import RefreshDiagnostics
import RefreshFiles
import RefreshText

/// The safe fixes of files, before anything is written.
///
/// A fix may uncover other fixable mistakes. Rounds of checking and ``apply(_:)`` continue until nothing is left, so
/// that a second run has nothing to do.
public struct FixPlan: Sendable {
  /// A changed file.
  private struct Change: Sendable {
    /// The path, with symbolic links resolved.
    let path: String
    /// The text as it was checked first.
    let file: SourceFile
    /// The text with all fixes so far.
    var fixed: SourceFile
  }

  /// The files that may be fixed, by their paths without symbolic links.
  private let named: Set<String>
  private var changes: [String: Change] = [:]
  /// The number of fixes.
  public private(set) var count = 0

  /// The number of rounds that any files can have.
  static let sureRounds = 16
  /// The maximum number of bytes of changed files that are checked again, if they need more rounds than allowed.
  private static let mostBytes = 64 << 20

  /// The maximum number of times that files are checked again; each round needs what the previous one has uncovered.
  ///
  /// An unclosed bracket can hide what follows it, so there may be as many rounds as lines; long files have fewer,
  /// which limits the time.
  public var mostRounds: Int {
    var (bytes, lines) = (0, 0)
    for change in changes.values {
      bytes += change.fixed.bytes.count
      lines += change.fixed.bytes.count { $0 == UInt8(ascii: "\n") }
    }
    return max(Self.sureRounds, min(lines, Self.mostBytes / max(bytes, 1)))
  }

  /// Begins without fixes.
  ///
  /// - Parameter paths: The paths of the files to fix.
  public init(in paths: [String]) { named = Set(paths.compactMap(FolderSearch.realPath)) }

  /// Collects the safe fixes of diagnostics.
  public init(_ diagnostics: [Diagnostic], in paths: [String]) {
    self.init(in: paths)
    apply(diagnostics)
  }

  /// Applies the safe fixes of diagnostics, file by file.
  ///
  /// Text from standard input has no file and is left out. A file that was read under several names is one file. Of two
  /// fixes that touch the same place, only the first is applied: the other is about text that has changed. A fix that would
  /// only exchange one error for another isn't applied.
  ///
  /// - Parameter diagnostics: The diagnostics of some files, as they are with the fixes so far, and of those that they
  ///   extend.
  /// - Returns: Whether there was a fix.
  @discardableResult
  public mutating func apply(_ diagnostics: [Diagnostic]) -> Bool {
    var fixes: [String: (file: SourceFile, fixes: [Fix])] = [:]
    for diagnostic in diagnostics {
      let file = diagnostic.span.file
      guard let fix = diagnostic.fix, fix.isSafe, let path = FolderSearch.realPath(file.path), named.contains(path)
      else { continue }
      fixes[path, default: (file, [])].fixes.append(fix)
    }
    var isChanged = false
    // Each file is tried with the others as they were checked, so that the order doesn't matter.
    let plan = self
    for (path, found) in fixes {
      let right = FixTrial.right(found.fixes, in: found.file, as: FileKind(of: found.file, at: path)) {
        plan.file(at: $0) ?? SourceFile.read(path: $0, into: &$1)
      }
      let edited = EditedText(right, appliedTo: found.file.bytes)
      guard edited.count > 0 else { continue }
      let fixed = SourceFile(path: found.file.path, bytes: edited.bytes)
      changes[path, default: Change(path: path, file: found.file, fixed: fixed)].fixed = fixed
      count += edited.count
      isChanged = isChanged || edited.bytes != found.file.bytes
    }
    return isChanged
  }

  /// A file with the fixes so far; nil if it has none.
  public func file(at path: String) -> SourceFile? {
    guard !changes.isEmpty, let real = FolderSearch.realPath(path), let fixed = changes[real]?.fixed else {
      return nil
    }
    return fixed.path == path ? fixed : SourceFile(path: path, bytes: fixed.bytes)
  }

  private var sorted: [Change] { changes.values.ordered(on: \.path) }

  /// The number of files that would be written.
  public var fileCount: Int { changes.count }

  /// The changes in the format of `diff -u`.
  public var diff: String {
    sorted.map { change in
      let new = String(decoding: change.fixed.bytes, as: UTF8.self)
      let old = String(decoding: change.file.bytes, as: UTF8.self)
      return UnifiedDiff(path: change.file.path, old: old, new: new).text
    }
    .joined()
  }

  /// Writes all files, each atomically and in its original encoding.
  ///
  /// - Parameter diagnostics: Collects the reasons why files can't be written (`cannot-write`); such files are
  ///   unchanged.
  public func write(into diagnostics: inout Diagnostics) {
    for change in sorted {
      if let reason = FixPlan.write(change) {
        let place = Span(wholeOf: change.file)
        diagnostics.add(Diagnostic(.cannotWrite, "this file can't be fixed: \(reason)", at: place))
      }
    }
  }

  /// Writes a file. Returns the reason why it can't be written, or nil if it is.
  private static func write(_ change: Change) -> String? {
    do throws(InputFile.Failure) {
      let raw = try InputFile.contents(of: change.path, limit: 1 << 30)
      // A file that is no longer text was changed, too.
      let current = Diagnostics.asking { SourceFile.decode(path: change.path, bytes: raw, into: &$0) }.clean
      guard current??.bytes == change.file.bytes else { throw .changed }
      try OutputFile.write(SourceFile.encode(change.fixed.bytes, like: raw), to: change.path, inPlaceOf: raw)
      return nil
    } catch { return error.reason }
  }
}

/// A text with fixes applied.
struct EditedText {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The number of fixes that were applied.
  let count: Int

  /// Applies fixes to a text. Everything else is unchanged, byte for byte.
  ///
  /// Of two fixes that touch the same place, only the first is applied. The same fix, found twice, is one.
  ///
  /// - Parameters:
  ///   - fixes: The fixes, in any order. Each is applied completely or not at all.
  ///   - bytes: The text that the offsets of their edits refer to.
  init(_ fixes: [Fix], appliedTo bytes: [UInt8]) {
    var list = EditList()
    for fix in fixes.ordered(on: Self.start) { list.add(fix, to: bytes.count) }
    self.bytes = list.edits.applied(to: bytes)
    count = list.fixCount
  }

  private static func start(of fix: Fix) -> Int { fix.edits.map(\.range.lowerBound).min() ?? 0 }
}
