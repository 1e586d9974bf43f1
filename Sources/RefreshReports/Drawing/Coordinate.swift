/// Numbers as pictures have them.
enum Coordinate {
  /// A number with at most two decimals, without needless zeros.
  static func text(_ number: Double) -> String {
    // What is that far out is in no picture, whatever a scenario says.
    let hundredths = Int((min(max(number, -1e9), 1e9) * 100).rounded())
    guard hundredths % 100 != 0 else { return String(hundredths / 100) }
    let (sign, amount) = (hundredths < 0 ? "-" : "", abs(hundredths))
    let fraction = amount % 100
    let decimals = fraction % 10 == 0 ? String(fraction / 10) : (fraction < 10 ? "0" : "") + String(fraction)
    return "\(sign)\(amount / 100).\(decimals)"
  }
}
