extension NumberShape {
  /// What a scalar's text says as such a number.
  ///
  /// - Parameter text: without the blanks around it.
  /// - Returns: the number in the quantity's unit, fractions as parts of one.
  func parse(_ text: String) throws(ScalarRemark) -> Double {
    guard let number = NumberText(text) else { throw noNumber(text) }
    if number.hasLeadingZero || NumberShape.isAmbiguous(number) {
      throw NumberShape.ambiguousNumber(number)
    }
    guard let power = powerOfTen(forUnit: number.unit) else {
      throw ScalarRemark(.wrongUnit, help: help(forUnit: number), correction: correction(of: number))
    }
    let value = number.value(timesTenTo: power)
    guard contains(value) else {
      throw ScalarRemark(.outOfRange, "must be \(boundPhrase(against: value)), found \(quoted(text))")
    }
    return value
  }

  /// The power of ten that makes the number one of the quantity's unit, nil for a unit that it does not have.
  private func powerOfTen(forUnit unit: Substring) -> Int? {
    switch (quantity, unit) {
    case (_, ""), (.duration, "s"): 0
    case (.duration, "ms"): -3
    case (.fraction, "%"): -2
    default: nil
    }
  }
}

// MARK: - What to write instead

extension NumberShape {
  /// Whether other readers of YAML 1.1 see another number than a person does: `0x10`, `1_000`, `1:30`.
  private static func isAmbiguous(_ number: NumberText) -> Bool {
    let next = number.unit.dropFirst().first
    return switch number.unit.first {
    case "x", "X", "o", "O", "b", "B": ["0", "-0", "+0"].contains(number.mantissa) && next?.isHexDigit ?? false
    case "_", ":": next?.isNumber ?? false
    default: false
    }
  }

  private static func ambiguousNumber(_ number: NumberText) -> ScalarRemark {
    let text = number.mantissa + number.unit
    switch number.unit.first {
    case "_":
      let plain = text.filter { $0 != "_" }
      return ScalarRemark(
        .ambiguousNumber, "is written as \(quoted(String(text))), which some programs read as text",
        help: "write `\(plain)`", correction: Correction(plain, isSafe: true))
    case ":":
      return ScalarRemark(
        .ambiguousNumber, "is written as \(quoted(String(text))), which some programs read in base 60",
        help: "write a decimal number")
    case .some where !number.hasLeadingZero:
      return ScalarRemark(
        .ambiguousNumber, "is written as \(quoted(String(text))), but numbers are decimal here",
        help: "write a decimal number")
    default:
      return ScalarRemark(
        .ambiguousNumber, "is written as \(quoted(String(text))), which some programs read in base 8",
        help: "write `\(number.withoutLeadingZeros)\(number.unit)`")
    }
  }

  /// What to say of a text that is no number.
  private func noNumber(_ text: String) -> ScalarRemark {
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

  /// The number as its quantity has it, where the unit is only spelt differently or needless.
  private func correction(of number: NumberText) -> Correction? {
    guard number.exponent == 0 else { return nil }
    let unit = number.unit.lowercased().filter { !$0.isWhitespace }
    switch quantity {
    case .length, .velocity:
      // A pixel is no point; what a pixel is in points depends on the screen.
      return Correction(String(number.mantissa), isSafe: ["pt", "pts", "point", "points"].contains(unit))
    case .duration where ["s", "sec", "secs", "second", "seconds"].contains(unit):
      return Correction("\(number.mantissa)s", isSafe: true)
    case .duration where ["ms", "msec", "millis", "milliseconds"].contains(unit):
      return Correction("\(number.mantissa)ms", isSafe: true)
    case .fraction where ["%", "percent"].contains(unit):
      return Correction("\(number.mantissa)%", isSafe: true)
    case .duration, .fraction, .number: return nil
    }
  }

  private func help(forUnit number: NumberText) -> String? {
    let amount = number.exponent == 0 ? String(number.mantissa) : "\(number.mantissa)e\(number.exponent)"
    if number.unit.first == ",", let decimals = NumberText(String(number.unit.dropFirst())) {
      return "write the decimal point as `.`: `\(amount).\(decimals.mantissa)\(decimals.unit)`"
    }
    let unit = number.unit.lowercased().filter { !$0.isWhitespace }
    switch quantity {
    case .length where unit == "%":
      return "this is a length in points, not a part of another one"
    case .length:
      return "lengths are in points, without a unit: write `\(amount)`"
    case .velocity:
      return "velocities are in points per second, without a unit: write `\(amount)`"
    case .duration where ["s", "sec", "secs", "second", "seconds"].contains(unit):
      return "write `\(amount)s`"
    case .duration where ["ms", "msec", "millis", "milliseconds"].contains(unit):
      return "write `\(amount)ms`"
    case .duration:
      return "durations are in seconds, `0.25s`, or milliseconds, `250ms`"
    case .fraction where ["%", "percent"].contains(unit):
      return "write `\(amount)%`"
    case .fraction, .number:
      return "write the number without `\(number.unit)`"
    }
  }
}
