/// The frames that a gif component plays in one state.
public struct FrameSequence: Equatable, Sendable {
  /// The number of frames, at least 1.
  public let count: Int32
  /// The size of the first frame in points.
  public let size: Size
  /// The duration of one round. MJRefresh's default is 0.1 s a frame.
  public let duration: Interval

  /// Makes a sequence.
  ///
  /// - Parameters:
  ///   - count: At least 1.
  ///   - size: In points.
  ///   - duration: Of one round. The default is 0.1 s a frame.
  public init(count: Int32, size: Size, duration: Interval? = nil) {
    self.count = count
    self.size = size
    self.duration = duration ?? Interval(nanoseconds: Int64(count) * 100_000_000)
  }
}

/// The number of times that one drag may trigger an auto footer.
public enum TriggerTimes: Equatable, Sendable {
  /// So many times, not negative.
  case times(Int32)
  /// Without end.
  case unlimited

  /// MJRefresh's number; −1 is without end, and counting down can reach it, too.
  var count: Int32 {
    switch self {
    case .times(let count): count
    case .unlimited: TriggerTimes.unlimitedCount
    }
  }

  static let unlimitedCount: Int32 = -1

  init(count: Int32) { self = count == TriggerTimes.unlimitedCount ? .unlimited : .times(count) }
}

/// A colour in sRGB with 8 bits a channel.
public struct RGBAColor: Equatable, Sendable {
  /// Red, green, blue and alpha from the highest byte to the lowest.
  public let rgba: UInt32

  /// Makes a colour of 0xRRGGBBAA.
  public init(rgba: UInt32) { self.rgba = rgba }

  /// `MJRefreshLabelTextColor`, (90, 90, 90).
  public static let label = RGBAColor(rgba: 0x5A5A_5AFF)

  /// The colour as presets have it: `#34C759`, with eight digits where it is not opaque.
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
  /// - Parameter share: 0 for the first, 1 for the second.
  func interpolated(to other: RGBAColor, _ share: Double) -> RGBAColor {
    var mixed: UInt32 = 0
    for shift: UInt32 in [24, 16, 8, 0] {
      let (first, second) = (Double(rgba >> shift & 0xFF), Double(other.rgba >> shift & 0xFF))
      mixed |= UInt32(Numerics.roundDown(first + (second - first) * share + 0.5)) << shift
    }
    return RGBAColor(rgba: mixed)
  }
}

/// `UIActivityIndicatorViewStyle`, the looks of the spinner.
public enum ActivityIndicatorStyle: String, Sendable, CaseIterable {
  /// 20 points wide, in the colour of the system.
  case medium
  /// 37 points wide, in the colour of the system.
  case large
  /// 20 points wide, grey; deprecated in iOS 13.
  case gray
  /// 20 points wide, white; deprecated in iOS 13.
  case white
}
