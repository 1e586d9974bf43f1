import RefreshText

extension KeyDescription {
  /// What there is to say of the key, for people who point at it in an editor.
  var prose: String {
    var parts = [summary]
    if let valuePhrase { parts.append("Value: \(valuePhrase)") }
    if let defaultText { parts.append("Default: \(defaultText)") }
    if let mjrefresh { parts.append("MJRefresh: \(mjrefresh)") }
    return parts.joined(separator: "\n")
  }

  /// The default as a value; nil where there is none, or only words about one: `the preset's`.
  var defaultValue: JSONValue? {
    guard let defaultText, let value = JSONValue(yaml: defaultText) else { return nil }
    guard case .string(let text) = value else { return value }
    let isValue =
      switch shape {
      case .text(let form): form.lets(text)
      case .number(let form): form.pattern.isFound(in: text)
      case .choice(let words): words.contains { $0.name == text }
      case .integer, .boolean: false
      default: true
      }
    return isValue ? value : nil
  }

  /// What stands under it, where that is more than a word from a list or a map.
  private var valuePhrase: String? {
    switch shape {
    case .number, .integer, .text: shape.rangedPhrase
    default: nil
    }
  }

  /// The same, where the map has other keys too.
  var optional: KeyDescription {
    KeyDescription(
      name: name, shape: shape, defaultText: defaultText, mjrefresh: mjrefresh, examples: examples,
      caution: caution,
      summary: summary)
  }
}

extension ValueShape {
  /// What messages call such a value, with the range of numbers.
  public var rangedPhrase: String {
    guard case .number(let number) = self, number.minimum > -NumberShape.greatestFraction else { return phrase }
    return phrase + (number.excludesMinimum ? ", greater than " : ", at least ") + "\(Int(number.minimum))"
  }
}
