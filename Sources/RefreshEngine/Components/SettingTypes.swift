/// The frames that a gif component plays in one state.
public struct FrameSequence: Equatable, Sendable {
  /// The number of frames, at least 1.
  public let count: Int32
  /// The size of the first frame in points.
  public let size: Size
  /// The duration of one cycle. MJRefresh's default is 0.1 s per frame.
  public let duration: Interval

  /// Makes a sequence.
  ///
  /// - Parameters:
  ///   - count: The number of frames, at least 1.
  ///   - size: The size of the first frame in points.
  ///   - duration: The duration of one cycle. The default is 0.1 s per frame.
  public init(count: Int32, size: Size, duration: Interval? = nil) {
    self.count = count
    self.size = size
    self.duration = duration ?? Interval(nanoseconds: Int64(count) * 100_000_000)
  }

  /// The time that a cycle takes on screen, longer than 0.
  var cycle: Interval { FrameSequence.cycle(of: count, lasting: duration) }

  /// Returns the time that a cycle of frames takes on screen.
  ///
  /// - Parameter duration: The view's `animationDuration`. For 0, `UIImageView` documents 1/30 s per frame.
  static func cycle(of count: Int32, lasting duration: Interval) -> Interval {
    duration > .zero ? duration : Interval(nanoseconds: Int64(count) * 1_000_000_000 / 30)
  }
}

/// The number of times that one drag may trigger an auto footer.
public enum TriggerTimes: Equatable, Sendable {
  /// This many times, 0 or more.
  case times(Int32)
  /// Any number of times.
  case unlimited

  /// MJRefresh's number. −1 means unlimited, and counting down can also reach it.
  var count: Int32 {
    switch self {
    case .times(let count): count
    case .unlimited: TriggerTimes.unlimitedCount
    }
  }

  static let unlimitedCount: Int32 = -1

  init(count: Int32) { self = count == TriggerTimes.unlimitedCount ? .unlimited : .times(count) }
}

/// A colour in sRGB with 8 bits per channel.
public struct RGBAColor: Equatable, Sendable {
  /// Red, green, blue and alpha from the highest byte to the lowest.
  public let rgba: UInt32

  /// Makes a colour from 0xRRGGBBAA.
  public init(rgba: UInt32) { self.rgba = rgba }

  /// `MJRefreshLabelTextColor`, (90, 90, 90).
  public static let label = RGBAColor(rgba: 0x5A5A_5AFF)

  /// The colour as presets write it, such as `#34C759`, with eight digits if it isn't opaque.
  public var text: String {
    var bytes = [UInt8(ascii: "#")]
    for nibble: UInt32 in 0..<(rgba & 0xFF == 0xFF ? 6 : 8) {
      let digit = UInt8(rgba >> (28 - 4 * nibble) & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The colour between two, each channel for itself, rounded to eight bits, halves up.
  ///
  /// - Parameter share: 0 for this colour, 1 for the other one.
  func interpolated(to other: RGBAColor, _ share: Double) -> RGBAColor {
    var mixed: UInt32 = 0
    for shift: UInt32 in [24, 16, 8, 0] {
      let (first, second) = (Double(rgba >> shift & 0xFF), Double(other.rgba >> shift & 0xFF))
      mixed |= UInt32(Numerics.roundDown(first + (second - first) * share + 0.5)) << shift
    }
    return RGBAColor(rgba: mixed)
  }
}

/// `UIActivityIndicatorViewStyle`, the style of the spinner.
public enum ActivityIndicatorStyle: String, Sendable, CaseIterable {
  /// 20 points wide, in the system's colour.
  case medium
  /// 37 points wide, in the system's colour.
  case large
  /// 20 points wide, grey; deprecated in iOS 13.
  case gray
  /// 20 points wide, white; deprecated in iOS 13.
  case white
}
