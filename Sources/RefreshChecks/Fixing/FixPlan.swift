import RefreshDiagnostics
import RefreshFiles
import RefreshText

/// The safe fixes of files, before any file is written.
public struct FixPlan: Sendable {
  /// A changed file.
  private struct Change: Sendable {
    /// The path, with symbolic links resolved.
    let path: String
    /// The text as it was checked.
    let file: SourceFile
    let edited: EditedText
  }

  private let changes: [Change]

  /// Collects the safe fixes of diagnostics, file by file.
  ///
  /// Standard input isn't a file and is left out. A file that was read under several names counts as one.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics of some files and of those that they extend.
  ///   - paths: The paths of the files to fix.
  public init(_ diagnostics: [Diagnostic], in paths: [String]) {
    let named = Set(paths.compactMap(FolderSearch.realPath))
    var fixes: [String: (file: SourceFile, fixes: [Fix])] = [:]
    for diagnostic in diagnostics {
      let file = diagnostic.span.file
      guard let fix = diagnostic.fix, fix.isSafe, let path = FolderSearch.realPath(file.path), named.contains(path)
      else { continue }
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

  /// The changes in the format of `diff -u`.
  public var diff: String {
    changes.map { change in
      let new = String(decoding: change.edited.bytes, as: UTF8.self)
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
    for change in changes {
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
      var ignored = Diagnostics()
      let current = SourceFile.decode(path: change.path, bytes: raw, into: &ignored)
      guard current?.bytes == change.file.bytes else { throw .changed }
      try OutputFile.write(SourceFile.encode(change.edited.bytes, like: raw), to: change.path, inPlaceOf: raw)
      return nil
    } catch {
      return error.reason
    }
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
  /// If two fixes touch the same place, only the first one is applied, because the other one may no longer be
  /// right. The same fix, found twice, counts as one.
  ///
  /// - Parameters:
  ///   - fixes: The fixes, in any order. Each is applied completely or not at all.
  ///   - bytes: The text that the offsets of their edits refer to.
  init(_ fixes: [Fix], appliedTo bytes: [UInt8]) {
    var edits: [Fix.Edit] = []
    var count = 0
    for fix in fixes.sorted(by: { Self.start(of: $0) < Self.start(of: $1) }) where !fix.edits.isEmpty {
      let own = fix.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      let areInOrder = zip(own, own.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
      let isInside = own[0].range.lowerBound >= 0 && own[own.count - 1].range.upperBound <= bytes.count
      guard areInOrder, isInside, own.allSatisfy({ !Self.touches($0, edits) }) else { continue }
      for edit in own {
        edits.insert(edit, at: edits.partitioningIndex { $0.range.lowerBound > edit.range.lowerBound })
      }
      count += 1
    }
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    self.bytes = result + bytes[end...]
    self.count = count
  }

  private static func start(of fix: Fix) -> Int { fix.edits.map(\.range.lowerBound).min() ?? 0 }

  /// Returns whether an edit changes the same bytes as any of the others, or inserts at the same place.
  ///
  /// - Parameter others: The other edits, in the order of the text and without overlaps.
  private static func touches(_ edit: Fix.Edit, _ others: [Fix.Edit]) -> Bool {
    let next = others.partitioningIndex { $0.range.lowerBound >= edit.range.lowerBound }
    if next > 0, others[next - 1].range.upperBound > edit.range.lowerBound { return true }
    guard next < others.count else { return false }
    return others[next].range.lowerBound < max(edit.range.upperBound, edit.range.lowerBound + 1)
  }
}
