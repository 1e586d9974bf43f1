import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshYAML

/// The files that a command was given, by name or as folders to be searched.
struct InputFiles {
  /// What a file holds, by the end of its name.
  enum Kind: String, CaseIterable, Sendable {
    case preset = ".preset.yaml"
    case suites = ".scenarios.yaml"
    case settings = "refreshcfg.yaml"

    /// What folders are searched for; settings are read with the files that they are for.
    static let searched: [Kind] = [.preset, .suites]
  }

  /// A file with its text.
  struct Input: Sendable {
    let kind: Kind
    let file: SourceFile
  }

  /// The files that could be read, in the order of the paths; below a folder in that of their names.
  private(set) var inputs: [Input] = []
  /// Why others could not, and what in the bytes of a file is no text.
  private(set) var diagnostics = Diagnostics()

  /// Finds and reads.
  ///
  /// - Parameters:
  ///   - paths: files of any name, folders, `-` for standard input.
  ///   - kinds: what folders are searched for.
  init(_ paths: [String], searchingFor kinds: [Kind] = Kind.searched) {
    let found = InputPaths(paths, searchingFor: kinds)
    diagnostics = found.diagnostics
    for (input, problems) in Workers.map(Workers.pieces(of: found.paths), { $0.map(InputFiles.read) }).joined() {
      if let input { inputs.append(input) }
      diagnostics.add(contentsOf: problems)
    }
  }

  /// Whether something could not be read or found, which is no fault of a file's text.
  var isUnusable: Bool { diagnostics.areUnusable }

  /// Reads a file.
  ///
  /// - Returns: nil and why, if it can't be read.
  private static func read(_ path: String) -> (Input?, Diagnostics) {
    var diagnostics = Diagnostics()
    guard let file = SourceFile.read(path: path, into: &diagnostics) else { return (nil, diagnostics) }
    return (Input(kind: Kind(of: file, at: path), file: file), diagnostics)
  }
}

extension InputFiles.Kind {
  /// What a file holds: as its name says, or where it does not say, as its first document shows: only a suite has
  /// scenarios.
  init(of file: SourceFile, at path: String) {
    if let named = Self.allCases.first(where: { path.hasSuffix($0.rawValue) }) {
      self = named
      return
    }
    var ignored = Diagnostics()
    var reader = YAMLReader(file)
    let root = reader.next(into: &ignored)?.root
    self = root?["scenarios"] != nil || root?["suite"] != nil ? .suites : .preset
  }
}

extension Diagnostics {
  /// Whether something could not be read or found, which is no fault of a file's text.
  var areUnusable: Bool { all.contains { $0.rule == .cannotRead || $0.rule == .nothingFound } }
}

/// The paths of the files that a command was given, by name or as folders to be searched.
struct InputPaths {
  /// In the order in which they were given, below a folder in that of their names; each once.
  private(set) var paths: [String] = []
  /// The folders in which there is nothing.
  private(set) var diagnostics = Diagnostics()

  /// Searches the folders; nothing is read.
  ///
  /// - Parameters:
  ///   - given: files of any name, folders, `-` for standard input.
  ///   - kinds: what folders are searched for.
  init(_ given: [String], searchingFor kinds: [InputFiles.Kind]) {
    var seen: Set<String> = []
    for path in given {
      guard path != "-", FolderSearch.isFolder(path) else {
        if seen.insert(path).inserted { paths.append(path) }
        continue
      }
      let found = FolderSearch.files(below: path, endingIn: kinds.map(\.rawValue))
      if found.isEmpty {
        let names = kinds.map { "*\($0.rawValue)" }.joined(separator: " or ")
        let place = Span(wholeOf: SourceFile(path: path, bytes: []))
        diagnostics.add(Diagnostic(.nothingFound, "there is no \(names) in this folder", at: place))
      }
      for path in found where seen.insert(path).inserted { paths.append(path) }
    }
  }
}
