/// The visible side of a component, for those who draw it: observables with fonts, colours and sizes.
public struct Looks: Equatable, Sendable {
  /// The type.
  public let kind: ComponentKind
  /// The state.
  public let state: RefreshState
  /// The frame in the content's coordinates, in points.
  public let frame: Rect
  /// 0 to 1; 0 also where the component is hidden.
  public let alpha: Double
  /// The labels that are shown, the state's first; nothing for empty ones.
  public let labels: [Text]
  /// The arrow; nil where there is none, or it is hidden.
  public let arrow: Arrow?
  /// The spinner; nil where there is none, or it stands still and so is hidden.
  public let spinner: Spinner?
  /// The frame of an animation; nil where there is none, or nothing is shown yet.
  public let image: Image?
  /// The parts that a preset adds, in the order of drawing, above all else.
  public let parts: [PartLooks]

  /// A label with its text.
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
    /// The frame that it has when it is not turned, in the component's coordinates, in points.
    public let frame: Rect
    /// Degrees, clockwise.
    public let rotation: Double
    /// The colour of the library's own arrow, which is that of the state's label; images of apps have their own.
    public let color: RGBAColor
  }

  /// The spinner.
  public struct Spinner: Equatable, Sendable {
    /// The middle in the component's coordinates, in points.
    public let center: Point
    /// Size and colour.
    public let style: ActivityIndicatorStyle
    /// 0 to 1.
    public let alpha: Double
  }

  /// A frame of an animation.
  public struct Image: Equatable, Sendable {
    /// The state whose frames they are.
    public let state: RefreshState
    /// The index of the frame, from 0.
    public let index: Int32
    /// The number of frames.
    public let count: Int32
    /// The place where it is drawn, in the component's coordinates and in points, by the content mode.
    public let frame: Rect
  }
}
