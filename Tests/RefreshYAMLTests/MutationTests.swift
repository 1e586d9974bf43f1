import RefreshDiagnostics
import Testing

@testable import RefreshYAML

/// Texts that no person would write must not crash the reader, or give a diagnostic without a location.
struct MutationTests {
  private let sample = Array(
    """
    %YAML 1.1
    --- # a suite
    suite: &s 下拉刷新 👩‍👩‍👧‍👦
    'preset': "C:\\\\x\\u4e0b"
    scene: &scene {viewport: [375, 667.5], safeArea: { top: 88 }, empty: , k}
    base: { <<: *scene, name: !!str x, "q": 'it''s' }
    steps:
    - pull: { header: 101% }
    - release
    -
      - text: |+2
           block

      - folded: >-
          one
          two
    ? key
    : value
    *s : alias
    ...
    ---
    - [a: b, c]
    - ~

    """.utf8)

  /// A small generator with a seed, so that failures are reproducible (Knuth's MMIX constants).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// Bytes with a meaning in YAML or UTF-8.
  private let telling = Array(" \t\n\r:-?[]{},#&*!|>'\"%@`\\<.0aé\u{85}\u{2028}\u{FEFF}\u{0}\u{7}".utf8)

  private func mutated(_ generator: inout Generator) -> [UInt8] {
    var bytes = sample
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let offset = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[offset] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes[offset] = telling.randomElement(using: &generator)!
      case 2: bytes.insert(telling.randomElement(using: &generator)!, at: offset)
      case 3: bytes.remove(at: offset)
      default: bytes.removeSubrange(offset..<min(bytes.count, offset + Int.random(in: 1...30, using: &generator)))
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }

  @Test func `the sample itself is right`() {
    let (documents, diagnostics) = read(bytes: sample)
    #expect(diagnostics.isEmpty && documents.count == 2)
  }

  @Test(arguments: 1...4)
  func `no mutation crashes, each is read or reported with its place`(_ seed: Int) {
    var generator = Generator(state: UInt64(seed))
    var reported: Set<String> = []
    for _ in 0..<1_000 {
      let bytes = mutated(&generator)
      let (documents, diagnostics) = read(bytes: bytes)
      for diagnostic in diagnostics.all {
        let (span, size) = (diagnostic.span, diagnostic.span.file.bytes.count)
        reported.insert(diagnostic.id.rawValue)
        for span in [span] + diagnostic.labels.map(\.span)
        where !(0 <= span.start && span.start <= span.end && span.end <= size) {
          Issue.record("\(diagnostic.id.rawValue) \(span.start)..<\(span.end) of \(size): \(bytes)")
        }
      }
      #expect(
        !documents.isEmpty || !diagnostics.isEmpty || !String(decoding: bytes, as: UTF8.self).contains("suite"))
      let renderer = TextRenderer(color: false)
      #expect(!renderer.render(diagnostics.sorted()).unicodeScalars.contains("\u{1B}"))
      for document in documents { checkSpans(of: document, bytes) }
    }
    #expect(reported.count > 10)
    #expect(!reported.contains("invalid-yaml"))
  }

  /// Checks that every node lies within its parent, and after the nodes before it.
  private func checkSpans(of document: YAMLDocument, _ bytes: [UInt8]) {
    let store = document.store
    var open: [(end: Int32, subtreeEnd: Int32)] = []
    var start: Int32 = 0
    for (index, record) in store.records.enumerated() {
      while let last = open.last, last.subtreeEnd <= Int32(index) { open.removeLast() }
      let isRight = start <= record.start && record.start <= record.end && record.end <= open.last?.end ?? .max
      if !isRight { Issue.record("node \(index) \(record) lies wrong: \(String(decoding: bytes, as: UTF8.self))") }
      start = record.start
      if !record.isScalar, record.shape != .alias { open.append((record.end, record.second)) }
    }
  }
}
