import RefreshEngine

extension Simulation {
  /// Returns the number that an observable has, or 0 if its value isn't a number.
  package func number(_ observable: ObservablePath) -> Double {
    if case .number(let number) = self[observable] { number } else { 0 }
  }
}
