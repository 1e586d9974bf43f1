import RefreshDiagnostics
import RefreshEngine

extension ValueType where Value == String {
  /// Any text, as it is written: `no`, `1.0` and `null` stay text. An empty one has to be written as `""`.
  public static var text: Self { ValueType(scalar: .text(TextShape("text"))) { .value($0) } }

  /// A text that is not empty.
  ///
  /// - Parameter phrase: what messages call it.
  public static func nonEmptyText(_ phrase: String = "text that is not empty") -> Self {
    visible(TextShape(phrase, pattern: "\\S"))
  }

  /// A path that begins at the folder of the file that it stands in.
  ///
  /// - Parameters:
  ///   - phrase: what messages call it.
  ///   - kind: what it leads to. The default is a file or folder.
  ///   - examples: paths as one would write them.
  public static func path(_ phrase: String, to kind: TextShape.Path = .file, examples: [String] = []) -> Self {
    visible(TextShape(phrase, pattern: "\\S", examples: examples, path: kind))
  }

  private static func visible(_ shape: TextShape) -> Self {
    ValueType(scalar: .text(shape)) { $0.allSatisfy(\.isWhitespace) ? .refused(ScalarRemark()) : .value($0) }
  }

  /// A name: letters of any script, digits, `-` and `_`.
  public static var name: Self {
    // Not every reader of JSON Schema knows `\p{L}`, so the expression stops what no name can have.
    let shape = TextShape(
      "a name of letters, digits, `-` and `_`", pattern: #"^[^\s!-,./:-@\[-\^`{-~]+$"#, examples: ["classic-feed"])
    return ValueType(scalar: .text(shape)) { text in
      guard let stranger = text.unicodeScalars.first(where: { !isNamePart($0) }) else {
        return text.isEmpty ? .refused(ScalarRemark()) : .value(text)
      }
      let start = text.unicodeScalars.firstIndex(of: stranger) ?? text.startIndex
      let offset = text.utf8.distance(from: text.startIndex, to: start)
      let character = stranger == " " ? "a blank" : quoted(String(stranger))
      return .refused(
        ScalarRemark(
          predicate: "can't have \(character) in it", help: "a name has letters of any script, digits, `-` and `_`",
          range: offset..<offset + String(stranger).utf8.count))
    }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": return true
    default: if scalar.isASCII { return false }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }
}

extension ScalarRemark {
  /// Makes a remark of the form of a text, with a part of the text that is wrong.
  init(predicate: String, help: String?, range: Range<Int>? = nil) {
    self.init(.wrongValue, predicate, help: help, range: range)
  }
}

extension ValueType where Value == Bool {
  /// `true` or `false`.
  ///
  /// The other spellings of YAML 1.1, `yes`, `no`, `on`, `off`, `y` and `n`, are understood with a warning that says
  /// what to write: other readers take them for text. As with numbers, quotes do not matter.
  public static var boolean: Self {
    ValueType(scalar: .boolean) { text in
      switch text {
      case "true", "True", "TRUE": return .value(true)
      case "false", "False", "FALSE": return .value(false)
      default: break
      }
      let value: Bool
      switch text.lowercased() {
      case "yes", "on", "y": value = true
      case "no", "off", "n": value = false
      case "1": return .refused(ScalarRemark(help: "write `true`", correction: Correction("true", isSafe: true)))
      case "0": return .refused(ScalarRemark(help: "write `false`", correction: Correction("false", isSafe: true)))
      default: return .refused(ScalarRemark())
      }
      return .doubtful(
        value,
        ScalarRemark(
          .booleanSpelling, "is written as \(quoted(text)), which some programs read as text",
          help: "write `\(value)`", correction: Correction("\(value)", isSafe: true)))
    }
  }
}

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
