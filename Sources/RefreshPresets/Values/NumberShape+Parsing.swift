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
    guard let power = number.hasUnit ? powerOfTen(forUnit: number.unit) : 0 else { throw wrongUnit(number) }
    let value = number.value(timesTenTo: power)
    guard contains(value) else {
      let isPercent =
        quantity == .fraction && number.unit.isEmpty && value > max(maximum, 10) && contains(value / 100)
      throw ScalarRemark(
        .outOfRange, "must be \(boundPhrase(against: value)), found \(quoted(text))",
        help: isPercent ? "write `\(text)%`" : nil,
        correction: isPercent ? Correction("\(text)%", isSafe: false) : nil)
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
  private func wrongUnit(_ number: NumberText) -> ScalarRemark {
    if let remark = remarkOnNoUnit(number) { return remark }
    let written = number.unit.lowercased().filter { !$0.isWhitespace }
    let unit: String? =
      switch quantity {
      case .duration where ["s", "sec", "secs", "second", "seconds"].contains(written): "s"
      case .duration where ["ms", "msec", "millis", "milliseconds"].contains(written): "ms"
      case .fraction where ["%", "percent"].contains(written), .lengthOrFraction where written == "percent": "%"
      // A pixel isn't a point; its size in points depends on the screen.
      case .length, .velocity: ""
      case .lengthOrFraction where written.allSatisfy(\.isLetter): ""
      case .lengthOrFraction: nil
      case .duration, .fraction, .number: nil
      }
    if let decimals = decimals(behindCommaOf: number), powerOfTen(forUnit: decimals.unit) != nil {
      let text = "\(number.mantissa).\(decimals.mantissa)\(decimals.unit)"
      // Three digits may be a thousands group.
      let isGroup = decimals.mantissa.utf8.count == 3
      let whole =
        isGroup
        ? ", or a number of thousands without a sign: `\(number.mantissa)\(decimals.mantissa)\(decimals.unit)`" : ""
      return ScalarRemark(
        .wrongUnit, help: "write the decimal point as `.`: `\(text)`\(whole)",
        correction: Correction(text, isSafe: !isGroup))
    }
    let isSafe = unit != "" || ["pt", "pts", "point", "points"].contains(written)
    let correction = number.exponent == 0 ? unit.map { Correction("\(number.mantissa)\($0)", isSafe: isSafe) } : nil
    return ScalarRemark(.wrongUnit, help: help(for: number, written, meaning: unit), correction: correction)
  }

  /// Returns the digits after a decimal comma, with the unit that follows them.
  private func decimals(behindCommaOf number: NumberText) -> NumberText? {
    guard number.unit.first == ",", number.exponent == 0, number.unit.dropFirst().first?.isNumber ?? false,
      !number.mantissa.contains(".")
    else { return nil }
    return NumberText(String(number.unit.dropFirst()))
  }

  /// Returns the remark on what follows a number and can't be a unit: further digits, a letter that looks like a digit, a comment
  /// or a fraction; nil for a possible unit.
  private func remarkOnNoUnit(_ number: NumberText) -> ScalarRemark? {
    let (mantissa, rest) = (number.mantissa, number.unit)
    guard let first = rest.first, number.exponent == 0 else { return nil }
    if first == "#" {
      return ScalarRemark(.wrongUnit, help: "a comment has a space before its `#`: write `\(mantissa) \(rest)`")
    }
    let groups = rest.split(separator: first, omittingEmptySubsequences: false).dropFirst()
    let digits = groups.map { $0.prefix { "0"..."9" ~= $0 } }
    let end = groups.last?.dropFirst(digits.last?.count ?? 0) ?? ""
    let areGroups =
      digits.allSatisfy { $0.utf8.count == 3 } && zip(digits, groups).dropLast().allSatisfy { $0 == $1 }
    // `1 200`, `1'200` and `1,200,000`; what follows may be decimals or a unit.
    if " '\u{A0}\u{202F}".contains(first) || first == "," && groups.count > 1, areGroups,
      !mantissa.contains("."), let tail = decimalTail(end)
    {
      let text = "\(mantissa)\(digits.joined())\(tail)"
      return ScalarRemark(
        .wrongUnit, help: "write `\(text)`, without signs between the digits",
        correction: Correction(text, isSafe: false))
    }
    if first == ",", case let parts = mantissa.split(separator: "."), parts.count == 2, parts[1].utf8.count == 3,
      let tail = decimalTail(rest)
    {
      return ScalarRemark(.wrongUnit, help: "write `\(parts.joined())\(tail)`, without signs between the digits")
    }
    let zeros = rest.prefix { "Oo".contains($0) }
    if !zeros.isEmpty, powerOfTen(forUnit: rest.dropFirst(zeros.count)) != nil {
      let text = "\(mantissa)\(String(repeating: "0", count: zeros.count))\(rest.dropFirst(zeros.count))"
      return ScalarRemark(
        .wrongUnit, help: "did you mean `\(text)`, with the digit 0?", correction: Correction(text, isSafe: false))
    }
    if first == "/" || first == " " && "0"..."9" ~= rest.drop(while: { $0 == " " }).first ?? " " {
      return ScalarRemark(.wrongUnit, help: "write one decimal number, like `0.5`")
    }
    return nil
  }

  /// Returns the decimals and the unit after digits, with a point for a comma; nil for anything else.
  private func decimalTail(_ text: Substring) -> String? {
    if powerOfTen(forUnit: text) != nil { return String(text) }
    guard text.first == "," || text.first == ".", let decimals = NumberText("0." + text.dropFirst()),
      powerOfTen(forUnit: decimals.unit) != nil
    else { return nil }
    return "." + text.dropFirst()
  }

  private func help(for number: NumberText, _ written: String, meaning unit: String?) -> String {
    let amount = number.exponent == 0 ? String(number.mantissa) : "\(number.mantissa)e\(number.exponent)"
    switch quantity {
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
    if let unit { return "write `\(amount)\(unit)`" }
    return quantity == .duration
      ? "durations are in seconds, `0.25s`, or milliseconds, `250ms`" : "write the number without `\(number.unit)`"
  }
}
