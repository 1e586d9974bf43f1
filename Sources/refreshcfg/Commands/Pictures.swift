import ArgumentParser
import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshReports
import RefreshScenarios
import RefreshText

/// Options of the commands that draw a scenario.
struct PictureOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A scenario file, FILE:LINE with a line of the scenario, or - for standard input.", valueName: "scenario"),
    completion: .file(), transform: PathArgument.read)
  var place: String

  @OptionGroup var name: NameOption

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the picture to this file: SVG, or PNG by rsvg-convert or Inkscape if its name ends with .png; - is standard output.",
      valueName: "file"), transform: PathArgument.read)
  var out: String?

  @OptionGroup var project: ProjectOptions

  /// Checks the ending of the picture's name.
  ///
  /// - Parameter endings: The endings that are allowed besides those of all pictures. The default is none.
  func checkEnding(orOneOf endings: [String] = []) throws {
    let name = out.map(FilePath.name) ?? ""
    guard (["", "svg", "png"] + endings).contains(PictureOptions.ending(of: name)) else {
      let all = (["svg", "png"] + endings).map { ".\($0)" }
      throw ValidationError(
        "a picture must end with \(all.dropLast().joined(separator: ", ")) or \(all[all.count - 1]), found `\(VisibleText.of(name))`"
      )
    }
  }

  /// The extension of the picture's name, in lower case; empty without one.
  var ending: String { out.map { PictureOptions.ending(of: FilePath.name(of: $0)) } ?? "" }

  /// Returns the extension of a file's name, in lower case.
  private static func ending(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Runs the selected scenario, and writes a picture of it.
  ///
  /// - Parameters:
  ///   - streams: The streams for the picture and for errors.
  ///   - draw: Returns a picture of a recording.
  func run(on streams: Streams, _ draw: (Recording) throws(Refusal) -> String) throws(Refusal) -> ExitStatus {
    if out == nil, streams.outputIsTerminal {
      throw Refusal(
        "a terminal can't show pictures: write the picture to a file with --out NAME.svg or --out NAME.png, or to standard "
          + "output with --out -")
    }
    let picture = try draw(Runner.record(try scenario(on: streams)))
    guard let out, out != "-" else {
      streams.output(picture)
      return .success
    }
    let bytes = PictureOptions.ending(of: out) == "png" ? try PNGConverter.png(of: picture) : Array(picture.utf8)
    return streams.write(bytes, to: out, as: "the picture")
  }

  /// Loads the selected scenario, and refuses a picture that would replace a file that was read.
  private func scenario(on streams: Streams) throws(Refusal) -> Scenario {
    let scenario = try project.scenario(at: place, name, on: streams)
    if let out, out != "-" { try KeptInputs.check([out]) }
    return scenario
  }

  /// Runs the selected scenario, and writes it as a moving picture.
  func run(_ form: MotionConverter, on streams: Streams) throws(Refusal) -> ExitStatus {
    try MotionConverter.check()
    guard
      let picture = MotionPicture(Runner.record(try scenario(on: streams), keepsAll: true))
    else {
      throw Refusal("a moving picture can last at most \(MotionPicture.longest) s, but this scenario takes longer")
    }
    return streams.write(try form.file(of: picture), to: out ?? "", as: "the picture")
  }
}

/// `refreshcfg timeline SCENARIO`
struct Timeline: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a timeline of a scenario: offset, insets, states and calls over virtual time, as SVG or PNG.",
    discussion: "A scenario that fails is drawn up to its failure. The same file gives the same bytes on every run."
  )

  @OptionGroup var options: PictureOptions

  @Option(
    name: .customLong("with"), parsing: .singleValue,
    help: ArgumentHelp(
      "Also show an observable, such as header.parts.ring.end. May be repeated.", valueName: "path"))
  var observables: [String] = []

  @OptionGroup var colors: ColorOptions

  func validate() throws { try options.checkEnding() }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    try options.run(on: streams) { recording throws(Refusal) in
      var shown: [ObservablePath] = []
      for path in observables { shown.append(try Timeline.observable(path, in: recording)) }
      return Picture.timeline(of: recording, with: shown)
    }
  }

  private static func observable(_ path: String, in recording: Recording) throws(Refusal) -> ObservablePath {
    // Components may be attached and detached during the run.
    var (all, isKnown) = ([ObservablePath](), Set<ObservablePath>())
    for moment in recording.moments {
      all += moment.simulation.paths.filter { moment.simulation.has($0) && isKnown.insert($0).inserted }
    }
    if let observable = all.first(where: { $0.path == path }) { return observable }
    let hint = nearestName(to: path, in: all.map(\.path)).map { "; did you mean `\($0)`?" } ?? ""
    throw Refusal("this scenario doesn't have an observable `\(VisibleText.of(path))`\(hint)")
  }
}

/// `refreshcfg film SCENARIO`
struct Film: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Draw a film strip of a scenario (the phone at each important moment) as SVG or PNG, or an animation as GIF, APNG or MP4.",
    discussion: """
      A scenario that fails is drawn up to its failure. The same file gives the same bytes on every run. If the \
      picture's name ends with .gif, .apng or .mp4, ffmpeg makes an animation of the whole scenario.
      """)

  @OptionGroup var options: PictureOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws { try options.checkEnding(orOneOf: MotionConverter.allCases.map(\.rawValue)) }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    if let form = MotionConverter(rawValue: options.ending) { return try options.run(form, on: streams) }
    return try options.run(on: streams) { Picture.film(of: $0) }
  }
}
