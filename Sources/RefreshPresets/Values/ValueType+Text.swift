import RefreshEngine
import RefreshText
import RefreshYAML

extension ValueType where Value == String {
  /// The type of any text, taken literally: `no`, `1.0` and `null` are text. An empty text must be written as `""`.
  public static var text: Self { ValueType(scalar: .text(TextShape("text")), parse: { $0 }, write: { .text($0) }) }

  /// Returns the type of a text that isn't empty.
  ///
  /// - Parameter phrase: The phrase for it in messages.
  public static func nonEmptyText(_ phrase: String = "non-empty text") -> Self {
    visible(TextShape(phrase, pattern: "\\S"))
  }

  /// Returns the type of a path relative to the folder of the file that contains it.
  ///
  /// - Parameters:
  ///   - phrase: The phrase for it in messages.
  ///   - kind: The target of the path. The default is a file or folder.
  ///   - examples: Typical paths.
  public static func path(_ phrase: String, to kind: TextShape.Path = .file, examples: [String] = []) -> Self {
    visible(TextShape(phrase, pattern: "\\S", examples: examples, path: kind))
  }

  private static func visible(_ shape: TextShape) -> Self {
    ValueType(scalar: .text(shape)) { text throws(ScalarRemark) in
      guard !text.isBlank else { throw ScalarRemark() }
      return text
    } write: {
      .text($0)
    }
  }

  /// The type of a name: letters of any script, digits, `-` and `_`.
  public static let name: Self = {
    let shape = TextShape(
      "a name of letters, digits, `-` and `_`", pattern: TextShape.namePattern, examples: ["classic-feed"])
    return ValueType(scalar: .text(shape)) { text throws(ScalarRemark) in
      guard !text.isEmpty else { throw ScalarRemark() }
      let scalars = text.unicodeScalars
      guard let index = scalars.firstIndex(where: { !isNamePart($0) }) else { return text }
      let stranger = String(scalars[index])
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let end = scalars[index...].lastIndex { !isNamePart($0) }.map { scalars.index(after: $0) } ?? scalars.endIndex
      // Blanks, dots and slashes between words.
      let strangers = String(scalars[index..<end])
      let dashed = String(strangers.map { " ./".contains($0) ? "-" : $0 })
      let isMeant =
        dashed.unicodeScalars.allSatisfy(isNamePart) && index > scalars.startIndex && end < scalars.endIndex
      throw ScalarRemark(
        .wrongValue, "can't have \(stranger == " " ? "a blank" : quoted(stranger)) in it",
        help: "a name can have letters of any script, digits, `-` and `_`",
        range: offset..<offset + (isMeant ? strangers : stranger).utf8.count,
        correction: isMeant ? Correction(dashed, isSafe: false) : nil)
    } write: {
      .text($0)
    }
  }()

  /// Returns whether a code point may be part of a name.
  package static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else {
      return scalar == "-" || scalar == "_" || "0"..."9" ~= scalar || "a"..."z" ~= scalar || "A"..."Z" ~= scalar
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}

extension String {
  /// Whether there is nothing but whitespace; the first byte or code point usually decides, without comparing characters.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    guard !(0x21..<0x7F).contains(first) else { return false }
    return unicodeScalars.first?.properties.isWhitespace ?? true && allSatisfy(\.isWhitespace)
  }
}

extension TextShape {
  /// A regular expression that every name matches. Not all readers of JSON Schema support `\p{L}`, so it excludes
  /// what no name may contain.
  static let namePattern = #"^[^\s!-,./:-@\[-\^`{-~]+$"#
}

extension ValueType where Value == Bool {
  /// The type of `true` or `false`.
  ///
  /// The other spellings of YAML 1.1, `yes`, `no`, `on`, `off`, `y` and `n`, are accepted with a warning that says
  /// what to write, because other readers treat them as text. As with numbers, quotes are ignored.
  public static var boolean: Self {
    ValueType(
      scalar: .boolean,
      doubtful: { (text, doubt) throws(ScalarRemark) in
        switch text {
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default: break
        }
        guard let value = meaning(of: text), text.lowercased() != "\(value)" else {
          if let number = ["1": "true", "0": "false"][text] {
            throw ScalarRemark(help: "write `\(number)`", correction: Correction(number, isSafe: true))
          }
          let words = ["true", "false"]
          throw ScalarRemark(help: question(for: text, in: words), correction: Correction(of: text, in: words))
        }
        doubt = ScalarRemark(
          .booleanSpelling, "is written as \(quoted(text)), which some programs read as text",
          help: "write `\(value)`", correction: Correction("\(value)", isSafe: true))
        return value
      }, write: { .scalar($0 ? "true" : "false") })
  }

  /// Returns the meaning of one of YAML's words for a switch, in any case of letters, or nil for another word.
  package static func meaning(of text: String) -> Bool? { meanings[text.lowercased()] }

  /// YAML's words for a switch, in small letters.
  package static var words: [String] { meanings.keys.ordered() }

  private static let meanings = [
    "true": true, "yes": true, "on": true, "y": true, "false": false, "no": false, "off": false, "n": false,
  ]
}

extension ValueType {
  /// Returns the type of one of some words.
  ///
  /// - Parameter choices: The words and their values, in the order of messages. If the word isn't clear on its own,
  ///   it has a sentence that describes it.
  public static func choice(_ choices: [(word: ValueShape.Word, value: Value)]) -> Self
  where Value: Sendable & Equatable {
    let words = choices.map(\.word)
    let names = NameIndex(words.map(\.name))
    return ValueType(scalar: .choice(words)) { text throws(ScalarRemark) in
      if let position = names.position(of: text) { return choices[position].value }
      let names = words.map(\.name)
      // A message lists up to twelve words.
      let alike = names.count > namesInMessage ? mostAlike(text, in: names, what: "words") : nil
      let only = names.count == 1 ? names[0] : nil
      throw ScalarRemark(
        .unknownValue, help: question(for: text, in: names) ?? only.map { "write `\($0)`" } ?? alike,
        correction: Correction(of: text, in: names) ?? only.map { Correction($0, isSafe: false) })
    } write: { value in
      choices.first { $0.value == value }.map { .scalar($0.word.name) }
    }
  }

  /// Returns the type of a case of an enumeration, by its name.
  public static func choice(of type: Value.Type) -> Self
  where Value: RawRepresentable & CaseIterable & Sendable & Equatable, Value.RawValue == String {
    choice(type.allCases.map { (ValueShape.Word($0.rawValue), $0) })
  }
}

extension ValueType where Value == RefreshState {
  /// The type of a state: `idle`, `pulling`, `refreshing`, `willRefresh` or `noMoreData`.
  public static var state: Self { choice(RefreshState.allCases.map { (ValueShape.Word($0.name), $0) }) }
}

extension ValueType where Value == ComponentRole {
  /// The type of a role: `header`, `footer` or `trailer`.
  public static var role: Self { choice(of: ComponentRole.self) }
}
