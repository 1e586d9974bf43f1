import RefreshChecks
import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// The files given to a command, by name or as folders to be searched.
struct InputFiles {
  /// The files that could be read, in the order of the paths; below a folder in that of their names.
  private(set) var inputs: [(kind: FileKind, file: SourceFile)] = []
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
    _ paths: [String], searchingFor kinds: [FileKind] = FileKind.searched, allowsOutside: Bool,
    takesPipes: Bool = true
  ) {
    let found = InputPaths(paths, searchingFor: kinds, allowsOutside: allowsOutside)
    diagnostics = found.diagnostics
    let pieces = Workers.map(Workers.pieces(of: found.paths)) { paths in
      paths.map { path in
        var diagnostics = Diagnostics()
        let isArgument = takesPipes && found.named.contains(path)
        let file = SourceFile.read(path: path, isArgument: isArgument, into: &diagnostics)
        return (file.map { (kind: FileKind(of: $0, at: path), file: $0) }, diagnostics)
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

extension FileKind {
  /// The kinds that folders are searched for; settings are read with the files that they apply to.
  static let searched: [Self] = [.preset, .scenarios]

  /// The kind of a file, by its name, or else by its first document: only a suite has scenarios.
  init(of file: SourceFile, at path: String) {
    if let named = Self.allCases.first(where: { path.hasSuffix($0.rawValue) }) {
      self = named
      return
    }
    let root = Diagnostics.asking { found in
      var reader = YAMLReader(file)
      return reader.next(into: &found)?.root
    }.reportedElsewhere
    self = root?["scenarios"] != nil || root?["suite"] != nil ? .scenarios : .preset
  }
}

extension Diagnostics {
  /// Whether something could not be read or found, which is not a fault of a file's text.
  var areUnusable: Bool { all.contains { $0.rule == .cannotRead || $0.rule == .nothingFound } }
}
