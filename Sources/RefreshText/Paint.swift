/// Colours for terminals, or none.
package struct Paint: Sendable {
  /// Whether to use colours.
  package let color: Bool

  /// A colour or weight; the raw value is the parameter of Select Graphic Rendition (ECMA-48, 8.3.117).
  package enum Tint: String, Sendable {
    case plain = ""
    case good = "1;32"
    case bad = "1;31"
    case warning = "1;33"
    case strong = "1"
    case faint = "2"
    /// Line numbers, bars, arrows, and labels of secondary places.
    case frame = "1;34"
  }

  /// Makes a painter with or without colours.
  package init(color: Bool) { self.color = color }

  /// Returns prose in a colour, with lines broken between words. A word that is too long gets its own line.
  ///
  /// - Parameters:
  ///   - text: The prose. Its line breaks are kept.
  ///   - tint: The colour. The default is none.
  ///   - width: The columns of a line; nil for lines of any length.
  ///   - start: The columns before the text on the first line. The default is 0.
  ///   - indent: The columns before all lines except the first.
  package func prose(
    _ text: String, _ tint: Tint = .plain, width: Int?, after start: Int = 0, indent: Int
  ) -> String {
    if width == nil, !text.utf8.contains(UInt8(ascii: "\n")) { return self(text, tint) }
    let indentation = "\n" + String(repeating: " ", count: indent)
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let width else { return paragraphs.map { self(String($0), tint) }.joined(separator: indentation) }
    var (lines, room) = ([String](), width - start)
    for paragraph in paragraphs {
      var (line, used): (String?, Int) = (nil, 0)
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let needed = DisplayWidth.of(word)
        if let begun = line, used + 1 + needed > room {
          lines.append(begun.withoutTrailingBlanks)
          (line, used, room) = (String(word), needed, width - indent)
        } else {
          used += needed + (line == nil ? 0 : 1)
          line = line.map { $0 + " " + word } ?? String(word)
        }
      }
      lines.append(line ?? "")
      room = width - indent
    }
    return lines.map { self($0, tint) }.joined(separator: indentation)
  }

  /// Returns the first of several pieces and the others, with commas between those, in lines with a final line feed that are broken
  /// between pieces.
  ///
  /// - Parameters:
  ///   - pieces: The pieces with their colours; the first one ends with a colon.
  ///   - width: The columns of a line; nil for a line of any length.
  ///   - indent: The columns before all lines except the first.
  package func list(_ pieces: [(text: String, tint: Tint)], width: Int?, indent: Int) -> String {
    var (text, used) = ("", 0)
    for (index, piece) in pieces.enumerated() {
      let comma = index > 0 && index + 1 < pieces.count ? "," : ""
      let needed = DisplayWidth.of(piece.text) + comma.count
      if index > 0, let width, used + 1 + needed > width {
        text += "\n" + String(repeating: " ", count: indent)
        used = indent
      } else if index > 0 {
        text += " "
        used += 1
      }
      text += self(piece.text, piece.tint) + comma
      used += needed
    }
    return text + "\n"
  }

  /// Returns a text in a colour.
  package func callAsFunction(_ text: String, _ tint: Tint) -> String {
    color && !text.isEmpty && tint != .plain ? "\u{1B}[\(tint.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// When to colour output.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// On a terminal, unless environment variables override this.
  case auto
  /// Always, regardless of environment variables.
  case always
  /// Never.
  case never

  /// Returns whether to use colours.
  ///
  /// With ``auto``, output isn't coloured if `NO_COLOR` is set (<https://no-color.org>); it is coloured if
  /// `FORCE_COLOR` (<https://force-color.org>) or `CLICOLOR_FORCE` (<https://bixense.com/clicolors>) is set to
  /// anything but 0. A `dumb` terminal doesn't support colours.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - environment: Returns the value of a variable, or nil if it isn't set.
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
