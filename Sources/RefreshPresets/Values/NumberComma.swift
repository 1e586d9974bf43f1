/// A number with a comma in it, which is a decimal point or separates thousands: `54,5`, `1,200`, `1.200,5`.
struct NumberComma {
  /// The number as it is written here.
  let meant: String
  /// The advice of a message.
  let help: String
  /// Whether nothing else can be meant.
  let isSafe: Bool

  /// Reads a number, or fails if the text isn't a number with a comma.
  init?(_ text: String) {
    let sign = text.prefix { $0 == "-" || $0 == "+" }
    let unit = String(text.reversed().prefix { !$0.isNumber }.reversed())
    let number = text.dropFirst(sign.count).dropLast(unit.count)
    let groups = number.split(separator: ",", omittingEmptySubsequences: false)
    guard sign.count <= 1, groups.count > 1, let first = groups.first, let last = groups.last,
      groups.dropFirst().allSatisfy({ !$0.isEmpty })
    else { return nil }
    func areDigits(_ text: Substring) -> Bool { !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber } }
    func areThousands(_ groups: some Collection<Substring>) -> Bool {
      groups.allSatisfy { $0.utf8.count == 3 && areDigits($0) }
    }
    let fraction = last.split(separator: ".", omittingEmptySubsequences: false)
    let middle = first.split(separator: ".", omittingEmptySubsequences: false)
    if groups.count == 2, areDigits(last), areDigits(first) || first.isEmpty {
      let point = "\(sign)\(first.isEmpty ? "0" : first).\(last)\(unit)"
      // Three digits may be thousands.
      guard last.utf8.count == 3, !first.isEmpty, first != "0" else {
        (meant, help, isSafe) = (point, "write the decimal point as `.`: `\(point)`", true)
        return
      }
      let whole = "\(sign)\(first)\(last)\(unit)"
      (meant, isSafe) = (whole, false)
      help = "write `\(whole)`, or `\(point)` with a decimal point"
    } else if areDigits(first), fraction.count <= 2,
      areThousands(groups.dropFirst().dropLast() + fraction.prefix(1)),
      fraction.dropFirst().allSatisfy(areDigits)
    {
      // Commas between thousands: `1,234,567.8`.
      meant = "\(sign)\(number.filter { $0 != "," })\(unit)"
      (help, isSafe) = ("write `\(meant)`", true)
    } else if groups.count == 2, areDigits(last), middle.count > 1, areDigits(middle[0]),
      areThousands(middle.dropFirst())
    {
      // Points between thousands: `1.200,5`.
      meant = "\(sign)\(first.filter { $0 != "." }).\(last)\(unit)"
      (help, isSafe) = ("write `\(meant)`", true)
    } else {
      return nil
    }
  }
}
