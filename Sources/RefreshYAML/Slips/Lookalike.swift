import RefreshDiagnostics
import RefreshText

/// A character that is typed instead of another: full-width, typographic or invisible.
///
/// Such characters come from input methods and from texts copied from web pages and chats. In titles they are
/// ordinary text; they are slips only in the structure, in keys, or in values with a fixed form.
struct Lookalike {
  /// The character itself.
  let scalar: Unicode.Scalar
  /// The ASCII characters it was typed for; empty for an invisible character.
  let meant: String

  /// Makes a lookalike, or returns nil for any other character.
  init?(_ scalar: Unicode.Scalar) {
    guard !scalar.isASCII, let meant = Lookalike.meant(by: scalar) else { return nil }
    (self.scalar, self.meant) = (scalar, meant)
  }

  /// Whether it is white space that separates words.
  var isBlank: Bool { meant == " " }

  /// The character with its code point and name for a message, such as `` `：` (U+FF1A, fullwidth colon) ``.
  var description: String {
    let code = "U+" + hexadecimal(scalar.value, digits: 4)
    let name = scalar.properties.name?.lowercased()
    guard isBlank || meant.isEmpty else { return "`\(scalar)` (\(code)\(name.map { ", \($0)" } ?? ""))" }
    return code + (name.map { " (\($0))" } ?? "")
  }

  private static func meant(by scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    case 0x3000, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: return " "
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF: return ""
    // Ideographs are themselves; of most texts that are not ASCII, most characters.
    case 0x3400...0x9FFF: return nil
    case 0x2010...0x2015, 0x2022, 0x2043, 0x2212, 0xFE58, 0xFE63: return "-"
    default: break
    }
    if let meant = table[scalar] { return meant }
    return scalar.properties.numericType == .decimal
      ? scalar.properties.numericValue.map { String(Int($0)) } : nil
  }

  private static let table: [Unicode.Scalar: String] = [
    "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "〝": "\"", "〞": "\"", "″": "\"", "「": "\"", "」": "\"",
    "‘": "'", "’": "'", "‚": "'", "‛": "'", "′": "'",
    "、": ",", "﹐": ",", "。": ".", "﹒": ".", "﹕": ":", "︰": ":", "∶": ":", "﹔": ";",
    "【": "[", "】": "]", "〔": "[", "〕": "]", "﹛": "{", "﹜": "}", "﹟": "#", "﹪": "%", "٪": "%", "∕": "/", "⁄": "/",
    "≥": ">=", "≤": "<=", "≠": "!=", "→": "->", "＋": "+",
    // Cyrillic letters that look like those of keys and words.
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y", "х": "x", "і": "i", "ѕ": "s", "ј": "j", "ԁ": "d",
  ]
}
