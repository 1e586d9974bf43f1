/// A measurer of texts. A driver with fonts can provide its own.
public struct TextMeasurer: Sendable {
  /// The function that returns the width in points of a text at a font size in points; 0 or more.
  public let width: @Sendable (_ text: String, _ fontSize: Double) -> Double

  /// Makes a measurer.
  public init(width: @escaping @Sendable (_ text: String, _ fontSize: Double) -> Double) { self.width = width }

  /// A measurer without fonts: wide characters count as 1 em, all others as 0.56 em, the average of the system
  /// font's Latin letters. The recordings of MJRefresh were made with it.
  public static var estimate: TextMeasurer {
    TextMeasurer { text, fontSize in
      var ems = 0.0
      for scalar in text.unicodeScalars {
        // The first wide character is U+1100.
        ems += scalar.value >= 0x1100 && isWide(scalar.value) ? 1 : 0.56
      }
      return ems * fontSize
    }
  }

  /// Returns whether a character is East Asian wide or fullwidth, in the blocks of Unicode's EastAsianWidth.txt
  /// that occur in text.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
