import RefreshDiagnostics

/// Keys and values.
extension LineReading {
  /// Reads a key with its colon, if one begins here. Returns whether it does.
  mutating func readKey() -> Bool {
    guard let keyEnd = endOfKey() else { return false }
    var colon = keyEnd
    while isBlank(colon) { colon += 1 }
    guard ascii(colon) == ":" else { return false }
    let isOdd = scalar(colon) != ":"
    let isTight = !isBlankOrEnd(colon + 1)
    let isQuoted = ascii(index).map { ["\"", "'"].contains($0) } ?? false
    // The start of an address (as in `https://`) isn't a key.
    if isTight, !isOdd, ["/", "\\", ":", ",", "="].contains(ascii(colon + 1)) { return false }
    if isTight, !isOdd, scalar(index).map({ !$0.properties.isAlphabetic && !isQuoted }) ?? true { return false }
    let start = index
    while index < keyEnd {
      if isQuoted || scalar(index).map({ Lookalike($0)?.meant.isEmpty ?? false }) ?? false {
        take()
      } else {
        index += 1
      }
    }
    add(.key, from: start)
    takeBlanks()
    let sign = index
    take(as: isTight ? ": " : ":")
    add(.colon, from: sign)
    if isTight, !isOdd, !isQuoted || brackets.isEmpty { missingSpaces.append(offset(index)) }
    takeBlanks()
    readValue()
    return true
  }

  /// Returns the end of a word that may be a key.
  private func endOfKey() -> Int? {
    var place = index
    if let quote = ascii(place), quote == "\"" || quote == "'" {
      place += 1
      while !isBreak(place), ascii(place) != quote { place += 1 }
      return isBreak(place) ? nil : place + 1
    }
    while let scalar = scalar(place), !isBreak(place), isOfKey(scalar) { place += 1 }
    return place > index ? place : nil
  }

  private func isOfKey(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "._-$<%".unicodeScalars.contains(scalar)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || Lookalike(scalar).map { $0.meant.isEmpty || $0.meant == "-" } ?? false
  }

  // MARK: - Values

  /// Reads a value and stops at its end.
  mutating func readValue() {
    guard !isBreak(index) else { return }
    let start = index
    guard let character = ascii(index) else { return readPlain() }
    switch character {
    case "{", "[":
      take()
      brackets.append(character)
      add(.open, from: start)
    case "\"", "'":
      let count = strays.count
      if readQuoted(character) {
        for index in count..<strays.count { strays[index].isOfValue = true }
        add(.value, from: start)
      } else {
        readPlain()
      }
    case "#" where isBlankOrEnd(index - 1): break
    case ",", "}", "]": readSeparator(character)
    default: readPlain()
    }
  }

  /// Reads a quoted text, including its closing quote. Returns whether there is one.
  private mutating func readQuoted(_ quote: Unicode.Scalar) -> Bool {
    var close = index + 1
    var odd: Int?
    let isOdd = scalar(index) != quote
    while !isBreak(close) {
      if scalar(close) == "\\", quote == "\"" {
        close += 1
      } else if ascii(close) == quote {
        if !isOdd, scalar(close)?.isASCII ?? false { break }
        odd = close
        if isOdd { break }
      }
      close += 1
    }
    // In a quoted text, other quotes are text.
    if isBreak(close) { close = odd ?? close }
    guard !isBreak(close) else { return false }
    guard isBlankOrEnd(close + 1) || [",", "}", "]", ":"].contains(ascii(close + 1)) else { return false }
    take()
    index = close
    take()
    return true
  }

  /// Reads an unquoted text.
  private mutating func readPlain() {
    let start = index
    var last = index
    var depth = 0
    while !isBreak(index), let character = scalar(index) {
      if index > start, isBlank(index - 1), ascii(index) == "#" { break }
      if !brackets.isEmpty {
        if character == "{" || character == "[" { depth += 1 }
        if ascii(index) == "}" || ascii(index) == "]" {
          if depth == 0 { break }
          depth -= 1
        }
        if depth == 0, ascii(index) == ",", character == "," || endsItem(index + 1) { break }
      }
      index += 1
      if !isBlank(index - 1) { last = index }
    }
    let rest = index
    index = max(last, start)
    add(.value, from: start)
    // Trailing characters that look like spaces aren't part of the value.
    while index < rest { if isBlank(index) { take(as: isBreak(rest) ? "" : nil) } else { index += 1 } }
  }

  /// Returns whether a non-ASCII comma ends an item: before a key or, in a list, before an ASCII character.
  private func endsItem(_ place: Int) -> Bool {
    var copy = self
    copy.index = place
    while copy.isBlank(copy.index) { copy.index += 1 }
    if brackets.last == "[", scalar(copy.index).map({ $0.isASCII || Lookalike($0) != nil }) ?? false { return true }
    guard let end = copy.endOfKey() else { return false }
    var colon = end
    while isBlank(colon) { colon += 1 }
    return ascii(colon) == ":"
  }
}
