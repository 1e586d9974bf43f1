import ExternalTools
import Foundation
import Testing

@testable import refreshcfg

struct PictureTests {
  private let suite = """
    suite: feed
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: first
        steps: [ { pull: { header: 60 } }, release ]
      - name: by ${far}
        examples:
          - { far: 10 }
          - { far: 60 }
        steps: [ { pull: { header: "${far}" } } ]
    """

  @Test func `a line names a scenario, and the line of an example that example`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path + ":6") == .success)
    #expect(console.output.hasPrefix("<svg ") && console.output.contains("<title>feed › first</title>"))
    #expect(try console.run(Timeline.self, path + ":10") == .success)
    #expect(console.output.contains("<title>feed › by 60</title>"))
  }

  @Test func `of several examples at a line, the first that fails is drawn, and that is said`() throws {
    let console = try Console()
    let failing = suite.replacing("\"${far}\" } } ]", with: "\"${far}\" } }, { expect: { header.state: idle } } ]")
    let path = try console.file("a.scenarios.yaml", failing)
    #expect(try console.run(Film.self, path + ":7") == .success)
    #expect(console.output.contains("<title>feed › by 60</title>"))
    #expect(console.error == "`by 60` (line 10) is the first of 2 scenarios here that fails\n")
  }

  @Test func `of several examples at a line, the first is drawn if none fails`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Timeline.self, path + ":7") == .success)
    #expect(console.output.contains("<title>feed › by 10</title>"))
    #expect(console.error == "`by 10` (line 9) is the first of 2 scenarios here\n")
  }

  @Test func `a picture goes into a file`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    let out = console.folder.appendingPathComponent("t.svg").path
    #expect(try console.run(Timeline.self, path, "--scenario", "first", "--out", out) == .success)
    #expect(console.output.isEmpty)
    #expect(try String(contentsOfFile: out, encoding: .utf8).hasSuffix("</svg>\n"))
  }

  @Test(arguments: ["t.jpg", "t.pdf", "picture.film"])
  func `a name that ends as no picture does is refused before anything is drawn`(name: String) throws {
    let error = #expect(throws: (any Error).self) { try Film.parse(["a.scenarios.yaml", "--out", name]) }
    let message = Film.message(for: try #require(error))
    #expect(message == "a picture must end with .svg, .png, .gif, .apng or .mp4, found `\(name)`")
    #expect(throws: Never.self) { try Film.parse(["a.scenarios.yaml", "--out", "T.PNG"]) }
    #expect(throws: Never.self) { try Film.parse(["a.scenarios.yaml", "--out", "/dev/stdout"]) }
  }

  @Test func `a timeline shows what is asked for besides, and answers names that nothing has`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(
      try console.run(Timeline.self, path + ":6", "--with", "header.frame.y", "--with", "scroll.dragging")
        == .success)
    #expect(console.output.contains(">header.frame.y</text>") && console.output.contains(">scroll.dragging</text>"))
    #expect(try console.run(Timeline.self, path + ":6", "--with", "header.frame.yy") == .unusable)
    #expect(
      console.error
        == "error: this scenario doesn't have an observable `header.frame.yy`; did you mean `header.frame.y`?\n"
    )
  }

  @Test func `a terminal is not flooded with a picture`() throws {
    let console = try Console()
    console.outputIsTerminal = true
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Timeline.self, path + ":6") == .unusable)
    #expect(console.output.isEmpty)
    #expect(
      console.error
        == "error: a terminal can't show pictures: write the picture to a file with --out NAME.svg or --out NAME.png, or to "
        + "standard output with --out -\n")
    #expect(try console.run(Timeline.self, path + ":6", "--out", "-") == .success)
    #expect(console.output.hasPrefix("<svg "))
  }

  @Test(.enabled(if: ExternalTool.rsvg.isUsable))
  func `a picture is written as PNG, and looks as it does in a browser`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    let out = console.folder.appendingPathComponent("t.png").path
    #expect(try console.run(Timeline.self, path, "--scenario", "first", "--out", out) == .success)
    let png = try Data(contentsOf: URL(fileURLWithPath: out))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Two pixels per point, according to the header of the file.
    let svg = try PNGConverter.png(of: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"/>")
    #expect(svg[16..<24].elementsEqual([0, 0, 0, 60, 0, 0, 0, 40]))
  }

  @Test func `without a program that draws PNG, it is said what to install, and nothing is written`() throws {
    let missing = PNGConverter(program: "no-such-program-\(UUID().uuidString)", arguments: [])
    let refusal = #expect(throws: Refusal.self) { try PNGConverter.png(of: "<svg/>", by: [missing]) }
    #expect(
      refusal?.messages == [
        "drawing a PNG needs `rsvg-convert` (package librsvg2-bin, formula librsvg) or "
          + "`inkscape`; install one of them, or write the picture as .svg"
      ])
  }

  @Test func `a program that draws nothing is reported with its last output`() throws {
    let talking = PNGConverter(
      program: "sh", arguments: ["-c", "cat > /dev/null; echo one >&2; echo two >&2; exit 3"])
    let refusal = #expect(throws: Refusal.self) { try PNGConverter.png(of: "<svg/>", by: [talking]) }
    #expect(refusal?.messages == ["`sh` can't draw the picture: two; try the picture as .svg"])
    let silent = PNGConverter(program: "sh", arguments: ["-c", "cat"])
    #expect(throws: Refusal("`sh` can't draw the picture; try the picture as .svg")) {
      try PNGConverter.png(of: "<svg/>", by: [silent])
    }
  }

  @Test func `a program for moving pictures that is missing is noticed before anything is drawn`() {
    let refusal = #expect(throws: Refusal.self) { try MotionConverter.check(for: "no-such-program") }
    #expect(
      refusal?.messages == [
        "a moving picture needs `no-such-program`; install it, or write the film as .svg or .png"
      ])
    #expect(throws: Never.self) { try MotionConverter.check(for: "echo") }
  }

  @Test func `a program that never ends is stopped with all that it has started`() throws {
    let console = try Console()
    let note = console.folder.path + "/process"
    // Its child would outlive it.
    let script = "sleep 1000 & echo $! > '\(note)'; wait"
    let hanging = PNGConverter(program: "sh", arguments: ["-c", script], patience: 1)
    let refusal = #expect(throws: Refusal.self) { try PNGConverter.png(of: "<svg/>", by: [hanging]) }
    #expect(
      refusal?.messages == ["`sh` didn't finish within 1 second and was stopped; try the picture as .svg"])
    let child = try #require(
      pid_t(try String(contentsOfFile: note, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)))
    // One that has been killed is there until its new parent has looked at it.
    var isThere = true
    for _ in 0..<1_000 where isThere {
      let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
      isThere = kill(child, 0) == 0 && !(state?.contains(") Z ") ?? false)
      if isThere { usleep(10_000) }
    }
    #expect(!isThere)
  }

  @Test func `a file with several scenarios needs a selection`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path) == .unusable)
    #expect(
      console.plainError
        == "error: a.scenarios.yaml has 3 scenarios; select one by a.scenarios.yaml:LINE or --scenario NAME; "
        + "there are `first` (line 5), `by 10` (line 9), `by 60` (line 10)\n")
  }

  @Test func `a line without a scenario is reported`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path + ":2") == .unusable)
    #expect(console.plainError.hasPrefix("error: no scenario of a.scenarios.yaml is on line 2"))
  }

  @Test func `a name that no scenario has is reported`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path, "--scenario", "third") == .unusable)
    #expect(
      console.plainError.hasPrefix(
        "error: no scenario is selected: --scenario `third` leaves none of 3 scenarios; the nearest are `first`"))
  }

  @Test func `a name is found as in a run of tests, and has to be clear`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path, "--scenario", "^by 1") == .success)
    #expect(console.output.contains("<title>feed › by 10</title>"))
    #expect(try console.run(Film.self, path, "--scenario", "by") == .unusable)
    #expect(
      console.plainError
        == "error: a.scenarios.yaml has 2 scenarios in whose names `by` is found; select one by a.scenarios.yaml:LINE or "
        + "--scenario NAME; there are `by 10` (line 9), `by 60` (line 10)\n")
  }

  @Test func `an invalid file gives no picture`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite + "    stops: []\n")
    #expect(try console.run(Film.self, path + ":6") == .failure)
    #expect(console.output.isEmpty)
  }
}
