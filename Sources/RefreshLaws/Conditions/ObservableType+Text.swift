import RefreshEngine
import RefreshText

extension ObservableType {
  /// Returns a value as reports show it: free text in quotes, everything else bare, numbers with at most six
  /// decimals.
  public func text(of value: ObservedValue) -> String {
    switch value {
    // Rounding removes the noise of binary fractions: 1.01 instead of 1.0099999999999998. Matchers and traces use
    // the exact number.
    case .number(let number): (abs(number) < 1e9 ? number.rounded(decimals: 6) : number).shortestText
    case .bool(let bool): bool ? "true" : "false"
    case .text(let text): self == .text ? "\"\(text)\"" : text
    case .absent: "null"
    }
  }
}
