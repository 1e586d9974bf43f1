import Testing

@testable import refreshcfg

struct ProgressBarTests {
  /// A terminal, and a clock that stops until it is moved.
  private final class Bench {
    var shown: [String] = []
    var time: UInt64 = 0

    func bar(of total: Int, width: Int = 80, isTerminal: Bool = true, isCI: Bool = false) -> ProgressBar? {
      let streams = Streams(
        output: { _ in Issue.record("nothing goes to standard output") }, error: { self.shown.append($0) },
        isCI: isCI, errorWidth: width, errorIsTerminal: isTerminal)
      return ProgressBar(of: total, on: streams, now: { self.time })
    }
  }

  @Test func `it appears only when a run takes long`() throws {
    let bench = Bench()
    let bar = try #require(bench.bar(of: 100))
    bench.time = ProgressBar.patience - 1
    bar.advance(by: 50, failed: 0)
    bar.finish()
    #expect(bench.shown == [])
  }

  @Test func `it is rewritten in place, and erased in the end`() throws {
    let bench = Bench()
    let bar = try #require(bench.bar(of: 100, width: 60))
    bench.time = ProgressBar.patience
    bar.advance(by: 50, failed: 0)
    // An update so soon would flicker.
    bench.time += ProgressBar.pause - 1
    bar.advance(by: 10, failed: 2)
    bench.time += 1
    bar.advance(by: 15, failed: 1)
    bar.finish()
    bar.finish()
    #expect(
      bench.shown == [
        "\r━━━━━━━━━━━━━━━━━━━───────────────────  50 of 100 scenarios\u{1B}[K",
        "\r━━━━━━━━━━━━━━━━━━━━━───────  75 of 100 scenarios, 3 failed\u{1B}[K",
        "\r\u{1B}[K",
      ])
  }

  @Test func `it is narrower than the terminal`() throws {
    let bench = Bench()
    let bar = try #require(bench.bar(of: 100, width: 20))
    bench.time = ProgressBar.patience
    bar.advance(by: 50, failed: 0)
    #expect(bench.shown == ["\r50 of 100 scenarios\u{1B}[K"])
  }

  @Test func `where nobody looks on, there is none`() {
    #expect(Bench().bar(of: 100, isTerminal: false) == nil)
    #expect(Bench().bar(of: 100, isCI: true) == nil)
    #expect(Bench().bar(of: 0) == nil)
  }
}
