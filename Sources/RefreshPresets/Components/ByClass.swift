import RefreshEngine

/// A text that is the same for all types, or differs by class; of several classes in a type's chain the nearest counts.
struct ByClass: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, Sendable {
  private let texts: [(ComponentClass, String)]

  init(stringLiteral text: String) { texts = [(.component, text)] }
  init(dictionaryLiteral texts: (ComponentClass, String)...) { self.texts = texts }

  /// The text for a type; for no type in particular that of all, if there is one.
  subscript(kind: ComponentKind?) -> String? {
    let chain = kind?.componentClass.chain ?? [.component]
    for ancestor in chain {
      if let text = texts.first(where: { $0.0 == ancestor }) { return text.1 }
    }
    return nil
  }

  /// All texts.
  var all: [String] { texts.map(\.1) }
}
