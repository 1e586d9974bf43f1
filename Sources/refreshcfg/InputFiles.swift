import RefreshChecks
import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// The files given to a command, by name or in folders to be searched.
struct InputFiles {
  /// The files that could be read, in the order of the paths; those in a folder are in the order of their names.
  private(set) var inputs: [(kind: FileKind, file: SourceFile)] = []
  /// The diagnostics of files that can't be read, or are not text.
  private(set) var diagnostics = Diagnostics()

  /// Finds and reads files.
  ///
  /// - Parameters:
  ///   - paths: Files with any name, folders, and `-` for standard input.
  ///   - kinds: The kinds of files that folders are searched for.
  ///   - allowsOutside: Whether links in folders may lead out of the project.
  ///   - takesPipes: Whether a path may be that of a pipe, which may block the caller. The default is `true`.
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

  /// Whether something could not be read or found, which is not an error in the text of a file.
  var isUnusable: Bool { diagnostics.areUnusable }

  /// Returns the complete presets of the files; presets that are only extended are part of the ones that extend
  /// them.
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
  /// The kinds that are searched in folders; settings are read with the files to which they apply.
  static let searched: [Self] = [.preset, .scenarios]
}

extension Diagnostics {
  /// Whether something could not be read or found, which is not an error in the text of a file.
  var areUnusable: Bool { all.contains { $0.rule == .cannotRead || $0.rule == .nothingFound } }
}
