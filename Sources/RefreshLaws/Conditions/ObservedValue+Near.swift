import RefreshEngine

extension ObservedValue {
  /// Returns whether two values are the same, with numbers compared within ``NumberMatcher/tolerance``.
  package func isNear(_ other: ObservedValue) -> Bool {
    if case .number(let number) = self, case .number(let other) = other {
      return NumberMatcher.equal(number).matches(other)
    }
    return self == other
  }
}

extension ObservedValue? {
  /// Returns whether two values are the same, with numbers compared within ``NumberMatcher/tolerance``, or both are missing.
  package func isNear(_ other: ObservedValue?) -> Bool {
    guard let value = self, let other else { return self == nil && other == nil }
    return value.isNear(other)
  }
}
