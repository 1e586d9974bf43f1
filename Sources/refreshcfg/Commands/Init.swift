import ArgumentParser
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// `refreshcfg init [PLACE]`
struct Init: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Create a small preset, a scenario that passes, and the schemas for completion in editors.",
    discussion: "Existing files are never overwritten.")

  @Argument(
    help: ArgumentHelp(
      "The path of the preset to create, NAME.preset.yaml, or a folder in which to create feed.preset.yaml. (default: .)",
      valueName: "path"),
    completion: .directory, transform: PathArgument.read)
  var place = "."

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    let start = try Start(at: place)
    let taken = start.own.map(\.path).filter(FolderSearch.isThere)
    guard taken.isEmpty else {
      throw Refusal(
        "\(joined(taken.map { VisibleText.of($0) }, by: "and")) \(taken.count == 1 ? "is" : "are") there already, and "
          + "nothing was written; choose another name: refreshcfg init NAME.preset.yaml")
    }
    for file in start.own + start.schemas {
      do throws(InputFile.Failure) {
        try OutputFile.makeFolders(around: file.path)
        if try OutputFile.create(file.text.utf8, at: file.path) {
          streams.output("new: \(VisibleText.of(file.path))\n")
        } else {
          streams.output("kept: \(VisibleText.of(file.path))\n")
        }
      } catch {
        throw Refusal("\(VisibleText.of(file.path)) can't be written: \(error.reason(writing: file.path))")
      }
    }
    let paths = start.own.map { VisibleText.of(Rerun.quoted($0.path)) }
    streams.output("\nnext:\n  refreshcfg test \(paths[1])\n  refreshcfg preview \(paths[0]) --open\n")
    return .success
  }
}

/// The initial files of a new preset.
private struct Start {
  /// The preset and its scenarios.
  let own: [(path: String, text: String)]
  /// The schemas, which the presets of a folder share.
  let schemas: [(path: String, text: String)]

  init(at place: String) throws(Refusal) {
    let ending = ".preset.yaml"
    let isNamed = place.hasSuffix(ending) && !FolderSearch.isFolder(place)
    guard isNamed || !FolderSearch.isThere(place) || FolderSearch.isFolder(place) else {
      throw Refusal("\(VisibleText.of(place)) already exists and isn't a folder")
    }
    guard isNamed || !FilePath.isYAML(place) else {
      throw Refusal("the file name of a preset must end with \(ending), found \(VisibleText.of(place))")
    }
    let path = isNamed ? place : FilePath.normalized(FilePath.open(place) + "feed" + ending)
    let (folder, name) = (FilePath.folder(of: path), String(FilePath.name(of: path).dropLast(ending.count)))
    guard !name.isEmpty else { throw Refusal("there is no name before \(ending) in \(VisibleText.of(place))") }
    // A name that may not be plain in YAML is written in quotes, where every name is valid.
    let isPlain = name.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*/) != nil
    let (title, file) = isPlain ? (name, name + ending) : (name.jsonLiteral, (name + ending).jsonLiteral)
    own = [
      (
        path,
        """
        # yaml-language-server: $schema=.schemas/preset.schema.json
        name: \(title)
        description: Pull for news, and more at the end.
        header:
          type: normalHeader
          lastUpdatedTimeKey: \(title)
          stateLabel: { textColor: "#37474F" }
        footer:
          type: autoNormalFooter

        """
      ),
      (
        folder + name + ".scenarios.yaml",
        """
        # yaml-language-server: $schema=.schemas/scenarios.schema.json
        suite: \(title)
        preset: \(file)
        scene: { content: { height: 1200 } }
        scenarios:
          - name: a pull past the threshold refreshes until the app has loaded
            steps:
              - pull: { header: 110% }
              - expect: { header.state: pulling, header.stateLabel.text: Release to refresh }
              - release
              - expect: { header.state: refreshing }
              - wait: 1s
              - endRefreshing: header
              - wait: settled
              - expect: { header.state: idle, scroll.offset.y: 0 }

        """
      ),
    ]
    var diagnostics = Diagnostics()
    _ = Preset.load(SourceFile(path: path, text: own[0].text), into: &diagnostics)
    if let wrong = diagnostics.sorted().first(where: { $0.severity == .error }) {
      throw Refusal("\(VisibleText.of(quoted(name))) isn't a valid preset name: \(VisibleText.of(wrong.message))")
    }
    schemas = [("preset", PresetSchema.document), ("scenarios", ScenarioSchema.document)].map { name, schema in
      (folder + ".schemas/\(name).schema.json", schema.written() + "\n")
    }
  }
}
