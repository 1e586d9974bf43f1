import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshPreview
import RefreshScenarios
import RefreshText

/// The file of a preview as a feed, with its diagnostics.
struct PreviewInput {
  let feed: PreviewFeed
  /// Whether the file could not be read, which is not an error in its text.
  private let isUnusable: Bool
  /// The reason why the requested scenario is not in the file; `nil` if it is, or if none was requested.
  private var refusal: Refusal?

  /// Loads a file.
  ///
  /// - Parameters:
  ///   - paths: The path of a preset or of scenarios, or `-` for standard input; the scenario at the given line is
  ///     shown first.
  ///   - name: The option that names the scenario to be shown first.
  ///   - project: The options for the files that it may name.
  ///   - takesPipes: As for ``InputFiles``.
  init(_ paths: TestPaths, _ name: NameOption, _ project: ProjectOptions, takesPipes: Bool) {
    let path = paths.paths[0]
    var unread = Diagnostics()
    let read = SourceFile.read(path: path, isArgument: takesPipes, into: &unread)
    isUnusable = unread.areUnusable
    guard let file = read else {
      feed = PreviewFeed(nil, path: path, diagnostics: unread.sorted())
      return
    }
    var (loader, library) = (
      SuiteLoader(allowsOutside: project.allowOutside), PresetLibrary(allowsOutside: project.allowOutside)
    )
    let isSuite = FileKind(of: file, at: path) == .scenarios
    // The page shows everything that `validate` finds, including warnings.
    var checker = Checker(found: unread, loader: loader, library: library)
    checker.check(file, as: isSuite ? .scenarios : .preset)
    let checked = checker.finish().shown
    var found = Diagnostics()
    let suites = isSuite ? loader.load(file, into: &found) : []
    let preset = isSuite ? nil : library.load(file, into: &found)
    var first: Scenario?
    do throws(Refusal) {
      if !isSuite, name.scenario != nil {
        throw Refusal("--scenario selects a scenario, but \(VisibleText.of(path)) is a preset")
      }
      if isSuite, name.scenario != nil || !paths.lines.isEmpty {
        let filters = name.filters(into: &found)
        first = name.first(of: try paths.selection(of: suites, meeting: filters).flatMap(\.scenarios))
      }
    } catch { refusal = error }
    // `validate` only warns about a second preset in a file; here, it is an error, because it is unclear which one
    // to show.
    let errors = Diagnostics(found.all.filter { $0.severity == .error })
    let diagnostics = Diagnostics(errors.all + checked).sorted()
    feed =
      isSuite
      ? PreviewFeed(suites, path: path, first: first, diagnostics: diagnostics)
      : PreviewFeed(errors.isEmpty ? preset : nil, path: path, diagnostics: diagnostics)
  }

  /// Whether the file has errors.
  var hasErrors: Bool { feed.diagnostics.contains { $0.severity == .error } }

  /// Shows the diagnostics, and refuses if there is nothing to show and nothing to wait for. In a file with errors,
  /// the requested scenario may still appear later.
  func check(on streams: Streams) throws(Refusal) {
    streams.show(feed.diagnostics)
    guard !isUnusable else { throw Refusal() }
    if let refusal, !hasErrors { throw refusal }
  }
}

/// The server of a preview, which runs until it is interrupted.
struct PreviewSession {
  /// The command, which determines what is shown, and where.
  let command: Preview
  /// The streams for the URL and for errors.
  let streams: Streams
  /// A file descriptor that becomes readable when serving has to end. The default is for Ctrl-C.
  var interruption = Interruption.descriptor

  /// Serves until it is interrupted, which is a success.
  func run() throws(Refusal) -> ExitStatus {
    let input = command.input
    try input.check(on: streams)
    let wanted = command.server.address
    let server: PreviewServer
    do throws(PreviewServer.Failure) {
      server = try PreviewServer(at: wanted)
    } catch { throw Refusal("can't serve at \(VisibleText.of(wanted.authority)): \(error.reason)") }
    serve(input.feed, on: server, wanted)
    return .success
  }

  private func serve(_ feed: PreviewFeed, on server: PreviewServer, _ wanted: ServerAddress) {
    let token = AccessToken()
    var file = RecordedFile(beside: command.paths.paths[0], allowsOutside: command.project.allowOutside)
    let site = PreviewSite(feed, gate: RequestGate(server.address), token: token) { file.save($0, of: $1) }
    let watched = WatchedFeed { log in
      log.during { command.input.feed }
    } tell: { feed in
      site.show(feed)
    }
    announce(server.address, wanted, token)
    server.run(until: interruption, beside: watched, site.respond)
    streams.error("\n")
  }

  private func announce(_ address: ServerAddress, _ wanted: ServerAddress, _ token: AccessToken) {
    if wanted.port != 0, address.port != wanted.port {
      streams.error("port \(wanted.port) is in use: serving at \(address.port), the next free port\n")
    }
    if !address.isLoopback {
      streams.say(
        .warning,
        "other machines can connect to \(address.host): they can see the preview, and save scenarios if they know the URL"
      )
    }
    let url = "http://\(address.authority)/?token=\(token.text)"
    streams.output("\(url)\n")
    streams.error("following \(VisibleText.of(command.paths.paths[0])); press Ctrl-C to stop\n")
    if command.open { Browser.open(url, on: streams) }
  }
}

/// The file of a preview and everything that it depends on; changes are sent to the pages that show it.
final class WatchedFeed: ServerCompanion {
  private let load: (LookupLog) -> PreviewFeed
  private let tell: (PreviewFeed) -> ServerEvent?
  private let notices = ChangeNotices()
  private var places = WatchedPlaces([])
  private var stamps = FileStamps(of: [])
  /// The number of consecutive notices without a quiet time.
  private var unrest: Int32 = 0

  /// Creates a feed that watches nothing yet.
  ///
  /// - Parameters:
  ///   - load: Loads the file, and logs the files that it reads.
  ///   - tell: Returns the event with which a loaded feed is sent to the pages.
  init(load: @escaping (LookupLog) -> PreviewFeed, tell: @escaping (PreviewFeed) -> ServerEvent?) {
    self.load = load
    self.tell = tell
  }

  var descriptor: Int32 { notices.descriptor }

  func turn(isNoticed: Bool) -> (event: ServerEvent?, next: Duration?) {
    if isNoticed {
      notices.forget()
      unrest += 1
      // Editors write, rename and remove files in quick succession, so only the final state counts.
      if unrest <= ChangeSignal.longestUnrest / ChangeSignal.quietTime {
        return (nil, .milliseconds(ChangeSignal.quietTime))
      }
    }
    unrest = 0
    let isFirst = places.files.isEmpty
    let event = isFirst || !stamps.changes(until: FileStamps(of: places.files)).isEmpty ? renew() : nil
    return (event, notices.areComplete ? nil : .milliseconds(ChangeSignal.pollingInterval))
  }

  /// Reloads everything.
  private func renew() -> ServerEvent? {
    let log = LookupLog()
    // A change during loading is newer than these stamps, so it is noticed the next time.
    let before = FileStamps(of: places.files)
    let feed = load(log)
    places = WatchedPlaces(log.paths)
    notices.watch(folders: places.folders, files: places.files)
    stamps = before
    stamps.keep(only: places.files)
    return tell(feed)
  }
}
