import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

/// What safe fixes make of files, before anything is written.
public struct FixPlan: Sendable {
  /// A file as it would be.
  private struct Change: Sendable {
    /// The path without symbolic links.
    let path: String
    /// The text as it was checked.
    let file: SourceFile
    let edited: EditedText
  }

  private let changes: [Change]

  /// Takes the safe fixes of diagnostics together, file by file.
  ///
  /// What came on standard input has no file and is left out. A file that was read under several names is one.
  public init(_ diagnostics: [Diagnostic]) {
    var fixes: [String: (file: SourceFile, fixes: [Fix])] = [:]
    for diagnostic in diagnostics {
      let file = diagnostic.span.file
      guard let fix = diagnostic.fix, fix.isSafe, let path = FolderSearch.realPath(file.path) else { continue }
      fixes[path, default: (file, [])].fixes.append(fix)
    }
    changes = fixes.sorted { $0.key < $1.key }.map { path, found in
      Change(path: path, file: found.file, edited: EditedText(found.fixes, appliedTo: found.file.bytes))
    }
  }

  /// The number of fixes.
  public var count: Int { changes.reduce(0) { $0 + $1.edited.count } }
  /// The number of files that would be written.
  public var fileCount: Int { changes.count }

  /// What would be changed, in the form of `diff -u`.
  public var diff: String {
    changes.map { change in
      let new = String(decoding: change.edited.bytes, as: UTF8.self)
      let old = String(decoding: change.file.bytes, as: UTF8.self)
      return UnifiedDiff(path: change.file.path, old: old, new: new).text
    }
    .joined()
  }

  /// Writes all files, each in one step and in the encoding that it has.
  ///
  /// - Parameter diagnostics: takes why a file could not be written (`cannot-write`); it is as it was then.
  public func write(into diagnostics: inout Diagnostics) {
    for change in changes {
      if let reason = FixPlan.write(change) {
        let place = Span(wholeOf: change.file)
        diagnostics.add(Diagnostic(.cannotWrite, "this can't be put right: \(reason)", at: place))
      }
    }
  }

  /// Why a file can't be written, nil if it is.
  private static func write(_ change: Change) -> String? {
    do throws(InputFile.Failure) {
      let raw = try InputFile.contents(of: .path(change.path), limit: 1 << 30)
      var ignored = Diagnostics()
      let current = SourceFile.decode(path: change.path, bytes: raw, into: &ignored)
      guard current?.bytes == change.file.bytes else { return "it was changed while it was checked" }
      try OutputFile.write(SourceFile.encode(change.edited.bytes, like: raw), to: change.path)
      return nil
    } catch {
      return error.reason
    }
  }
}
