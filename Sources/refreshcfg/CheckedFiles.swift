import RefreshChecks
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// The files that a command was given, checked on all processors.
///
/// A file with many presets is read and checked piece by piece, so that it can be of any length.
struct CheckedFiles {
  /// The paths of the files that could be read, in the order in which they were given; standard input is `<stdin>`.
  let paths: [String]
  /// Whether a file could not be read or found, which is no fault of its text.
  let isUnusable: Bool
  /// What was found.
  let outcome: Silencer.Outcome

  /// Finds, reads and checks.
  ///
  /// - Parameters:
  ///   - given: files of any name, folders, `-` for standard input.
  ///   - allowsOutside: whether presets may name images and bundles outside of their projects.
  ///   - isWhole: whether even files of many presets are kept as a whole, so that they can be put right.
  init(_ given: [String], allowsOutside: Bool, isWhole: Bool) {
    let found = InputPaths(given, searchingFor: InputFiles.Kind.searched)
    let parts = Workers.map(Workers.pieces(of: found.paths)) { paths in
      var part = Part(allowsOutside: allowsOutside, isWhole: isWhole)
      for path in paths { part.check(path) }
      return part
    }
    var whole = Part(allowsOutside: allowsOutside, isWhole: isWhole)
    for part in parts { whole.join(part) }
    whole.checker.add(contentsOf: found.diagnostics)
    paths = whole.paths
    isUnusable = whole.isUnusable || found.diagnostics.areUnusable
    outcome = whole.checker.finish()
  }
}

/// Some of the files of a run.
private struct Part: Sendable {
  private(set) var paths: [String] = []
  private(set) var isUnusable = false
  var checker: Checker
  private let allowsOutside: Bool
  private let isWhole: Bool

  init(allowsOutside: Bool, isWhole: Bool) {
    self.allowsOutside = allowsOutside
    self.isWhole = isWhole
    checker = Part.checker(allowsOutside)
  }

  private static func checker(_ allowsOutside: Bool) -> Checker {
    Checker(
      loader: SuiteLoader(allowsOutside: allowsOutside), library: PresetLibrary(allowsOutside: allowsOutside))
  }

  mutating func join(_ other: Part) {
    paths += other.paths
    isUnusable = isUnusable || other.isUnusable
    checker.join(other.checker)
  }

  /// Reads a file, and checks it.
  mutating func check(_ path: String) {
    var problems = Diagnostics()
    defer {
      isUnusable = isUnusable || problems.areUnusable
      checker.add(contentsOf: problems)
    }
    guard var pieces = TextPieces(path: path, into: &problems), let first = pieces.next(into: &problems) else {
      return
    }
    paths.append(first.path)
    let kind = InputFiles.Kind(of: first, at: path)
    guard !pieces.isDone else {
      check(first, as: kind, at: path)
      return
    }
    if isWhole || kind != .preset {
      if let file = pieces.remainder(behind: first, into: &problems) { check(file, as: kind, at: path) }
    } else {
      if path.hasSuffix(kind.rawValue) { checker.warnOfSecondPreset(in: first) }
      check(&pieces, from: first, into: &problems)
    }
  }

  private mutating func check(_ file: SourceFile, as kind: InputFiles.Kind, at path: String) {
    switch kind {
    case .preset: checker.check(file, as: .preset, isStream: !path.hasSuffix(kind.rawValue))
    case .suites: checker.check(file, as: .scenarios)
    case .settings: checker.check(file, as: .settings)
    }
  }

  /// Checks presets that are documents of a stream, some pieces side by side.
  private mutating func check(
    _ pieces: inout TextPieces, from first: SourceFile, into problems: inout Diagnostics
  ) {
    var next: SourceFile? = first
    while next != nil {
      var batch: [SourceFile] = []
      while let piece = next, batch.count < Workers.processorCount * 2 {
        batch.append(piece)
        next = pieces.next(into: &problems)
      }
      let allowsOutside = allowsOutside
      let checkers = Workers.map(batch) { piece in
        var checker = Part.checker(allowsOutside)
        checker.check(presetsIn: piece)
        return checker
      }
      for checker in checkers { self.checker.join(checker) }
    }
  }
}
