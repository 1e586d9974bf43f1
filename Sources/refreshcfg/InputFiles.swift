import RefreshChecks
import RefreshDiagnostics
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
    let wanted = InputFiles.find(paths, searchingFor: kinds, into: &diagnostics)
    for (input, problems) in Workers.map(Workers.pieces(of: wanted), { $0.map(InputFiles.read) }).joined() {
      if let input { inputs.append(input) }
      diagnostics.add(contentsOf: problems)
    }
  }

  /// The paths of files that are named, or lie below folders that are.
  ///
  /// - Parameters:
  ///   - paths: files of any name, folders, `-` for standard input.
  ///   - kinds: what folders are searched for.
  ///   - diagnostics: takes which folders have none.
  static func find(
    _ paths: [String], searchingFor kinds: [Kind], into diagnostics: inout Diagnostics
  ) -> [String] {
    var seen: Set<String> = []
    var wanted: [String] = []
    for path in paths {
      guard path != "-", FolderSearch.isFolder(path) else {
        if seen.insert(path).inserted { wanted.append(path) }
        continue
      }
      let found = FolderSearch.files(below: path, endingIn: kinds.map(\.rawValue))
      if found.isEmpty {
        let names = kinds.map { "*\($0.rawValue)" }.joined(separator: " or ")
        let place = Span(wholeOf: SourceFile(path: path, bytes: []))
        diagnostics.add(Diagnostic(.nothingFound, "there is no \(names) in this folder", at: place))
      }
      wanted += found.filter { seen.insert($0).inserted }
    }
    return wanted
  }

  /// Whether something could not be read or found, which is no fault of a file's text.
  var isUnusable: Bool {
    diagnostics.all.contains { $0.id == .cannotRead || $0.id == .nothingFound }
  }

  /// Reads files that others name; those that were given are not read again.
  var reading: PresetLibrary.ReadFile {
    let known = Dictionary(inputs.map { (FilePath.normalized($0.file.path), $0.file) }) { first, _ in first }
    return { path, diagnostics in
      known[FilePath.normalized(path)] ?? SourceFile.read(path: path, into: &diagnostics)
    }
  }

  /// Reads a file.
  ///
  /// - Returns: nil and why, if it can't be read.
  private static func read(_ path: String) -> (Input?, Diagnostics) {
    var diagnostics = Diagnostics()
    guard let file = SourceFile.read(path: path, into: &diagnostics) else { return (nil, diagnostics) }
    let kind = Kind.allCases.first { path.hasSuffix($0.rawValue) } ?? kind(of: file)
    return (Input(kind: kind, file: file), diagnostics)
  }

  /// What a file holds whose name does not say it: only a suite has scenarios.
  private static func kind(of file: SourceFile) -> Kind {
    var ignored = Diagnostics()
    var reader = YAMLReader(file)
    guard let root = reader.next(into: &ignored)?.root else { return .preset }
    return root["scenarios"] != nil || root["suite"] != nil ? .suites : .preset
  }
}
