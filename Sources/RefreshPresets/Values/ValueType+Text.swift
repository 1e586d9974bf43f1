import RefreshDiagnostics

extension ValueType where Value == String {
  /// Any text, as it is written: `no`, `1.0` and `null` stay text. An empty one has to be written as `""`.
  public static var text: Self { ValueType(scalar: .text(TextShape("text"))) { .value($0) } }

  /// A text that is not empty.
  ///
  /// - Parameter phrase: what messages call it.
  public static func nonEmptyText(_ phrase: String = "text that is not empty") -> Self {
    ValueType(scalar: .text(TextShape(phrase, pattern: "\\S"))) { text in
      text.allSatisfy(\.isWhitespace) ? .refused(ScalarRemark()) : .value(text)
    }
  }

  /// A path that begins at the folder of the file that it stands in.
  ///
  /// - Parameters:
  ///   - phrase: what messages call it.
  ///   - kind: what it leads to. The default is a file or folder.
  ///   - examples: paths as one would write them.
  public static func path(_ phrase: String, to kind: TextShape.Path = .file, examples: [String] = []) -> Self {
    let shape = TextShape(phrase, pattern: "\\S", examples: examples, path: kind)
    return ValueType(scalar: .text(shape)) { text in
      text.allSatisfy(\.isWhitespace) ? .refused(ScalarRemark()) : .value(text)
    }
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
