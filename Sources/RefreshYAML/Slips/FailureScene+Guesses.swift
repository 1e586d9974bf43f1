import RefreshDiagnostics

/// Guesses of what was meant where YAML parsing fails
extension FailureScene {
  /// Returns the slips that may be the cause, the likeliest first; several together if only all of them make
  /// sense.
  ///
  /// - Parameter plain: The diagnostic if no guess is better.
  func guesses(_ plain: Diagnostic) -> [[Diagnostic]] {
    // A safe fix needs no further guesses.
    if plain.fix?.isSafe ?? false { return [[plain]] }
    let began = contextPlace ?? lastNode.map { Int($0.start) } ?? documentStart
    let area = WrittenLines(around: span(min(began, place), place))
    let here = WrittenLines(around: span(place, place))
    var guesses = one([keyOfList, closedBeforeShallowLine, bracketBeforeBlock])
    guesses += [area.strayStructure, area.missingSpaces]
    guesses += one([area.wrongSign, here.missingColonBeforeBracket])
    guesses += own(plain, area, here)
    // Previous lines may have been treated as text.
    guesses += [area.allStrayStructure, area.allStrayStructure + area.missingSpaces]
    return guesses.filter { !$0.isEmpty }
  }

  /// Returns guesses of one slip each, without those that don't fit.
  func one(_ guesses: [Diagnostic?]) -> [[Diagnostic]] { guesses.compactMap { $0.map { [$0] } } }

  /// Returns the guesses for a specific diagnostic.
  private func own(_ plain: Diagnostic, _ area: WrittenLines, _ here: WrittenLines) -> [[Diagnostic]] {
    switch plain.rule {
    case .tabIndentation: return one(tabWidths(plain).map { tabs(plain, width: $0) })
    case .badIndentation:
      return one([keylessMap(), shallowItems(plain), colonOfItem(), shallowKey(plain), dashOfFirstItem()])
        + oddLine(plain) + one([deepBlock(plain)])
    case .missingColon:
      return one([
        keylessMap(), bullet(plain), tightDash(), quoteOfKey(plain),
        WrittenLines(around: plain.span).foreignComment,
        missingDash(), shallowItems(plain), dashOfFirstItems(plain), colonBehindWord(plain),
        keyOfWord(plain), colonInText(plain),
      ])
    case .missingDash:
      return one([bullet(plain), lostIndentation(), keysOfItem(), surplusDash(plain), missingDash()])
    case .unexpectedDash:
      return one([shallowItems(plain), surplusDash(plain), oddItem(plain)]) + oddLine(plain)
        + one([deepBlock(plain), here.joinedItems, quoted(plain, here)])
    case .unexpectedColon: return one([openingQuote(here)]) + secondColon(plain, here)
    case .missingComma:
      return one([
        openedAbove(), requotedInBrackets(plain), unquotedHash(area), colonBeforeBracket(here),
        colonBeforeQuote(here), openingQuote(here), here.otherQuotes, unquoted(here),
      ]) + unclosed(area) + one([comma(plain, here)]) + secondColon(plain, here)
    case .unclosedBracket: return one([unquotedHash(area)]) + openers(area) + closers(plain, area)
    case .unclosedQuote:
      return one([
        quoteOfKey(plain), colonBeforeQuote(WrittenLines(around: plain.span)), requoted(plain),
        closedQuote(plain),
      ])
    case .unexpectedText:
      return one([here.joinedItems, requoted(plain), behindCollection(plain, here), quoted(plain, here)])
    // For a backslash before digits, it is unclear what was meant.
    case .badEscape where plain.span.end - plain.span.start > 2: return []
    case .unknownEscape, .badEscape: return one([singleQuoted(plain)])
    case .badAnchor: return one([bullet(plain), quoted(plain, here)])
    case .unexpectedBracket: return one([removed(plain)])
    case .missingValue where scan.has(",", at: place) && openBracket != nil: return one([removed(plain)])
    case .missingValue where scan.has("-", at: place) && openBracket != nil:
      return one([unquotedHash(area)]) + unclosed(area) + one([dashInBrackets(plain), quoted(plain, here)])
    case .unexpectedCharacter where plain.span.text == "%":
      return one([percentage(plain, here), quoted(plain, here)])
    case .unexpectedCharacter where plain.span.text == "`": return one([fence(plain), quoted(plain, here)])
    case .unexpectedCharacter where openBracket != nil: return one([colonBeforeQuote(here), quoted(plain, here)])
    case .unexpectedCharacter, .badTag, .unknownTag, .badBlockText, .missingValue:
      return one([quoted(plain, here)])
    default: return []
    }
  }
}
