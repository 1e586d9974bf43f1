/// A component as it is drawn: observables together with fonts, colours and sizes.
public struct Looks: Equatable, Sendable {
  /// The type.
  public let kind: ComponentKind
  /// The state.
  public let state: RefreshState
  /// The frame in the content's coordinates, in points.
  public let frame: Rect
  /// 0 to 1; 0 if the component is hidden.
  public package(set) var alpha: Double
  /// The visible labels, with the state label first; empty labels are left out.
  public let labels: [Text]
  /// The arrow, or nil if it is missing or hidden.
  public package(set) var arrow: Arrow?
  /// The spinner, or nil if it is missing, or isn't animating and is therefore hidden.
  public package(set) var spinner: Spinner?
  /// The current frame of an animation, or nil if there isn't one or nothing is shown yet.
  public let image: Image?
  /// The parts that a preset adds, in drawing order, above everything else.
  public let parts: [PartLooks]

  /// A label and its text.
  public struct Text: Equatable, Sendable {
    /// The text, not empty.
    public let text: String
    /// The frame in the component's coordinates, in points.
    public let frame: Rect
    /// The colour of the text.
    public let color: RGBAColor
    /// The font size in points.
    public let fontSize: Double
  }

  /// The arrow.
  public struct Arrow: Equatable, Sendable {
    /// The unrotated frame in the component's coordinates, in points.
    public let frame: Rect
    /// The clockwise rotation in degrees.
    public package(set) var rotation: Double
    /// The colour of MJRefresh's own arrow, which is the state label's; an app's image has its own colours.
    public let color: RGBAColor
  }

  /// The spinner.
  public struct Spinner: Equatable, Sendable {
    /// The centre in the component's coordinates, in points.
    public let center: Point
    /// The size and colour.
    public let style: ActivityIndicatorStyle
    /// 0 to 1.
    public package(set) var alpha: Double
  }

  /// A frame of an animation.
  public struct Image: Equatable, Sendable {
    /// The state that the frames are for.
    public let state: RefreshState
    /// The index of the frame, from 0.
    public let index: Int32
    /// The number of frames.
    public let count: Int32
    /// The rectangle in which it is drawn, according to the content mode, in the component's coordinates, in
    /// points.
    public let frame: Rect
  }
}
