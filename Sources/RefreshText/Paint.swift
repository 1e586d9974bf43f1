/// Colours for terminals, or none.
package struct Paint: Sendable {
  /// Whether to colour.
  package let color: Bool

  /// A colour or weight; the raw value is the parameter of Select Graphic Rendition (ECMA-48, 8.3.117).
  package enum Tint: String, Sendable {
    case plain = ""
    case good = "1;32"
    case bad = "1;31"
    case warning = "1;33"
    case strong = "1"
    case faint = "2"
    /// Line numbers, bars, arrows, and labels beside the place that matters.
    case frame = "1;34"
  }

  /// Chooses whether to colour.
  package init(color: Bool) { self.color = color }

  /// Prose in a colour, its lines ended between words; a longer word has a line of its own.
  ///
  /// - Parameters:
  ///   - text: The prose; line breaks in it stay.
  ///   - tint: The colour. The default is none.
  ///   - width: The columns of a line; nil for lines that are as long as they are.
  ///   - start: The columns that are taken before the text. The default is 0.
  ///   - indent: The columns before all lines but the first.
  package func prose(
    _ text: String, _ tint: Tint = .plain, width: Int?, after start: Int = 0, indent: Int
  ) -> String {
    var (lines, room) = ([String](), (width ?? .max) - start)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: String?
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if let begun = line, DisplayWidth.of(begun) + 1 + DisplayWidth.of(word) > room {
          lines.append(begun.withoutTrailingBlanks)
          (line, room) = (String(word), (width ?? .max) - indent)
        } else {
          line = line.map { $0 + " " + word } ?? String(word)
        }
      }
      lines.append(line ?? "")
      room = (width ?? .max) - indent
    }
    return lines.map { self($0, tint) }.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  /// A text in a colour.
  package func callAsFunction(_ text: String, _ tint: Tint) -> String {
    color && !text.isEmpty && tint != .plain ? "\u{1B}[\(tint.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The choice of when to colour output.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  /// Always, whatever the environment says.
  case always
  /// Never.
  case never

  /// Whether to colour.
  ///
  /// On its own account nothing is coloured where `NO_COLOR` is set (<https://no-color.org>), everything where
  /// `FORCE_COLOR` (<https://force-color.org>) or `CLICOLOR_FORCE` (<https://bixense.com/clicolors>) is, unless to 0.
  /// A `dumb` terminal knows no colours.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - environment: The value of a variable, nil if it is not set.
  package func usesColor(isTerminal: Bool, _ environment: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
    let isForced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { isSet($0) && environment($0) != "0" }
    return switch self {
    case .always: true
    case .never: false
    case .auto: !isSet("NO_COLOR") && (isForced || isTerminal && environment("TERM") != "dumb")
    }
  }
}
