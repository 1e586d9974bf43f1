import RefreshDiagnostics
import RefreshText

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
    return lines.ordered(on: \.key).map { _, strays in
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
      return file.slip(
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
