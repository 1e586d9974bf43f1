/// Damages texts as disks, merges and people do: it flips bytes, drops, doubles or inserts lines, and truncates.
struct Mutator {
  private let samples: [[UInt8]]
  private var generator: SeededGenerator

  /// Creates a mutator for whole texts, from which lines are also taken.
  init(_ samples: [[UInt8]], seed: UInt64) {
    self.samples = samples
    generator = SeededGenerator(seed: seed)
  }

  /// Returns another damaged text.
  mutating func next() -> [UInt8] {
    var bytes = samples.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty { mutate(&bytes) }
    return bytes
  }

  /// Bytes with a meaning in YAML.
  private static let telling = Array(" \t\n\r:-?[]{},#&*!|>'\"%@`\\<.$0~aé\u{85}\u{0}".utf8)

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let offset = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[offset] = Mutator.telling.randomElement(using: &generator) ?? 0
    case 2: bytes.insert(Mutator.telling.randomElement(using: &generator) ?? 0, at: offset)
    case 3: bytes.remove(at: offset)
    case 4: bytes.removeSubrange(offset...)
    case 5: bytes.removeFirst(offset)
    case 6: changeLine(of: &bytes) { lines, line, _ in lines.remove(at: line) }
    case 7: changeLine(of: &bytes) { lines, line, _ in lines.insert(lines[line], at: line) }
    default: changeLine(of: &bytes) { lines, line, other in lines[line] = other }
    }
  }

  private mutating func changeLine(
    of bytes: inout [UInt8], _ change: (inout [ArraySlice<UInt8>], Int, ArraySlice<UInt8>) -> Void
  ) {
    var lines = Mutator.lines(of: bytes)
    let other = samples.randomElement(using: &generator).flatMap {
      Mutator.lines(of: $0).randomElement(using: &generator)
    }
    change(&lines, Int.random(in: 0..<lines.count, using: &generator), other ?? [])
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
