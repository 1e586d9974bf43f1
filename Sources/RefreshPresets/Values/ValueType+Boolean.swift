extension ValueType where Value == Bool {
  /// `true` or `false`.
  ///
  /// The other spellings of YAML 1.1, `yes`, `no`, `on`, `off`, `y` and `n`, are understood with a warning that says
  /// what to write: other readers take them for text. As with numbers, quotes do not matter.
  public static var boolean: Self {
    ValueType(scalar: .boolean) { text in
      switch text {
      case "true", "True", "TRUE": return .value(true)
      case "false", "False", "FALSE": return .value(false)
      default: break
      }
      let value: Bool
      switch text.lowercased() {
      case "yes", "on", "y": value = true
      case "no", "off", "n": value = false
      case "1": return .refused(ScalarRemark(help: "write `true`", correction: Correction("true", isSafe: true)))
      case "0": return .refused(ScalarRemark(help: "write `false`", correction: Correction("false", isSafe: true)))
      default: return .refused(ScalarRemark())
      }
      return .doubtful(
        value,
        ScalarRemark(
          .booleanSpelling, "is written as \(quoted(text)), which some programs read as text",
          help: "write `\(value)`", correction: Correction("\(value)", isSafe: true)))
    }
  }
}
