import Foundation
import HeapWork
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML
import SuiteTexts
import Testing

/// Damaged presets and scenario files must not crash or hang the loaders, or give a message without a location.
struct MutationTests {
  /// The number of texts in each of the eight runs; `MUTATIONS` in the environment can raise it.
  private static let count =
    ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) }.map { $0 / 8 } ?? 1_250

  /// The most blocks of memory that a damaged text may take: a repetition may ask for a hundred thousand steps.
  private static let mostBlocks = 20_000_000

  /// Returns the texts of all YAML files in a folder of Configs.
  private func samples(_ folder: String) throws -> [[UInt8]] {
    let urls = try FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: Configs.folder).appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return try urls.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }.map {
      Array(try Data(contentsOf: $0))
    }
  }

  /// Returns a scenario file as several, of two scenarios each, so that little is read beside the damage.
  private static func pieces(_ file: [UInt8]) -> [[UInt8]] {
    let item = "\n  - name:"
    let parts = String(decoding: file, as: UTF8.self).components(separatedBy: item)
    return stride(from: 1, to: parts.count, by: 2).map { index in
      Array(([parts[0]] + parts[index...].prefix(2)).joined(separator: item).utf8)
    }
  }

  @Test(arguments: 1...4) func `a damaged preset is read, or reported with a place`(seed: UInt64) throws {
    try attack(samples("presets"), seed: seed) { _ = Preset.load($0, into: &$1) }
  }

  @Test(arguments: 1...4) func `a damaged scenario file is read, or reported with a place`(seed: UInt64) throws {
    try attack(samples("scenarios").flatMap(Self.pieces), seed: seed) { file, diagnostics in
      var loader = SuiteLoader { path, _ in
        SourceFile(
          path: path, text: "name: a\nheader: { type: normalHeader }\nfooter: { type: autoNormalFooter }\n")
      }
      _ = loader.load(file, into: &diagnostics)
    }
  }

  private func attack(
    _ samples: [[UInt8]], seed: UInt64, load: (SourceFile, inout Diagnostics) -> Void
  ) throws {
    try #require(samples.count > 5)
    var mutator = Mutator(samples, seed: seed)
    var reported: Set<String> = []
    for number in 0..<Self.count {
      let bytes = mutator.next()
      var diagnostics = Diagnostics()
      let work = HeapWork {
        if let file = SourceFile.decode(path: "a.yaml", bytes: bytes, into: &diagnostics) {
          load(file, &diagnostics)
        }
        if number.isMultiple(of: 50) { _ = TextRenderer(color: false).render(diagnostics.sorted()) }
      }
      if work.blocks > Self.mostBlocks {
        Issue.record("\(work.blocks) blocks of memory for \(String(decoding: bytes, as: UTF8.self))")
      }
      for diagnostic in diagnostics.all {
        reported.insert(diagnostic.id.rawValue)
        let spans = [diagnostic.span] + diagnostic.labels.map(\.span)
        let isPlaced = spans.allSatisfy { span in
          0 <= span.start && span.start <= span.end && span.end <= span.file.bytes.count
            && span.startPosition.line >= 1 && span.startPosition.column >= 1
        }
        if !isPlaced || diagnostic.message.isEmpty {
          Issue.record("\(diagnostic.id.rawValue): \(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
    #expect(reported.count > 15, "the damage is too harmless: \(reported)")
  }
}
