import RefreshDiagnostics

/// A slip that YAML doesn't detect or takes for something else. Each is a guess at what was meant.
///
/// Guesses may be wrong: one is reported only if reading the text with it removes the error. Likelier ones come
/// first.
enum Slip: CaseIterable {
  /// The unquoted wording of a time, which looks like a map: `{relative}`.
  case template
  /// Characters of the structure that were typed as others, such as `：` for `:`.
  case structure
  /// A comma or similar punctuation after a value.
  case punctuation
  /// Characters in a key or value that were typed as others, such as `５０％`.
  case characters
  /// `key:value`, `-step`.
  case missingSpace
  /// An unquoted text that YAML takes for something else.
  case quotes
  /// `key = value`, `key:: value`.
  case sign
  /// Several steps on one line.
  case items
  /// Keys on the same level as an empty key that they belong to.
  case depth
  /// Numbers without commas between them.
  case numbers
  /// Items without dashes.
  case dashes

  /// Whether the slip may have hidden other errors in the same place.
  var hidesMore: Bool { self == .structure || self == .missingSpace || self == .sign }

  /// Returns what may have been meant in the lines around an error.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: The slips with their fixes; empty for most lines.
  func guess(in lines: WrittenLines) -> [Diagnostic] {
    switch self {
    case .structure: lines.strayStructure
    case .characters: lines.strayCharacters
    case .punctuation: lines.punctuation
    case .missingSpace: lines.missingSpaces
    case .quotes: lines.unquoted
    case .sign: lines.wrongSign
    case .items: lines.joinedItems
    case .depth: lines.lostDepth(isStep: lines.isStep)
    case .numbers: lines.joinedNumbers
    case .template: lines.template
    case .dashes: lines.missingDashes
    }
  }
}

/// The lines around an error.
struct WrittenLines {
  let file: SourceFile
  /// The range of the error.
  let place: Range<Int>
  /// The range of the whole lines that contain it.
  let range: Range<Int>
  let reading: LineReading
  /// Whether the error is about a step.
  let isStep: Bool

  /// The maximum number of lines of an error that are read, and of lines above it that are read to find open
  /// brackets.
  private static let (mostLines, linesAbove) = (20, 20)

  init(around span: Span, isStep: Bool = false) {
    file = span.file
    self.isStep = isStep
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

  /// Returns a slip with its fix.
  ///
  /// - Parameters:
  ///   - help: The advice. The default is how the line has to be.
  ///   - isSafe: Whether nothing else can have been meant. The default is that nothing can.
  func slip(
    _ rule: Rule, _ message: String, at range: Range<Int>, _ edits: [Fix.Edit], labels: [Diagnostic.Label] = [],
    help: String? = nil, isSafe: Bool = true
  ) -> Diagnostic {
    let line = mended(edits).map { "write `\($0)`" }
    return Diagnostic(
      rule, message, at: Span(file: file, start: range.lowerBound, end: range.upperBound), labels: labels,
      help: help ?? line, fix: Fix(line ?? "write what was meant", edits, isSafe: isSafe))
  }

  /// Returns the corrected line, or nil if there are several or it is long.
  private func mended(_ edits: [Fix.Edit]) -> String? {
    guard let first = edits.first, let last = edits.last else { return nil }
    let number = file.position(at: first.range.lowerBound).line
    let (start, end) = (file.byteRange(ofLine: number).lowerBound, file.byteRange(ofLine: number).upperBound)
    guard end - start < 400, last.range.upperBound <= end else { return nil }
    var bytes = Array(file.bytes[start..<end])
    for edit in edits.reversed() {
      bytes.replaceSubrange(
        edit.range.lowerBound - start..<edit.range.upperBound - start, with: edit.replacement.utf8)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.contains(where: \.isNewline), let content = text.firstIndex(where: { $0 != " " }) else {
      return nil
    }
    let line = text[content...]
    return line.count > 80 ? nil : String(line)
  }
}

// MARK: - Characters typed instead of others

extension WrittenLines {
  /// The lookalikes in the structure, with one slip per line. Quotes of values are left alone if they may be text.
  var strayStructure: [Diagnostic] {
    slips(of: reading.strays.filter { range.contains($0.edit.range.lowerBound) && !$0.isOfValue })
  }

  /// The lookalikes in the error itself, in any position.
  var strayCharacters: [Diagnostic] {
    // If a single character is reported, other characters of the value may also be wrong.
    let isOne = text(place).unicodeScalars.count == 1
    let value = tokens.first { isOne && $0.kind == .value && $0.range.contains(place.lowerBound) }?.range ?? place
    guard value.count <= 400 else { return [] }
    var offset = value.lowerBound
    var strays: [LineReading.Stray] = []
    for scalar in text(value).unicodeScalars {
      let next = offset + UTF8.width(scalar)
      if let lookalike = Lookalike(scalar) {
        strays.append(LineReading.Stray(lookalike: lookalike, edit: Fix.Edit(offset..<next, lookalike.meant)))
      }
      offset = next
    }
    return slips(of: strays)
  }

  /// The lookalikes in the structure, in all lines that were read.
  var allStrayStructure: [Diagnostic] { slips(of: reading.strays) }

  private func slips(of strays: [LineReading.Stray]) -> [Diagnostic] {
    let lines = Dictionary(grouping: strays) { file.position(at: $0.edit.range.lowerBound).line }
    return lines.sorted { $0.key < $1.key }.map { _, strays in
      // Adjacent ones are a single place.
      let places = strays.reduce(into: [(stray: LineReading.Stray, range: Range<Int>)]()) { places, stray in
        if let last = places.last, last.range.upperBound == stray.edit.range.lowerBound {
          places[places.count - 1].range = last.range.lowerBound..<stray.edit.range.upperBound
        } else {
          places.append((stray, stray.edit.range))
        }
      }
      let labels = places.dropFirst().prefix(4).map { other in
        Diagnostic.Label(
          other.stray.lookalike.phrase,
          at: Span(file: file, start: other.range.lowerBound, end: other.range.upperBound))
      }
      return slip(
        .wrongCharacter, places[0].stray.lookalike.message, at: places[0].range, strays.map(\.edit), labels: labels)
    }
  }
}

extension Lookalike {
  /// The message for the first lookalike on a line.
  fileprivate var message: String {
    meant.isEmpty
      ? "there is an invisible character here: \(description)"
      : isBlank ? "\(description) is used instead of a space" : "\(description) is used instead of `\(meant)`"
  }

  /// The label for each further one.
  fileprivate var phrase: String {
    meant.isEmpty ? "\(description): remove it" : isBlank ? "\(description): write a space" : "for `\(meant)`"
  }
}

// MARK: - Punctuation and separators

extension WrittenLines {
  var punctuation: [Diagnostic] {
    let signs: [String] = [",", ";", "。", "，", "；", "、", "．"]
    guard let token = tokens.first(where: { $0.kind == .value && $0.range.overlaps(place) }) ?? tokens.last else {
      return []
    }
    let parts = text(token.range).split(separator: " //", maxSplits: 1, omittingEmptySubsequences: false)
    if token.kind == .value, parts.count == 2 {
      let start = token.range.lowerBound + parts[0].utf8.count + 1
      return [
        slip(
          .unexpectedCharacter, "a comment begins with `#`, not with `//`", at: start..<start + 2,
          [Fix.Edit(start..<start + 2, "#")])
      ]
    }
    guard let sign = signs.first(where: { text(token.range).hasSuffix($0) })
    else { return [] }
    let start = token.range.upperBound - sign.utf8.count
    guard start > token.range.lowerBound else { return [] }
    return [
      slip(
        .unexpectedText, "there must be no `\(sign)` after this value", at: start..<token.range.upperBound,
        [Fix.Edit(start..<token.range.upperBound, "")])
    ]
  }

  var missingSpaces: [Diagnostic] {
    reading.missingSpaces.filter(range.contains).map { offset in
      let sign = text(offset - 1..<offset)
      return slip(
        .missingSpace, "a space is missing after this `\(sign)`", at: offset - 1..<offset,
        [Fix.Edit(offset..<offset, " ")])
    }
  }

  // An expression in a function is compiled at each call, which takes longer than most searches.
  nonisolated(unsafe) private static let keyAndSign =
    /([A-Za-z][\w.]*)([ \t]*(?:=>?|:=|::)[ \t]*)(?=[^ \t=:])/

  var wrongSign: [Diagnostic] {
    for token in tokens where token.kind == .value || token.kind == .key {
      guard file.bytes[token.range].contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }) else {
        continue
      }
      let written = text(token.range)
      if let match = written.prefixMatch(of: Self.keyAndSign) {
        let start = token.range.lowerBound + match.output.1.utf8.count
        let sign = match.output.2
        return [
          slip(
            .missingColon, "a key and its value are separated by `: `, not by `\(sign.filter { $0 != " " })`",
            at: start + sign.prefix { $0 == " " }.count..<start + sign.utf8.count
              - sign.reversed().prefix { $0 == " " }.count,
            [Fix.Edit(start..<start + sign.utf8.count, ": ")])
        ]
      }
    }
    return []
  }

  nonisolated(unsafe) private static let numbers = /\[?[ \d.+-]+\]?/
  nonisolated(unsafe) private static let numberAndGap = /\d( +)(?=[+.\d-])/

  /// A list of numbers with blanks between them.
  var joinedNumbers: [Diagnostic] {
    let written = text(place)
    guard written.utf8.contains(UInt8(ascii: " ")), written.wholeMatch(of: Self.numbers) != nil else { return [] }
    let gaps = written.matches(of: Self.numberAndGap).map { match -> Fix.Edit in
      let start = place.lowerBound + written.utf8.distance(from: written.startIndex, to: match.range.lowerBound) + 1
      return Fix.Edit(start..<start, ",")
    }
    guard let gap = gaps.first else { return [] }
    return [slip(.missingComma, "`,` is missing here", at: gap.range.lowerBound..<gap.range.lowerBound + 1, gaps)]
  }
}
