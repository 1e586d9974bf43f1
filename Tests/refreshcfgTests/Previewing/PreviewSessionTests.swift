import Foundation
import Testing

@testable import refreshcfg

struct PreviewSessionTests {
  /// Runs a session that was already interrupted, so that it ends right after it has started.
  private func run(_ arguments: [String], on console: Console) throws -> refreshcfg.ExitStatus {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    defer { for end in ends { close(end) } }
    var byte: UInt8 = 0
    write(ends[1], &byte, 1)
    let session = try PreviewSession(
      command: Preview.parse(arguments), streams: console.streams, interruption: ends[0])
    do throws(Refusal) { return try session.run() } catch { return console.streams.report(error) }
  }

  private let preset = "name: feed\nheader: { type: header }\n"

  @Test func `the URL is what is put out, and to be ended is to end well`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", preset)
    #expect(try run([path, "--port", "0"], on: console) == .success)
    #expect(console.output.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\/\?token=[0-9a-f]{32}\n/) != nil)
    #expect(console.plainError == "following feed.preset.yaml; press Ctrl-C to stop\n\n")
  }

  @Test func `a file with errors is served, for it is about to be put right`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", preset + "x: 1\n")
    #expect(try run([path, "--port", "0"], on: console) == .success)
    #expect(console.plainError.hasPrefix("error[unknown-key]: unknown key `x`"))
  }

  @Test func `a file that is not there is not`() throws {
    let console = try Console()
    #expect(try run([console.folder.path + "/feed.preset.yaml"], on: console) == .unusable)
    #expect(console.output == "" && console.plainError.contains("there is no such file"))
  }

  @Test func `who lets others in is warned`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", preset)
    #expect(try run([path, "--host", "0.0.0.0", "--port", "0"], on: console) == .success)
    #expect(console.plainError.hasPrefix("warning: other machines can connect to 0.0.0.0: "))
    #expect(console.output.hasPrefix("http://127.0.0.1:"))
  }

  @Test func `an address has to be one`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", preset)
    #expect(try run([path, "--host", "evil.example"], on: console) == .unusable)
    #expect(console.plainError == "error: can't serve at evil.example:8017: it isn't an IP address\n")
  }

  @Test func `standard input and --out do not go with a server`() {
    #expect(throws: (any Error).self) { try Preview.parse(["-"]) }
    #expect(throws: (any Error).self) { try Preview.parse(["a.preset.yaml", "--out", "a.html", "--port", "1"]) }
    #expect(throws: Never.self) { try Preview.parse(["-", "--out", "a.html"]) }
  }
}
