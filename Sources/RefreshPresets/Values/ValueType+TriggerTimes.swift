import RefreshEngine

extension ValueType where Value == TriggerTimes {
  /// A whole number that is not negative, or `unlimited`.
  public static var triggerTimes: Self {
    let count = ValueType(scalar: ValueType<Int32>.integer().shape) { text in
      switch parseInteger(text, in: 0...Int32.max) {
      case .value(let count), .doubtful(let count, _): return .value(.times(count))
      case .refused where parseInteger(text, in: -1...(-1)).isValue:
        return .refused(
          ScalarRemark(
            .outOfRange, help: "MJRefresh's -1 is written `unlimited`",
            correction: Correction("unlimited", isSafe: true)))
      case .refused(let remark):
        let help = question(for: text, in: ["unlimited"])
        return .refused(
          ScalarRemark(
            remark.rule, remark.predicate, help: help ?? remark.help,
            correction: Correction(of: text, in: ["unlimited"]) ?? remark.correction))
      }
    }
    return word(ValueShape.Word("unlimited", "Without end; MJRefresh's -1."), .unlimited, or: count)
  }
}

extension ParsedScalar {
  /// Whether it is a value without remarks.
  fileprivate var isValue: Bool {
    if case .value = self { true } else { false }
  }
}
