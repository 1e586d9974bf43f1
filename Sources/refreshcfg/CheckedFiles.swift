import RefreshChecks
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// The files given to a command, checked on all processors.
///
/// A file with many presets is read and checked in pieces, so that it can have any length.
struct CheckedFiles {
  /// The paths of the files that could be read, in the order in which they were given; standard input is `<stdin>`.
  let paths: [String]
  /// Whether a file could not be read or found, which is not an error in its text.
  let isUnusable: Bool
  /// The diagnostics.
  let result: Silencer.Result

  /// Finds, reads and checks files.
  ///
  /// - Parameters:
  ///   - given: Files of any name, folders, `-` for standard input.
  ///   - allowsOutside: Whether files outside of their projects may be named.
  ///   - isWhole: Whether even files of many presets are read as a whole, so that they can be fixed.
  ///   - plan: Fixes with which files are read as if they were written. The default is none.
  init(_ given: [String], allowsOutside: Bool, isWhole: Bool, with plan: FixPlan? = nil) {
    let found = InputPaths(given, searchingFor: FileKind.searched, allowsOutside: allowsOutside)
    let empty = Part(allowsOutside: allowsOutside, isWhole: isWhole, named: found.named, plan: plan)
    let parts = Workers.map(Workers.pieces(of: found.paths)) { $0.reduce(into: empty) { $0.check($1) } }
    var whole = parts.reduce(into: empty) { $0.join($1) }
    whole.checker.add(contentsOf: found.diagnostics)
    paths = whole.paths
    result = whole.checker.finish()
    let settings = result.shown.contains {
      $0.rule == .cannotRead && $0.span.file.path.hasSuffix(Settings.fileName)
    }
    isUnusable = whole.isUnusable || found.diagnostics.areUnusable || settings
  }
}

/// Some of the files of a run.
private struct Part: Sendable {
  private(set) var paths: [String] = []
  private(set) var isUnusable = false
  var checker: Checker
  /// A checker that has not seen anything yet.
  private let fresh: Checker
  private let isWhole: Bool
  private let named: Set<String>
  private let plan: FixPlan?

  init(allowsOutside: Bool, isWhole: Bool, named: Set<String>, plan: FixPlan?) {
    (self.isWhole, self.named, self.plan) = (isWhole, named, plan)
    let read: PresetLibrary.ReadFile = { path, diagnostics in
      plan?.file(at: path) ?? SourceFile.read(path: path, into: &diagnostics)
    }
    fresh = Checker(
      loader: SuiteLoader(allowsOutside: allowsOutside, read: read),
      library: PresetLibrary(allowsOutside: allowsOutside, read: read))
    checker = fresh
  }

  mutating func join(_ other: Part) {
    paths += other.paths
    isUnusable = isUnusable || other.isUnusable
    checker.join(other.checker)
  }

  /// Reads and checks a file.
  mutating func check(_ path: String) {
    var problems = Diagnostics()
    defer {
      isUnusable = isUnusable || problems.areUnusable
      checker.add(contentsOf: problems)
    }
    if let fixed = plan?.file(at: path) {
      paths.append(fixed.path)
      check(fixed, as: FileKind(of: fixed, at: path), at: path)
      return
    }
    guard var pieces = TextPieces(path: path, isArgument: named.contains(path), into: &problems),
      let first = pieces.next(into: &problems)
    else { return }
    paths.append(first.path)
    let kind = FileKind(of: first, at: path)
    if pieces.isDone {
      check(first, as: kind, at: path)
    } else if isWhole || kind != .preset {
      if let file = pieces.remainder(behind: first, into: &problems) { check(file, as: kind, at: path) }
    } else {
      if path.hasSuffix(kind.rawValue) { checker.warnOfSecondPreset(in: first) }
      check(&pieces, from: first, into: &problems)
    }
  }

  private mutating func check(_ file: SourceFile, as kind: FileKind, at path: String) {
    checker.check(file, as: kind, isStream: !path.hasSuffix(kind.rawValue))
  }

  /// Checks presets that are documents of a stream: several pieces in parallel, while the next ones are read.
  private mutating func check(
    _ pieces: inout TextPieces, from first: SourceFile, into problems: inout Diagnostics
  ) {
    var first: SourceFile? = first
    let fresh = fresh
    let checkers = Workers.map {
      defer { first = nil }
      return first ?? pieces.next(into: &problems)
    } work: { piece in
      var checker = fresh
      checker.check(presetsIn: piece)
      return checker
    }
    for checker in checkers { self.checker.join(checker) }
  }
}
