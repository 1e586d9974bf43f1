import RefreshEngine
import RefreshText

/// A value that a page fills into text that is written here: how far a finger moved, or the device that was chosen.
///
/// The writers don't support gaps. Instead, a sample of the value is written, and then found again in the text and
/// in the bytes.
enum Gap: String, CaseIterable {
  /// Gaps in steps.
  case x, y, points, seconds, rows
  /// Gaps in scenes and apps.
  case device, top, bottom, width, height, rowHeight, delay, loaded
  /// Gaps in files.
  case name, steps, events

  private var index: Int { Gap.allCases.firstIndex(of: self) ?? 0 }

  /// The sample as a number with a fraction.
  var number: Double { Double(90_000 + index) + 0.5 }
  /// The sample as a number of seconds.
  var interval: Interval { Interval(seconds: number) }
  /// The sample as a whole number.
  var whole: Int32 { Int32(70_000 + index) }
  /// The gap in a text, which is also the sample of a text.
  var mark: String { "${\(rawValue)}" }

  /// The sample in the bytes of a command.
  var bytes: [UInt8] {
    switch self {
    case .seconds: withUnsafeBytes(of: interval.nanoseconds.littleEndian, Array.init)
    case .rows: withUnsafeBytes(of: whole.littleEndian, Array.init)
    default: withUnsafeBytes(of: number.bitPattern.littleEndian, Array.init)
    }
  }

  /// Returns a written text with its samples replaced by gaps; the page adds the quotes of a text.
  static func marked(_ printed: String) -> String {
    allCases.reduce(printed) { text, gap in
      [gap.number.shortestText, String(gap.whole), "\"\(gap.mark)\""].reduce(text) {
        $0.replacing($1, with: gap.mark)
      }
    }
  }
}

extension YAMLValue {
  /// The value in written form, with gaps instead of samples and without a final line break.
  var form: String { Gap.marked(String(written.dropLast())) }
}
