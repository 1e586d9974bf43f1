import RefreshEngine
import RefreshText
import _StringProcessing

extension NumberShape {
  /// A whole number's shape.
  init(_ quantity: Quantity, _ range: ClosedRange<Int>) {
    self.init(quantity, minimum: Double(range.lowerBound), maximum: Double(range.upperBound))
  }

  /// An expression for the number as text: in quotes, which do not matter to us, or with its unit.
  var pattern: String {
    let sign = minimum < 0 ? "[-+]?" : "[+]?"
    let unit =
      switch quantity {
      case .duration: "(m?s)?"
      case .fraction: "%?"
      case .number, .length, .velocity: ""
      }
    return "^\(sign)([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][-+]?[0-9]+)?\(unit)$"
  }

  /// The members of a schema that say the range.
  var bounds: JSONValue.Object {
    [
      excludesMinimum ? "exclusiveMinimum" : "minimum": .number(minimum.shortestText),
      "maximum": .number(maximum.shortestText),
    ]
  }
}

extension TextShape {
  /// Whether a text has the form.
  func lets(_ text: String) -> Bool { pattern?.isFound(in: text) ?? true }

  /// What such a text can be to a reader that guesses types: `2024` is a number, and `no` was a boolean once.
  var jsonTypes: [String] {
    let guesses = [("number", ["1", "1.5"]), ("boolean", ["true"]), ("null", ["null"])]
    return ["string"] + guesses.filter { $0.1.contains(where: lets) }.map(\.0)
  }

  var exampleMembers: JSONValue.Object {
    examples.isEmpty ? [:] : ["examples": .strings(examples)]
  }
}

extension String {
  /// Whether the text, an expression, is found in another.
  func isFound(in text: String) -> Bool { (try? Regex(self)).map { text.contains($0) } ?? false }
}
