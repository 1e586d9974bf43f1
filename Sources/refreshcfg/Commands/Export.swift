import ArgumentParser
import RefreshDiagnostics
import RefreshExport
import RefreshFiles
import RefreshText

/// `refreshcfg export PRESET… --to swift|objc|json|loader`
struct Export: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Export presets as code for an app: Swift or Objective-C that sets up MJRefresh's own components, or JSON.",
    discussion: """
      A preset becomes a type that makes its components and attaches them, or JSON (json), which an app reads at run time with \
      the Swift code next to it (loader). The folder of --out contains nothing else, and is \
      written as a whole or not at all; without it, the code goes to standard output. If the name after --out ends with .swift, all code is written to this one file. With --check, nothing is written; if the folder or file is out of date, the exit status is 1 and \
      the differences are shown.
      """)

  @Argument(
    help: "Presets, folders to search, or - for standard input.", completion: .file(), transform: PathArgument.read)
  var paths: [String]

  @Option(help: ArgumentHelp("The format to export.", valueName: "format"))
  var to: ExportOptions.Language

  @Option(
    name: [.short, .long], help: ArgumentHelp("The folder for the code, or one Swift file.", valueName: "folder"),
    transform: PathArgument.read)
  var out: String?

  @Flag(help: "Write nothing; show what would change in the folder.")
  var check = false

  @Option(help: "The access level of the types, in Swift. (default: \(ExportOptions().access.rawValue))")
  var access: ExportOptions.Access?

  @Option(
    help: ArgumentHelp(
      "The prefix of type names, including those of shared code. (default: RC in Objective-C, none in Swift)",
      valueName: "letters"))
  var prefix: String?

  @Option(
    help: ArgumentHelp(
      "The name of the type, for a single preset. (default: from the preset's name)", valueName: "name"))
  var typeName: String?

  @Option(
    help: ArgumentHelp(
      "The expression for the bundle in which images and texts are looked up. (default: the main bundle)",
      valueName: "expression"))
  var bundle: String?

  @Option(
    help: ArgumentHelp(
      "Also write an asset catalog with the images that presets refer to by file name.",
      valueName: "folder.xcassets"), transform: PathArgument.read)
  var assets: String?

  @Option(
    help: ArgumentHelp(
      """
      The expression that looks up a title by its key; %@ stands for the key: 'L10n.tr("%@")'. (default: \
      NSLocalizedString)
      """,
      valueName: "expression"))
  var localized: String?

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if out == nil {
      if check { throw ValidationError("--check needs --out, the folder to check") }
      if assets != nil { throw ValidationError("--assets needs --out, the folder for the code") }
    }
    if let assets, !assets.hasSuffix(".xcassets") {
      throw ValidationError("--assets must name a folder that ends with `.xcassets`, found `\(assets)`")
    }
    if let out, let assets {
      let (code, catalog) = (FilePath.open(FileLookups.realPath(out)), FilePath.open(FileLookups.realPath(assets)))
      if code.hasPrefix(catalog) || catalog.hasPrefix(code) {
        throw ValidationError(
          "--out and --assets must be separate folders, because each contains nothing else, found "
            + "`\(VisibleText.of(out))` and `\(VisibleText.of(assets))`")
      }
    }
    if let out, ExportFile.isFile(out), to != .swift {
      throw ValidationError(
        "only Swift can be written into one file; for --to \(to.rawValue), --out must name a folder, found `\(out)`"
      )
    }
    if let (option, languages) = optionWithoutEffect {
      let allowed = joined(languages.map(\.rawValue), by: "and")
      throw ValidationError("\(option) is for --to \(allowed); it can't be combined with --to \(to.rawValue)")
    }
    if let bundle, bundle.unicodeScalars.contains(where: VisibleText.acts) || bundle.isEmpty {
      throw ValidationError("--bundle must be an expression on one line, found `\(VisibleText.of(bundle))`")
    }
    if let localized, !localized.contains("%@") || localized.unicodeScalars.contains(where: VisibleText.acts) {
      throw ValidationError(
        "--localized must be an expression on one line with %@ for the key, found `\(VisibleText.of(localized))`")
    }
    for (option, name) in [("--type-name", typeName), ("--prefix", prefix)] {
      guard let name, !(option == "--prefix" && name.isEmpty) else { continue }
      // A word may contain letters of any script.
      if name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil {
        throw ValidationError("\(option) must be the start of a name with letters, digits and _, found `\(name)`")
      }
    }
  }

  /// An option that changes nothing in the chosen format, with the formats that it is for; nil if none is given.
  private var optionWithoutEffect: (name: String, languages: [ExportOptions.Language])? {
    let choices: [(name: String, isGiven: Bool, languages: [ExportOptions.Language])] = [
      ("--access", access != nil, [.swift]), ("--prefix", prefix != nil, [.swift, .objectiveC, .loader]),
      ("--type-name", typeName != nil, [.swift, .objectiveC]),
      ("--bundle", bundle != nil, [.swift, .objectiveC, .loader]),
      ("--localized", localized != nil, [.swift, .objectiveC]),
    ]
    return choices.first { $0.isGiven && !$0.languages.contains(to) }.map { ($0.name, $0.languages) }
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    let files = InputFiles(paths, searchingFor: [.preset], allowsOutside: project.allowOutside)
    var diagnostics = files.diagnostics
    let presets = files.presets(project, into: &diagnostics).map(\.preset)
    try streams.check(diagnostics, isUnusable: files.isUnusable)
    guard !presets.isEmpty else { throw Refusal("there is no preset to export") }
    if typeName != nil, presets.count > 1 {
      throw Refusal("--type-name is for a single preset, but there are \(presets.count)")
    }
    let export = RefreshExport.Export(presets, options)
    streams.show(export.diagnostics.sorted())
    guard !export.diagnostics.hasErrors else { return .failure }
    guard let out else {
      streams.output(export.printed)
      return .success
    }
    var places: [any ExportPlace] =
      ExportFile.isFile(out)
      ? [try ExportFile(export, path: out)] : [ExportFolder(path: out, kind: "export", files: export.files)]
    if let assets {
      do throws(InputFile.Failure) {
        places.insert(ExportFolder(path: assets, kind: "catalog", files: try export.assets()), at: 0)
      } catch { throw Refusal("an image can't be read: \(error.reason)") }
    }
    return check ? try compare(places, on: streams) : try write(places, on: streams)
  }

  private var options: ExportOptions {
    var options = ExportOptions()
    (options.language, options.access, options.prefix) = (to, access ?? options.access, prefix)
    (options.typeName, options.bundle, options.hasAssets) = (typeName, bundle, assets != nil)
    options.localized = localized
    return options
  }

  /// Writes to places. Nothing is written before all have been checked, and the second only if the first succeeded.
  private func write(_ places: [any ExportPlace], on streams: Streams) throws(Refusal) -> ExitStatus {
    for place in places { try place.check() }
    for place in places {
      try place.write()
      let path = ExportFile.isFile(place.path) ? place.path : FilePath.open(place.path)
      streams.error("\(counted(place.count, "file")): \(VisibleText.of(path))\n")
    }
    return .success
  }

  private func compare(_ places: [any ExportPlace], on streams: Streams) throws(Refusal) -> ExitStatus {
    var count = 0
    for place in places {
      let differences = try place.differences()
      count += differences.count
      for difference in differences { streams.output(difference) }
    }
    guard count > 0 else { return .success }
    let verb = count == 1 ? "is" : "are"
    streams.error("\(counted(count, "file")) \(verb) out of date; export without --check\n")
    return .failure
  }
}

extension RefreshExport.Export {
  /// All files as one text; if there are several, each is preceded by its name.
  fileprivate var printed: String {
    guard files.count > 1 else { return files.first?.text ?? "" }
    return files.map { "// \($0.path)\n\n\($0.text)" }.joined(separator: "\n")
  }
}

extension ExportOptions.Language: ExpressibleByArgument {}
extension ExportOptions.Access: ExpressibleByArgument {}
