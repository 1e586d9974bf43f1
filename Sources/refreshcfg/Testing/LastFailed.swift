import RefreshDiagnostics
import RefreshFiles
import RefreshScenarios
import RefreshText
import RefreshYAML

/// The scenarios that failed in their last run, stored in `.refreshcfg/last-failed` at the root of the project.
struct LastFailed {
  /// The identity of a scenario across runs.
  struct Name: Hashable {
    /// The path of its file relative to the root of the project.
    let file: String
    /// The name of its suite.
    let suite: String
    /// The name of the scenario.
    let scenario: String
  }

  /// The name of the folder for the file, which excludes itself from version control.
  static let folder = ".refreshcfg"
  /// The path of the file.
  let path: String
  /// The scenarios that failed, in order.
  private(set) var names: [Name] = []
  /// Whether the file exists.
  let exists: Bool
  /// The reason why the existing file isn't one of this tool; `nil` if it is, or if there is no file.
  let obstacle: String?
  private let root: String

  /// Finds the file.
  ///
  /// - Parameter folder: The working directory.
  init(around folder: String) {
    root = ProjectFiles.root(around: folder)
    path = FilePath.open(root) + LastFailed.folder + "/last-failed"
    exists = FolderSearch.isThere(path)
    let project = ProjectFiles(around: FilePath.open(root))
    let leavesProject = FolderSearch.isThere(FilePath.open(root) + LastFailed.folder) && !project.contains(path)
    obstacle =
      leavesProject
      ? "it is outside the project" : exists && !FolderSearch.isFile(path) ? "it isn't a file" : nil
  }

  /// Reads the file, if there is one.
  mutating func read() throws(Refusal) {
    guard exists || obstacle != nil else { return }
    if let obstacle { throw Refusal("\(VisibleText.of(path)) can't be read: \(obstacle)") }
    var diagnostics = Diagnostics()
    var root: Node?
    if let file = SourceFile.read(path: path, into: &diagnostics) {
      var reader = YAMLReader(file)
      root = reader.next(into: &diagnostics)?.root
    }
    let names = root?["failed"]?.items.compactMap { item -> Name? in
      guard let file = item["file"]?.scalar, let suite = item["suite"]?.scalar,
        let scenario = item["scenario"]?.scalar
      else { return nil }
      return Name(file: file, suite: suite, scenario: scenario)
    }
    guard let names, root?["version"]?.scalar == "1", !diagnostics.hasErrors else {
      throw Refusal("\(path) isn't a list of failed scenarios; remove it, and the next run will write a new one")
    }
    self.names = names
  }

  /// Returns the identity of a scenario.
  func name(of scenario: Scenario) -> Name {
    Name(file: place(of: scenario.span.file), suite: scenario.suite, scenario: scenario.name)
  }

  /// Updates the names after a run: scenarios that ran, or that no longer exist in their files, are removed; those
  /// that failed are added.
  ///
  /// - Parameters:
  ///   - results: The verdicts of the scenarios.
  ///   - suites: All suites of the files, whether they ran or not.
  mutating func note(_ results: [SuiteVerdict], of suites: [Suite]) {
    let places = Dictionary(uniqueKeysWithValues: Set(suites.map(\.span.file)).map { ($0, place(of: $0)) })
    func name(of scenario: Scenario) -> Name {
      let file = scenario.span.file
      return Name(file: places[file] ?? place(of: file), suite: scenario.suite, scenario: scenario.name)
    }
    let verdicts = results.flatMap(\.verdicts)
    if !names.isEmpty {
      let known = Set(suites.flatMap(\.scenarios).map(name))
      let files = Set(known.map(\.file))
      let ran = Set(verdicts.filter { $0.skip == nil }.map { name(of: $0.scenario) })
      names.removeAll { ran.contains($0) || (files.contains($0.file) && !known.contains($0)) }
    }
    names += verdicts.filter { $0.failed && $0.scenario.span.file.path != "<stdin>" }.map { name(of: $0.scenario) }
  }

  /// Writes the file completely or not at all.
  func write() throws(InputFile.Failure) {
    let ignore = FilePath.folder(of: path) + ".gitignore"
    if !FolderSearch.isThere(ignore) {
      _ = try OutputFile.create("# The results of the last run are local.\n*\n".utf8, at: ignore)
    }
    let items = names.map { name -> JSONValue in
      ["file": .string(name.file), "suite": .string(name.suite), "scenario": .string(name.scenario)]
    }
    let text = (["version": 1, "failed": .array(items)] as JSONValue).written() + "\n"
    try OutputFile.write(Array(text.utf8), to: path)
  }

  /// Returns the path of a file relative to the root of the project, if it is inside it.
  private func place(of file: SourceFile) -> String {
    let real = FolderSearch.realPath(file.path) ?? file.path
    let start = FilePath.open(root)
    return real.hasPrefix(start) ? String(real.dropFirst(start.count)) : real
  }
}
