import RefreshDiagnostics

/// The lines around an error.
struct WrittenLines {
  let file: SourceFile
  /// The range of the error.
  let place: Range<Int>
  /// The range of the whole lines that contain it.
  let range: Range<Int>
  let reading: LineReading
  /// The traits of the rule of the error; none where no rule is known.
  private let traits: Rule.Traits
  /// Returns the keys that may be missing above a list or map.
  let missingKeys: MissingKeys
  /// Whether the error is about a step.
  var isStep: Bool { traits.contains(.ofStepForm) }
  /// Whether the error is about a key that belongs to another map, or to none.
  var isElsewhere: Bool { traits.contains(.ofPlacedKey) }
  /// Whether the error is about a step that doesn't exist.
  var isUnknownStep: Bool { traits.contains(.ofUnknownStep) }
  /// Whether the error is that a key appears twice.
  var isRepeated: Bool { traits.contains(.ofRepeatedKey) }
  /// Whether the error is that a key has no value.
  var isWithoutValue: Bool { traits.contains(.ofEmptyKey) }
  /// Whether the error is that a key is missing.
  var isIncomplete: Bool { traits.contains(.ofMissingKey) }

  /// The maximum number of lines of an error that are read, and of lines above it that are read to find open
  /// brackets.
  private static let (mostLines, linesAbove) = (20, 20)

  init(around span: Span, of traits: Rule.Traits = [], missingKeys: @escaping MissingKeys = { _, _ in [] }) {
    file = span.file
    self.traits = traits
    self.missingKeys = missingKeys
    place = span.start..<span.end
    let (first, last) = (span.startPosition.line, span.endPosition.line)
    range =
      file.byteRange(ofLine: first)
      .lowerBound..<max(file.byteRange(ofLine: min(last, first + WrittenLines.mostLines)).upperBound, span.start)
    // Brackets that are open in a line were opened after the previous unindented line.
    var above = first
    while above > file.start.line, first - above < WrittenLines.linesAbove {
      let line = file.byteRange(ofLine: above)
      if let byte = line.first.map({ span.file.bytes[$0] }), byte > UInt8(ascii: " "), byte != UInt8(ascii: "}"),
        byte != UInt8(ascii: "]")
      {
        break
      }
      above -= 1
    }
    let start = file.byteRange(ofLine: above).lowerBound
    reading = LineReading(file, start..<range.upperBound)
  }

  /// The tokens of the lines.
  var tokens: [LineReading.Token] { reading.tokens.filter { range.contains($0.range.lowerBound) } }

  func text(_ range: Range<Int>) -> String { file.text(in: range) }
}
