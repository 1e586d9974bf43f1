import RefreshEngine
import RefreshText

/// A value that a page fills into what is printed here: how far a finger went, the device that was chosen.
///
/// Printing knows no gaps. A sample of the value goes through it, and is found again in the text and in the bytes.
enum Gap: String, CaseIterable {
  /// Of steps.
  case x, y, points, seconds, rows
  /// Of scenes and apps.
  case device, top, bottom, width, height, rowHeight, delay, loaded
  /// Of files.
  case name, steps, events

  private var index: Int { Gap.allCases.firstIndex(of: self) ?? 0 }

  /// The sample as a number that is not whole.
  var number: Double { Double(90_000 + index) + 0.5 }
  /// The sample as a number of seconds.
  var interval: Interval { Interval(seconds: number) }
  /// The sample as a whole number.
  var whole: Int32 { Int32(70_000 + index) }
  /// The gap in a text; it is the sample of a text, too.
  var mark: String { "${\(rawValue)}" }

  /// The sample as a command has it in its bytes.
  var bytes: [UInt8] {
    switch self {
    case .seconds: withUnsafeBytes(of: interval.nanoseconds.littleEndian, Array.init)
    case .rows: withUnsafeBytes(of: whole.littleEndian, Array.init)
    default: withUnsafeBytes(of: number.bitPattern.littleEndian, Array.init)
    }
  }

  /// What was printed, with gaps where samples are; a page brings the quotes of a text along.
  static func marked(_ printed: String) -> String {
    allCases.reduce(printed) { text, gap in
      [gap.number.shortestText, String(gap.whole), "\"\(gap.mark)\""].reduce(text) {
        $0.replacing($1, with: gap.mark)
      }
    }
  }
}

extension YAMLValue {
  /// The value as it is printed, with gaps where samples are, and without a line break at its end.
  var form: String { Gap.marked(String(written.dropLast())) }
}
