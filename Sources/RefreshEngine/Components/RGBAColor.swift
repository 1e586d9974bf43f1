/// A colour in sRGB with 8 bits a channel.
public struct RGBAColor: Equatable, Sendable {
  /// Red, green, blue and alpha from the highest byte to the lowest.
  public let rgba: UInt32

  /// Makes a colour of 0xRRGGBBAA.
  public init(rgba: UInt32) { self.rgba = rgba }

  /// `MJRefreshLabelTextColor`, (90, 90, 90).
  public static let label = RGBAColor(rgba: 0x5A5A_5AFF)
}
