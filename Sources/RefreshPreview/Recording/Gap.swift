import RefreshEngine
import RefreshText

/// A value that a page fills into text that is written here: the distance that a finger moved, or the chosen device.
///
/// The writers don't support gaps. Instead, a sample of the value is written, and then found again in the text and
/// in the bytes.
enum Gap: String, CaseIterable {
  /// Gaps in steps.
  case x, y, points, percent, seconds, rows
  /// Gaps in scenes and apps.
  case device, viewportWidth, viewportHeight, language, top, bottom, width, height, rowHeight, delay, loaded
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

  /// The notation of a value in bytes; numbers are little-endian.
  enum Notation: String {
    /// A number of eight bytes.
    case double
    /// A whole number of four bytes.
    case int32
    /// Seconds, as nanoseconds of eight bytes.
    case nanoseconds
    /// UTF-8 after its length, which has seven bits per byte.
    case text
  }

  /// The notation of its value in bytes.
  var notation: Notation {
    switch self {
    case .x, .y, .points, .percent, .viewportWidth, .viewportHeight, .top, .bottom, .width, .height, .rowHeight:
      .double
    case .rows, .loaded: .int32
    case .seconds, .delay: .nanoseconds
    case .device, .language, .name, .steps, .events: .text
    }
  }

  /// The sample in bytes.
  var bytes: [UInt8] {
    switch notation {
    case .double: withUnsafeBytes(of: number.bitPattern.littleEndian, Array.init)
    case .int32: withUnsafeBytes(of: whole.littleEndian, Array.init)
    case .nanoseconds: withUnsafeBytes(of: interval.nanoseconds.littleEndian, Array.init)
    case .text: [UInt8(mark.utf8.count)] + mark.utf8
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
