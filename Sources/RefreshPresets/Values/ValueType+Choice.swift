import RefreshEngine

extension ValueType {
  /// One of some words.
  ///
  /// - Parameter choices: the words with their values and, where the word does not say it, one sentence of what it
  ///   means; in the order of messages.
  public static func choice(_ choices: [(word: ValueShape.Word, value: Value)]) -> Self where Value: Sendable {
    let words = choices.map(\.word)
    let values = Dictionary(uniqueKeysWithValues: choices.map { ($0.word.name, $0.value) })
    return ValueType(scalar: .choice(words)) { text in
      values[text].map { .value($0) } ?? .refused(unknownValue(text, in: words.map(\.name)))
    }
  }

  /// One of the names of an enumeration.
  public static func choice(of type: Value.Type) -> Self
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    choice(type.allCases.map { (ValueShape.Word($0.rawValue), $0) })
  }
}

/// A word that is none of those allowed.
func unknownValue(_ text: String, in words: [String]) -> ScalarRemark {
  // Up to twelve words stand in the message.
  let alike = words.count > namesInMessage ? mostAlike(text, in: words, what: "words") : nil
  return ScalarRemark(
    .unknownValue, help: question(for: text, in: words) ?? alike, correction: Correction(of: text, in: words))
}

extension ValueType where Value == RefreshState {
  /// A state: `idle`, `pulling`, `refreshing`, `willRefresh` or `noMoreData`.
  public static var state: Self {
    choice(RefreshState.allCases.map { (ValueShape.Word($0.name), $0) })
  }
}

extension ValueType where Value == ComponentRole {
  /// `header`, `footer` or `trailer`.
  public static var role: Self { choice(of: ComponentRole.self) }
}
