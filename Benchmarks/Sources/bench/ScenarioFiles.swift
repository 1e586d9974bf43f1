import EventLoop
import Foundation

/// How fast the tool runs ten thousand files of one scenario with ten steps, five of which expect something, compared with a
/// loop in C that only pulls libyaml's events from the same bytes.
enum ScenarioFiles {
  private static let count = 10_000

  static var all: [Benchmark] {
    get throws {
      guard let tools = Tools.found else { return [] }
      let folder = try files()
      let comparison = Comparison(
        of: { try tools.run(tools.refreshcfg, ["test", folder.path, "--format", "dot"]) },
        with: {
          let paths = paths(in: folder).map { strdup($0) }
          defer { paths.forEach { free($0) } }
          let pointers = paths.map { UnsafePointer($0) }
          precondition(pointers.withUnsafeBufferPointer { event_loop_count_files($0.baseAddress, $0.count) } > 0)
        })
      return try [
        Benchmark(name: "eventLoopMillisecondsFor10000Suites", unit: "ms", goal: nil, digits: 1) {
          try comparison.median { _, base in base * 1e3 }
        },
        Benchmark(name: "testMillisecondsFor10000Suites", unit: "ms", goal: 1_500, isLimit: true, digits: 1) {
          try comparison.median { own, _ in own * 1e3 }
        },
        Benchmark(name: "testTimeToEventLoopFor10000Suites", unit: "ratio", goal: 4.3, isLimit: true, digits: 2) {
          try comparison.median { own, base in own / base }
        },
        Benchmark(name: "testMegabytesFor10000Suites", unit: "MB", goal: 200, isLimit: true, digits: 1) {
          try tools.peakBytes(tools.refreshcfg, ["test", folder.path, "--format", "dot"]) / 1e6
        },
      ] + report(tools)
    }
  }

  /// The page of a thousand scenarios with timelines and film strips; the run included.
  private static func report(_ tools: Tools) throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-bench-report")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<1_000 {
      let file = folder.appendingPathComponent("\(number).scenarios.yaml")
      try Data(text(number).utf8).write(to: file)
    }
    let page = folder.appendingPathComponent("report.html").path
    return [
      Benchmark(name: "reportMillisecondsFor1000Scenarios", unit: "ms", goal: 2_000, isLimit: true, digits: 1) {
        let time = try ContinuousClock().measure {
          try tools.run(tools.refreshcfg, ["test", folder.path, "--format", "html:" + page])
        }
        return time / .milliseconds(1)
      }
    ]
  }

  private static func text(_ number: Int) -> String {
    let height = 50 + number % 20
    return """
      # A suite for measuring.
      suite: feed \(number)
      header: { type: normalHeader, height: \(height) }
      scene: { content: { height: 3000 }, physics: none }
      scenarios:
        - name: a pull, a refresh and its end
          tags: [smoke]
          steps:
            - pull: { header: 50% }
            - expect: { header.state: idle, header.pullingPercent: 0.5 }
            - pull: { header: 120% }
            - expect: { header.state: pulling, header.stateLabel.text: Release to refresh }
            - release
            - expect: { header.state: refreshing, scroll.inset.top: \(height) }
            - wait: 0.5s
            - expect: { header.calls.refreshing: 1 }
            - endRefreshing: header
            - expect: { header.state: idle, scroll.inset.top: 0 }

      """
  }

  /// A folder with all of them.
  private static func files() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-bench-suites-\(count)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, path) in paths(in: folder).enumerated() {
      try Data(text(number).utf8).write(to: URL(fileURLWithPath: path))
    }
    return folder
  }

  private static func paths(in folder: URL) -> [String] {
    (0..<count).map { folder.appendingPathComponent("\($0).scenarios.yaml").path }
  }
}
