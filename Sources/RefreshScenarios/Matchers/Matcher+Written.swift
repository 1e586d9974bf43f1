import RefreshEngine
import RefreshLaws
import RefreshText

extension Matcher {
  /// Creates a matcher that accepts exactly an observed value.
  package init(_ value: ObservedValue, for type: ObservableType) {
    self =
      switch value {
      case .number(let number): .number(.equal(number))
      case .bool(let bool): .bool(bool)
      case .text(let text): type == .text ? .text(text) : .name(text)
      case .absent: .absent
      }
  }

  /// Returns the YAML of the matcher for an observable of a type.
  package func written(for type: ObservableType) -> YAMLValue {
    switch self {
    case .absent: .scalar("null")
    case .bool(let bool): .scalar(bool ? "true" : "false")
    case .name(let name): .scalar(name)
    case .number(.equal(let number)): .scalar(number.shortestText + (type.unit == .seconds ? "s" : ""))
    case .number(let matcher): .quoted(matcher.description)
    case .pattern(let pattern): .quoted(pattern.description)
    case .text(let text): Matcher.written(text)
    case .not(let matcher): .map([YAMLValue.Member("not", matcher.written(for: type))])
    case .oneOf(let matchers): .map([YAMLValue.Member("oneOf", .list(matchers.map { $0.written(for: type) }))])
    }
  }

  /// Returns the YAML of a text; one that does not begin with a letter could be read as a comparison.
  private static func written(_ text: String) -> YAMLValue {
    let isPlain = text.unicodeScalars.first?.properties.isAlphabetic ?? true
    return isPlain ? .text(text) : .map([YAMLValue.Member("equals", .quoted(text))])
  }
}
