/// The frames that a gif component plays in one state.
public struct FrameSequence: Equatable, Sendable {
  /// How many frames there are, at least 1.
  public let count: Int32
  /// The size of the first frame in points.
  public let size: Size
  /// How long one round takes. MJRefresh's default is 0.1 s a frame.
  public let duration: Interval

  /// Makes a sequence.
  ///
  /// - Parameters:
  ///   - count: at least 1.
  ///   - size: in points.
  ///   - duration: of one round. The default is 0.1 s a frame.
  public init(count: Int32, size: Size, duration: Interval? = nil) {
    self.count = count
    self.size = size
    self.duration = duration ?? Interval(nanoseconds: Int64(count) * 100_000_000)
  }
}
