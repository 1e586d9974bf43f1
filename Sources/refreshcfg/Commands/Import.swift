import ArgumentParser
import RefreshDiagnostics
import RefreshFiles
import RefreshImport
import RefreshText
import RefreshYAML

/// `refreshcfg import PATH…`
struct Import: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make presets from an app's code: Swift and Objective-C that set up MJRefresh's components.",
    discussion: """
      Each scroll view, and each component class that isn't instantiated, becomes a preset, with comments that say where each \
      value comes from. What can't be read is never guessed, but reported in the preset and on standard error. Exit status: 0 everything \
      was read, 1 something wasn't, or --against found a difference, 2 wrong usage or a file that can't be read or written.
      """)

  @Argument(help: "Code files, or folders to search.", completion: .file(), transform: PathArgument.read)
  var paths: [String]

  @Option(
    name: [.short, .long], help: ArgumentHelp("The folder for the presets.", valueName: "folder"),
    transform: PathArgument.read)
  var out: String?

  @Flag(help: "Replace presets in the folder of --out even if they have changed since import wrote them.")
  var overwrite = false

  @Option(
    help: ArgumentHelp(
      "Write nothing; show where these presets differ from the code. May be repeated.", valueName: "presets"),
    transform: PathArgument.read)
  var against: [String] = []

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if out != nil, !against.isEmpty { throw ValidationError("--against writes nothing; remove --out") }
    if overwrite, out == nil { throw ValidationError("--overwrite needs --out, the folder of the presets") }
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    if let path = paths.first(where: {
      FilePath.isYAML($0) && FolderSearch.isThere($0) && !FolderSearch.isFolder($0)
    }) {
      throw Refusal("import reads Swift and Objective-C; \(VisibleText.of(path)) is YAML")
    }
    var diagnostics = Diagnostics()
    let sources = sources(into: &diagnostics, on: streams)
    streams.show(diagnostics.sorted())
    guard !diagnostics.hasErrors else { return .unusable }
    // A file that can't be read doesn't prevent the import of others, but the import isn't complete.
    let found = RefreshImport.Import(sources, to: out ?? ".", images: imageFolders(of: sources))
    if against.isEmpty { streams.show(found.diagnostics.sorted()) }
    if let first = found.libraryFiles.first {
      let rest = found.libraryFiles.count > 1 ? " and \(counted(found.libraryFiles.count - 1, "more file"))" : ""
      streams.error("not read, because they are MJRefresh's own: \(VisibleText.of(first))\(rest)\n")
    }
    let isUnusable = diagnostics.all.contains { $0.rule != .nothingFound }
    let isAllRead = diagnostics.isEmpty && (found.diagnostics.isEmpty || !against.isEmpty)
    let status: ExitStatus = isUnusable ? .unusable : isAllRead ? .success : .failure
    if !against.isEmpty { return max(status, try compare(found, on: streams)) }
    guard !found.presets.isEmpty else {
      let unread = Set(found.diagnostics.sorted().map(\.span.file.path)).count
      streams.error(
        unread == 0
          ? "no component of MJRefresh is set up in \(counted(sources.count, "file"))\n"
          : "no preset was made: the components in \(counted(unread, "file")) can't be read\n")
      return status
    }
    guard let out else {
      streams.output(found.presets.map(\.text).joined(separator: "---\n"))
      return status
    }
    return max(status, try write(found, to: out, on: streams))
  }

  /// Reads the files, and those in folders that have a suffix of source code.
  private func sources(into diagnostics: inout Diagnostics, on streams: Streams) -> [SourceFile] {
    var sources: [SourceFile] = []
    func read(_ path: String, isArgument: Bool, into diagnostics: inout Diagnostics) -> SourceFile? {
      guard let code = SourceFile.readCode(path: path, isArgument: isArgument, into: &diagnostics) else {
        return nil
      }
      if code.isConverted { streams.error("read as GB18030: \(VisibleText.of(path))\n") }
      return code.file
    }
    for path in paths {
      guard FolderSearch.isFolder(path) else {
        if let file = read(path, isArgument: true, into: &diagnostics) { sources.append(file) }
        continue
      }
      var unreadable: [(path: String, reason: InputFile.Failure)] = []
      let files = FolderSearch.files(below: path, endingIn: RefreshImport.Import.suffixes, unreadable: &unreadable)
      for folder in unreadable { diagnostics.add(.cannotRead(folder.path, folder.reason)) }
      if files.isEmpty, unreadable.isEmpty {
        let endings = joined(RefreshImport.Import.suffixes.map { "`\($0)`" })
        diagnostics.add(
          .nothingFound, "there is no file that ends with \(endings) in this folder",
          at: Span(wholeOf: SourceFile(path: path, bytes: [])))
      }
      sources += files.compactMap { path in
        // A link that leads nowhere has no code; packages that aren't installed leave many such links.
        guard FolderSearch.exists(path) else { return nil }
        var unread = Diagnostics()
        let file = read(path, isArgument: false, into: &unread)
        // Nor do headers that have nothing to do with MJRefresh.
        if file == nil, path.hasSuffix(".h"), unread.all.allSatisfy({ $0.rule == .invalidEncoding }),
          !Self.mayUseMJRefresh(path)
        {
          return nil
        }
        // A file with an unknown encoding must not prevent the others from being read.
        for diagnostic in unread.all { diagnostics.add(diagnostic.withSeverity(.warning)) }
        return file
      }
    }
    return sources
  }

  /// Returns whether a file contains the names of MJRefresh, in whatever encoding.
  private static func mayUseMJRefresh(_ path: String) -> Bool {
    guard let bytes = try? InputFile.contents(of: path, limit: 1 << 30, isArgument: false) else { return true }
    // In UTF-16, letters have a byte of zero.
    let text = String(decoding: bytes.filter { $0 != 0 && $0 < 0x80 }, as: UTF8.self)
    return text.contains("MJRefresh") || text.contains("mj_")
  }

  /// Returns the folders that were given, and the projects that contain the files.
  private func imageFolders(of sources: [SourceFile]) -> [String] {
    let folders = Set(sources.map { FilePath.folder(of: $0.path) })
    return paths.filter(FolderSearch.isFolder) + Set(folders.map(ProjectFiles.root)).ordered()
  }

  private func write(_ found: RefreshImport.Import, to out: String, on streams: Streams) throws(Refusal)
    -> ExitStatus
  {
    let files = found.presets.map { (path: "\($0.name).preset.yaml", bytes: Array($0.text.utf8)) }
    let folder = OutputFolder(out, of: "import", noticingChanges: true)
    var changed: [String] = []
    do throws(OutputFolder.Failure) {
      if !overwrite { changed = try folder.changedFiles(before: files) }
      if changed.isEmpty { try folder.write(files) }
    } catch { throw Refusal("\(VisibleText.of(out)) can't be written: \(error.reason)") }
    guard changed.isEmpty else { throw Self.refusal(of: changed, in: out) }
    streams.error("\(counted(files.count, "preset")): \(VisibleText.of(FilePath.open(out)))\n")
    return .success
  }

  /// The refusal to replace presets that were changed by hand.
  private static func refusal(of changed: [String], in folder: String) -> Refusal {
    let names = changed.prefix(5).map { "`\(VisibleText.of(FilePath.open(folder) + $0))`" }
    let all = changed.count > 5 ? names + ["\(changed.count - 5) more"] : names
    let (verb, object) = changed.count == 1 ? ("was", "it") : ("were", "them")
    return Refusal(
      messages: [
        "\(joined(all, by: "and")) \(verb) changed since import wrote \(object), so nothing was written: "
          + "`--overwrite` replaces \(object), use another folder to keep both"
      ], status: .failure)
  }

  private func compare(_ found: RefreshImport.Import, on streams: Streams) throws(Refusal) -> ExitStatus {
    let files = InputFiles(against, searchingFor: [.preset], allowsOutside: project.allowOutside)
    var diagnostics = files.diagnostics
    let presets = files.presets(project, into: &diagnostics).map(\.preset)
    var accepted = AcceptedCode(acceptances(into: &diagnostics), into: &diagnostics)
    try streams.check(diagnostics, isUnusable: files.isUnusable)
    let unread = accepted.rest(of: found.diagnostics.sorted())
    streams.show(unread)
    let differences = accepted.rest(of: CodeComparison(presets, with: found).diagnostics.sorted()) + accepted.unused
    streams.output(TextRenderer(streams.outputStyle).render(differences))
    return unread.isEmpty && differences.isEmpty ? .success : .failure
  }

  /// Reads the accepted messages next to the presets.
  private func acceptances(into diagnostics: inout Diagnostics) -> [SourceFile] {
    let folders = against.map { FolderSearch.isFolder($0) ? FilePath.open($0) : FilePath.folder(of: $0) }
    return Set(folders.map { $0 + AcceptedCode.fileName }).ordered().filter(FolderSearch.exists).compactMap {
      SourceFile.read(path: $0, into: &diagnostics)
    }
  }
}
