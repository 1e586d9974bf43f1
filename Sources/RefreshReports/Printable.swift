/// A text that does nothing to the terminal it is printed on.
///
/// A title in a preset can hold anything. Control characters become their pictures; what turns the direction of
/// text around becomes U+FFFD.
func printable(_ text: some StringProtocol) -> String {
  text.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append(picture(of: $1)) }
}

private func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  case 0x80..<0xA0, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: "\u{FFFD}"
  default: scalar
  }
}
