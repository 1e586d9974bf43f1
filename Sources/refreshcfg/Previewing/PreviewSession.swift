import RefreshDiagnostics
import RefreshPreview
import RefreshText
import RefreshYAML

/// Serves a preview until somebody ends it.
struct PreviewSession {
  private let command: Preview
  private let streams: Streams
  private let interruption: Int32

  /// Makes a session; nothing is served yet.
  ///
  /// - Parameters:
  ///   - command: what is shown, and where.
  ///   - streams: take the URL, and what goes wrong.
  ///   - interruption: an open file that can be read from once it has to end. The default is Ctrl-C.
  init(_ command: Preview, on streams: Streams, interruption: @autoclosure () -> Int32 = Interruption.descriptor) {
    self.command = command
    self.streams = streams
    self.interruption = interruption()
  }

  /// Goes on until somebody interrupts it, which is how it ends well.
  func run() -> ExitStatus {
    let input = command.input
    guard input.isUsable(on: streams) else { return .unusable }
    let wanted = command.server.address
    let server: PreviewServer
    do throws(PreviewServer.Failure) {
      server = try PreviewServer(at: wanted)
    } catch {
      streams.error("error: can't serve at \(VisibleText.of(wanted.authority)): \(error.reason)\n")
      return .unusable
    }
    serve(input.feed, on: server, wanted)
    return .success
  }

  private func serve(_ feed: PreviewFeed, on server: PreviewServer, _ wanted: ServerAddress) {
    let token = AccessToken()
    // What is shown is no secret: scenarios that are saved may name it, too.
    var known: Set<String> = []
    let file = RecordedFile(beside: command.file, allowsOutside: command.project.allowOutside)
    let site = PreviewSite(feed, gate: RequestGate(server.address), token: token) {
      file.save($0, knowing: known)
    }
    let watched = WatchedFeed { log in
      let feed = log.during { command.input.feed }
      known = log.paths
      return feed
    } tell: { feed in
      site.show(feed)
    }
    announce(server.address, wanted, token)
    server.run(until: interruption, beside: watched, site.respond)
    streams.error("\n")
  }

  private func announce(_ address: ServerAddress, _ wanted: ServerAddress, _ token: AccessToken) {
    if wanted.port != 0, address.port != wanted.port {
      streams.error("port \(wanted.port) is taken: using \(address.port), the next one free\n")
    }
    if !address.isLoopback {
      streams.error(
        "warning: others can reach \(address.host), too: who can sees the preview, and who knows the URL can save "
          + "scenarios\n")
    }
    let url = "http://\(address.authority)/?token=\(token.text)"
    streams.output("\(url)\n")
    streams.error("following \(VisibleText.of(command.file)), Ctrl-C ends\n")
    if command.open { Browser.open(url, on: streams) }
  }
}
