import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// The files given to a command, by name or as folders to be searched.
struct InputFiles {
  /// The kind of file.
  typealias Kind = Rule.Example.Kind

  /// A file with its text.
  struct Input: Sendable {
    let kind: Kind
    let file: SourceFile
  }

  /// The files that could be read, in the order of the paths; below a folder in that of their names.
  private(set) var inputs: [Input] = []
  /// The diagnostics of files that can't be read, or are not text.
  private(set) var diagnostics = Diagnostics()

  /// Finds and reads files.
  ///
  /// - Parameters:
  ///   - paths: Files of any name, folders, `-` for standard input.
  ///   - kinds: The kinds of files that folders are searched for.
  ///   - allowsOutside: Whether links in folders may lead out of the project.
  ///   - takesPipes: Whether a path may be that of a pipe, whose other end may keep us waiting. The default is that it may.
  init(
    _ paths: [String], searchingFor kinds: [Kind] = Kind.searched, allowsOutside: Bool, takesPipes: Bool = true
  ) {
    let found = InputPaths(paths, searchingFor: kinds, allowsOutside: allowsOutside)
    diagnostics = found.diagnostics
    let pieces = Workers.map(Workers.pieces(of: found.paths)) { paths in
      paths.map { path in
        var diagnostics = Diagnostics()
        let isArgument = takesPipes && found.named.contains(path)
        let file = SourceFile.read(path: path, isArgument: isArgument, into: &diagnostics)
        return (file.map { Input(kind: Kind(of: $0, at: path), file: $0) }, diagnostics)
      }
    }
    for (input, problems) in pieces.joined() {
      if let input { inputs.append(input) }
      diagnostics.add(contentsOf: problems)
    }
  }

  /// Whether something could not be read or found, which is not a fault of a file's text.
  var isUnusable: Bool { diagnostics.areUnusable }

  /// The presets of the files that hold a whole one; what is only extended is part of those that extend it.
  func presets(
    _ project: ProjectOptions, into diagnostics: inout Diagnostics
  ) -> [(preset: Preset, path: String)] {
    var library = PresetLibrary(allowsOutside: project.allowOutside)
    let loaded = inputs.filter { $0.kind == .preset }.map { input in
      var found = Diagnostics()
      return (file: input.file, preset: library.load(input.file, into: &found), found: found)
    }
    return loaded.compactMap { file, preset, found in
      guard !library.isOnlyExtended(file, found) else { return nil }
      diagnostics.add(contentsOf: found)
      return preset.map { ($0, file.path) }
    }
  }
}

extension Rule.Example.Kind {
  /// The kinds that folders are searched for; settings are read with the files that they apply to.
  static let searched: [Self] = [.preset, .scenarios]

  /// The kind of a file, by its name, or else by its first document: only a suite has
  /// scenarios.
  init(of file: SourceFile, at path: String) {
    if let named = Self.allCases.first(where: { path.hasSuffix($0.rawValue) }) {
      self = named
      return
    }
    var ignored = Diagnostics()
    var reader = YAMLReader(file)
    let root = reader.next(into: &ignored)?.root
    self = root?["scenarios"] != nil || root?["suite"] != nil ? .scenarios : .preset
  }
}

extension Diagnostics {
  /// Whether something could not be read or found, which is not a fault of a file's text.
  var areUnusable: Bool { all.contains { $0.rule == .cannotRead || $0.rule == .nothingFound } }
}

/// The paths of the files that a command was given, by name or as folders to be searched.
struct InputPaths: Sendable {
  /// In the order in which they were given, below a folder in that of their names; each once.
  private(set) var paths: [String] = []
  /// Those that were given by name.
  private(set) var named: Set<String> = []
  /// The folders in which there is nothing, and the links in folders that are not followed.
  private(set) var diagnostics = Diagnostics()

  /// Searches the folders; nothing is read.
  ///
  /// - Parameters:
  ///   - given: Files of any name, folders, `-` for standard input.
  ///   - kinds: The kinds of files that folders are searched for.
  ///   - allowsOutside: Whether links in folders may lead out of the project.
  init(_ given: [String], searchingFor kinds: [InputFiles.Kind], allowsOutside: Bool) {
    var seen: Set<String> = []
    for path in given {
      guard path != "-", FolderSearch.isFolder(path) else {
        named.insert(path)
        if seen.insert(path).inserted { paths.append(path) }
        continue
      }
      let found = FolderSearch.files(below: path, endingIn: kinds.map(\.rawValue))
      if found.isEmpty {
        let names = kinds.map { "*\($0.rawValue)" }.joined(separator: " or ")
        let place = Span(wholeOf: SourceFile(path: path, bytes: []))
        diagnostics.add(Diagnostic(.nothingFound, "there is no \(names) in this folder", at: place))
      }
      for path in found where seen.insert(path).inserted {
        let project = ProjectFiles(around: path, allowsOutside: allowsOutside)
        if FolderSearch.isLink(path), !project.contains(path) {
          diagnostics.add(project.outside(path, at: Span(wholeOf: SourceFile(path: path, bytes: []))))
        } else {
          paths.append(path)
        }
      }
    }
  }
}

/// The files that a command was given, checked on all processors.
///
/// A file with many presets is read and checked piece by piece, so that it can be of any length.
struct CheckedFiles {
  /// The paths of the files that could be read, in the order in which they were given; standard input is `<stdin>`.
  let paths: [String]
  /// Whether a file could not be read or found, which is not a fault of its text.
  let isUnusable: Bool
  /// The diagnostics.
  let outcome: Silencer.Outcome

  /// Finds, reads and checks files.
  ///
  /// - Parameters:
  ///   - given: Files of any name, folders, `-` for standard input.
  ///   - allowsOutside: Whether files outside of their projects may be named.
  ///   - isWhole: Whether even files of many presets are read as a whole, so that they can be fixed.
  init(_ given: [String], allowsOutside: Bool, isWhole: Bool) {
    let found = InputPaths(given, searchingFor: InputFiles.Kind.searched, allowsOutside: allowsOutside)
    let empty = Part(allowsOutside: allowsOutside, isWhole: isWhole, named: found.named)
    let parts = Workers.map(Workers.pieces(of: found.paths)) { $0.reduce(into: empty) { $0.check($1) } }
    var whole = parts.reduce(into: empty) { $0.join($1) }
    whole.checker.add(contentsOf: found.diagnostics)
    paths = whole.paths
    outcome = whole.checker.finish()
    let settings = outcome.shown.contains {
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
  /// A checker that has seen nothing.
  private let fresh: Checker
  private let isWhole: Bool
  private let named: Set<String>

  init(allowsOutside: Bool, isWhole: Bool, named: Set<String>) {
    (self.isWhole, self.named) = (isWhole, named)
    fresh = Checker(
      loader: SuiteLoader(allowsOutside: allowsOutside), library: PresetLibrary(allowsOutside: allowsOutside))
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
    guard var pieces = TextPieces(path: path, isArgument: named.contains(path), into: &problems),
      let first = pieces.next(into: &problems)
    else { return }
    paths.append(first.path)
    let kind = InputFiles.Kind(of: first, at: path)
    if pieces.isDone {
      check(first, as: kind, at: path)
    } else if isWhole || kind != .preset {
      if let file = pieces.remainder(behind: first, into: &problems) { check(file, as: kind, at: path) }
    } else {
      if path.hasSuffix(kind.rawValue) { checker.warnOfSecondPreset(in: first) }
      check(&pieces, from: first, into: &problems)
    }
  }

  private mutating func check(_ file: SourceFile, as kind: InputFiles.Kind, at path: String) {
    checker.check(file, as: kind, isStream: !path.hasSuffix(kind.rawValue))
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
      let fresh = fresh
      let checkers = Workers.map(batch) { piece in
        var checker = fresh
        checker.check(presetsIn: piece)
        return checker
      }
      for checker in checkers { self.checker.join(checker) }
    }
  }
}
