extension NumberShape {
  /// Parses a number.
  ///
  /// - Parameter text: The text, without surrounding whitespace.
  /// - Returns: The number in the quantity's unit, with `50%` as 0.5.
  func parse(_ text: String) throws(ScalarRemark) -> Double {
    guard let number = NumberText(text) else { throw noNumber(text) }
    if number.hasLeadingZero || number.hasUnit && NumberShape.isAmbiguous(number) {
      throw NumberShape.ambiguousNumber(number)
    }
    guard let power = number.hasUnit ? powerOfTen(forUnit: number.unit) : 0 else { throw wrongUnit(text, number) }
    let value = number.value(timesTenTo: power)
    guard contains(value) else {
      let isPercent =
        quantity == .fraction && number.unit.isEmpty && value > max(maximum, 10) && contains(value / 100)
      let isNegative = value < 0 && contains(-value)
      let right = isPercent ? "\(text)%" : isNegative ? String(text.drop { $0 == "-" }) : nil
      throw ScalarRemark(
        .outOfRange, "must be \(boundPhrase(against: value)), found \(quoted(text))",
        help: isPercent ? "write `\(text)%`" : nil,
        correction: right.map { Correction($0, isSafe: false) })
    }
    return value
  }

  /// Returns the power of ten that converts a number to the quantity's unit, or nil for an invalid unit.
  private func powerOfTen(forUnit unit: Substring) -> Int? {
    switch (quantity, unit) {
    case (_, ""), (.duration, "s"): 0
    case (.duration, "ms"): -3
    case (.fraction, "%"), (.lengthOrFraction, "%"): -2
    default: nil
    }
  }

  // MARK: - Remarks

  /// Returns whether YAML 1.1 readers see another number than a person does: `0x10`, `1_000`, `1:30`.
  private static func isAmbiguous(_ number: NumberText) -> Bool {
    var next: Character? { number.unit.dropFirst().first }
    return switch number.unit.first {
    case "x", "X", "o", "O", "b", "B": ["0", "-0", "+0"].contains(number.mantissa) && next?.isHexDigit ?? false
    case "_", ":": next?.isNumber ?? false
    default: false
    }
  }

  private static func ambiguousNumber(_ number: NumberText) -> ScalarRemark {
    let text = number.mantissa + number.unit
    let plain = text.filter { $0 != "_" }
    let (reading, help) =
      switch number.unit.first {
      case "_": ("which some programs read as text", "write `\(plain)`")
      case ":": ("which some programs read in base 60", "write a decimal number")
      case .some where !number.hasLeadingZero: ("but numbers are decimal here", "write a decimal number")
      default: ("which some programs read in base 8", "write `\(number.withoutLeadingZeros)\(number.unit)`")
      }
    return ScalarRemark(
      .ambiguousNumber, "is written as \(quoted(String(text))), \(reading)", help: help,
      correction: number.unit.first == "_" ? Correction(plain, isSafe: true) : nil)
  }

  /// Returns the remark on a text that isn't a number.
  private func noNumber(_ text: String) -> ScalarRemark {
    if text.hasPrefix("%"), powerOfTen(forUnit: "%") != nil || quantity == .length,
      let number = NumberText(String(text.dropFirst())), !number.hasUnit
    {
      let percentage = "\(text.dropFirst())%"
      return ScalarRemark(
        help: "write `\(percentage)`",
        correction: powerOfTen(forUnit: "%") == nil ? nil : Correction(percentage, isSafe: true))
    }
    let letters = text.lowercased().drop { $0 == "-" || $0 == "+" || $0 == "." }
    if ["inf", "infinity", "nan"].contains(letters) { return ScalarRemark(help: "write a finite number") }
    if let first = text.first, "−–—－".contains(first), let number = NumberText(String(text.dropFirst())) {
      let isRight = powerOfTen(forUnit: number.unit) != nil && number.mantissa.first?.isNumber ?? false
      return ScalarRemark(
        help: "write the minus as `-`",
        correction: isRight ? Correction("-\(text.dropFirst())", isSafe: true) : nil)
    }
    return ScalarRemark()
  }

  /// Returns the remark on a unit that is invalid, misspelt or unnecessary.
  private func wrongUnit(_ text: String, _ number: NumberText) -> ScalarRemark {
    if number.unit.first == "#" {
      return ScalarRemark(
        .wrongUnit, help: "a comment has a space before its `#`: write `\(number.mantissa) \(number.unit)`")
    }
    if let remark = severalNumbers(text, number) { return remark }
    let written = number.unit.lowercased().filter { !$0.isWhitespace }
    if quantity == .duration, let factor = NumberShape.seconds[written] {
      let seconds = "\((number.value() * factor).shortestText)s"
      return ScalarRemark(
        .wrongUnit, help: "durations are in seconds or milliseconds: write `\(seconds)`",
        correction: Correction(seconds, isSafe: written != "m"))
    }
    let unit: String? =
      switch quantity {
      case .duration where ["s", "sec", "secs", "second", "seconds"].contains(written): "s"
      case .duration where ["ms", "msec", "millis", "milliseconds"].contains(written): "ms"
      case .fraction where ["%", "%%", "percent"].contains(written),
        .lengthOrFraction where ["%", "%%", "percent"].contains(written):
        "%"
      // A pixel isn't a point; its size in points depends on the screen.
      case .length, .velocity: ""
      case .lengthOrFraction where written.allSatisfy(\.isLetter): ""
      case .lengthOrFraction: nil
      case .number where !["rad", "turn"].contains(written) && written.allSatisfy { $0.isLetter || $0 == "°" }: ""
      case .duration, .fraction, .number: nil
      }
    let isSafe = unit != "" || NumberShape.ownUnits.contains(written)
    let correction = number.exponent == 0 ? unit.map { Correction("\(number.mantissa)\($0)", isSafe: isSafe) } : nil
    return ScalarRemark(.wrongUnit, help: help(for: number, written, meaning: unit), correction: correction)
  }

  /// Returns the remark on digits with signs between them: separators of thousands, a letter for a digit, or a calculation.
  private func severalNumbers(_ text: String, _ number: NumberText) -> ScalarRemark? {
    let unit = number.unit
    let isSum = quantity == .lengthOrFraction && unit.contains { "+-−".contains($0) }
    guard !isSum, unit.contains(where: \.isNumber) || unit.allSatisfy({ "oOlI".contains($0) }) else { return nil }
    if let comma = NumberComma(text), isNumber(comma.meant) {
      return ScalarRemark(
        .wrongUnit, help: comma.help, correction: Correction(comma.meant, isSafe: comma.isSafe))
    }
    let digits = String(text.map { ["o": "0", "O": "0", "l": "1", "I": "1"][$0] ?? $0 })
    let groups = text.split { " '\u{A0}\u{2009}\u{202F}’".contains($0) }
    let joined = groups.joined()
    let isGrouped = groups.count > 1 && groups.dropFirst().allSatisfy { $0.prefix { $0.isNumber }.count == 3 }
    for meant in [digits, isGrouped ? joined : digits] where meant != text && isNumber(meant) {
      return ScalarRemark(.wrongUnit, help: "write `\(meant)`", correction: Correction(meant, isSafe: false))
    }
    return ScalarRemark(.wrongUnit, help: "write one decimal number")
  }

  /// Whether a text is a number of the quantity.
  private func isNumber(_ text: String) -> Bool {
    NumberText(text).map { powerOfTen(forUnit: $0.unit) != nil } ?? false
  }

  /// Units that numbers have here without writing them: points and degrees.
  private static let ownUnits: Set<String> = ["pt", "pts", "point", "points", "°", "deg", "degree", "degrees"]

  /// The seconds of units of time that aren't written here.
  private static let seconds = [
    "m": 60.0, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "h": 3_600, "hr": 3_600, "hour": 3_600,
    "hours": 3_600,
  ]

  private func help(for number: NumberText, _ written: String, meaning unit: String?) -> String {
    let amount = number.exponent == 0 ? String(number.mantissa) : "\(number.mantissa)e\(number.exponent)"
    switch quantity {
    case .fraction where written == "%%", .lengthOrFraction where written == "%%":
      return "there is one `%` too many: write `\(amount)%`"
    case .length where written == "%": return "this must be a length in points, not a percentage"
    case .length: return "lengths are in points, without a unit: write `\(amount)`"
    case .velocity: return "velocities are in points per second, without a unit: write `\(amount)`"
    case .lengthOrFraction where unit == "":
      return "write `\(amount)` for points, or `\(amount)%` for a percentage of the component's width or height"
    case .fraction where ["pt", "pts", "px", "point", "points"].contains(written):
      return "this must be a percentage, like `50%`, not a length"
    case .lengthOrFraction where unit == nil:
      return "points and percentages can't be added here: move the part by `moveX` or `moveY`"
    case .duration, .fraction, .lengthOrFraction, .number: break
    }
    if let unit, !unit.isEmpty { return "write `\(amount)\(unit)`" }
    return quantity == .duration
      ? "durations are in seconds, `0.25s`, or milliseconds, `250ms`" : "write the number without `\(number.unit)`"
  }
}
