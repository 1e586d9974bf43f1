import EventLoop
import Foundation

/// How fast presets are validated, compared with a loop in C that only pulls libyaml's events from the same bytes.
enum Validation {
  static var all: [Benchmark] {
    get throws {
      guard let tools = Tools.found else { return [] }
      return try stream(tools) + others(tools) + files(tools) + start(tools)
    }
  }

  /// A text with as many presets as make 50 MB, by the tool, from its start to its end.
  private static func stream(_ tools: Tools) throws -> [Benchmark] {
    let bytes = Presets.stream(of: 50 << 20)
    let path = try Presets.file(of: bytes)
    let comparison = Comparison(
      of: { try tools.run(tools.refreshcfg, ["validate", "--strict", path]) },
      with: { precondition(event_loop_count(bytes, bytes.count) > 0) })
    let size = Double(bytes.count)
    return [
      Benchmark(name: "eventLoopBytesPerSecond", unit: "B/s", goal: nil) { try comparison.median { size / $1 } },
      Benchmark(name: "validateBytesPerSecond", unit: "B/s", goal: nil) {
        try comparison.median { own, _ in size / own }
      },
      Benchmark(name: "validateSpeedToEventLoop", unit: "ratio", goal: 0.5, digits: 2) {
        try comparison.median { own, base in base / own }
      },
      Benchmark(name: "validatePeakBytes", unit: "bytes", goal: Double(64 << 20), isLimit: true) {
        try tools.peakBytes(tools.refreshcfg, ["validate", "--strict", path])
      },
    ]
  }

  /// Texts of presets with images, there and missing, and of presets with mistakes; by the tool, from its start to its end.
  private static func others(_ tools: Tools) throws -> [Benchmark] {
    let kinds: [(kind: Presets.Kind, name: String, goal: Double?, size: Int)] = [
      (.images, "validateSpeedToEventLoopWithImages", 0.25, 20 << 20),
      (.missingImages, "validateSpeedToEventLoopWithMissingImages", nil, 4 << 20),
      (.mistakes, "validateSpeedToEventLoopWithMistakes", 0.1, 4 << 20),
    ]
    return try kinds.map { kind, name, goal, size in
      let bytes = Presets.stream(of: size, kind)
      let path = try Presets.file(of: bytes, kind)
      let expected = kind == .images ? 0 : 1
      let comparison = Comparison(
        of: { try tools.run(tools.refreshcfg, ["validate", path], expecting: Int32(expected)) },
        with: { precondition(event_loop_count(bytes, bytes.count) > 0) })
      return Benchmark(name: name, unit: "ratio", goal: goal, digits: 3) {
        try comparison.median { own, base in base / own }
      }
    }
  }

  /// Two thousand files, by the tool, from its start to its end.
  private static func files(_ tools: Tools) throws -> [Benchmark] {
    let folder = try Presets.files(2_000)
    let comparison = Comparison(
      of: { try tools.run(tools.refreshcfg, ["validate", folder.path]) },
      with: {
        let paths = Presets.paths(2_000, in: folder).map { strdup($0) }
        defer { paths.forEach { free($0) } }
        let pointers = paths.map { UnsafePointer($0) }
        precondition(pointers.withUnsafeBufferPointer { event_loop_count_files($0.baseAddress, $0.count) } > 0)
      })
    return [
      Benchmark(name: "eventLoopMillisecondsFor2000Files", unit: "ms", goal: nil, digits: 1) {
        try comparison.median { _, base in base * 1e3 }
      },
      Benchmark(name: "validateMillisecondsFor2000Files", unit: "ms", goal: nil, digits: 1) {
        try comparison.median { own, _ in own * 1e3 }
      },
      Benchmark(name: "validateTimeToEventLoopFor2000Files", unit: "ratio", goal: 4, isLimit: true, digits: 2) {
        try comparison.median { own, base in own / base }
      },
    ]
  }

  /// One small file, compared with a program that only reads its arguments; twenty starts each.
  private static func start(_ tools: Tools) -> [Benchmark] {
    func run(_ program: String, _ arguments: [String]) throws {
      for _ in 0..<20 { try tools.run(program, arguments) }
    }
    let comparison = Comparison(
      of: { try run(tools.refreshcfg, ["validate", Presets.paths(1, in: try Presets.files(1))[0]]) },
      with: { try run(tools.empty, ["one"]) })
    return [
      Benchmark(name: "emptyProgramMilliseconds", unit: "ms", goal: nil, digits: 1) {
        try comparison.median { _, base in base * 1e3 / 20 }
      },
      Benchmark(name: "validateOneFileMilliseconds", unit: "ms", goal: nil, digits: 1) {
        try comparison.median { own, _ in own * 1e3 / 20 }
      },
      Benchmark(name: "validateOneFileToEmptyProgram", unit: "ratio", goal: 3, isLimit: true, digits: 2) {
        try comparison.median { own, base in own / base }
      },
    ]
  }
}
