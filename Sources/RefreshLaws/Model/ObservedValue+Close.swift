import RefreshEngine

extension ObservedValue {
  /// Whether both are numbers without a visible difference.
  func isClose(to other: ObservedValue) -> Bool {
    guard case .number(let a) = self, case .number(let b) = other else { return false }
    return abs(a - b) < 0.01
  }
}
