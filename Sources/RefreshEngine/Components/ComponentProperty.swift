/// One settable property of a component with its value; the property of MJRefresh of the same name.
///
/// Presets apply them before a component is attached, `set` steps at any time.
public enum ComponentProperty: Sendable {
  /// The duration of entering animations. The default is 0.25 s.
  case fastAnimationDuration(Interval)
  /// The duration of leaving animations. The default is 0.4 s.
  case slowAnimationDuration(Interval)
  /// `setAnimationDisabled`: true makes both durations 0; false changes nothing, the library has no way back.
  case animationDisabled(Bool)
  /// `isCollectionViewAnimationBug` of a header. The default is false.
  case collectionViewAnimationBug(Bool)
  /// `mj_h` of a header or footer, in points. The default is the family's extent.
  case height(Double)
  /// Whether the state label is hidden. The default is false.
  case stateLabelHidden(Bool)
  /// The state label's colour. The default is (90, 90, 90).
  case stateLabelTextColor(RGBAColor)
  /// The state label's font size in points. The default is 14.
  case stateLabelFontSize(Double)
  /// Whether the last-updated label of a header is hidden. The default is false.
  case lastUpdatedTimeLabelHidden(Bool)
  /// The last-updated label's colour. The default is (90, 90, 90).
  case lastUpdatedTimeLabelTextColor(RGBAColor)
  /// The last-updated label's font size in points. The default is 14.
  case lastUpdatedTimeLabelFontSize(Double)
  /// Points between the widest text and the arrow, spinner or frames. The default is 25, with frames 20.
  case labelLeftInset(Double)
  /// Whether the arrow is hidden; the next state change may show it again. The default is false.
  case arrowHidden(Bool)
  /// The size of `arrowView.image` in points; the arrow takes it at the next layout. The default is 15×40, of a trailer
  /// 20×20.
  case arrowImage(Size)
  /// The spinner's style; setting it makes a new spinner, which stands still. The default is `medium`.
  case loadingStyle(ActivityIndicatorStyle)
  /// Whether an auto footer's label is empty while it refreshes. The default is false.
  case refreshingTitleHidden(Bool)
  /// `setTitle:forState:`. The default is the language's text.
  case title(RefreshState, LocalizedText)
  /// `setImages:duration:forState:`; may grow the height. The default is none.
  case images(RefreshState, FrameSequence)
  /// The key under which a header stores its last-updated time.
  case lastUpdatedTimeKey(String)
  /// How the last-updated label is worded; nil for the library's own wording, the default.
  case lastUpdatedTimeText(LocalizedTemplate?)
  /// `ignoredScrollViewContentInsetTop`, `…Bottom` or `…Right`, in points. The default is 0.
  case ignoredInset(Double)
  /// Whether an auto footer refreshes when it comes into view. The default is true.
  case automaticallyRefresh(Bool)
  /// `triggerAutomaticallyRefreshPercent`: how much of an auto footer must show, as a fraction. The default is 1.
  case triggerPercent(Double)
  /// How often one drag may trigger an auto footer. The default is once.
  case autoTriggerTimes(TriggerTimes)
  /// Whether alpha follows the pulling percent. The default is false.
  case automaticallyChangeAlpha(Bool)
  /// Whether the component is hidden. The default is false.
  case hidden(Bool)

  /// The place in the order in which a preset's properties are applied.
  public var rank: Int {
    switch self {
    case .fastAnimationDuration: 0
    case .slowAnimationDuration: 1
    case .animationDisabled: 2
    case .collectionViewAnimationBug: 3
    case .height: 4
    case .stateLabelHidden, .stateLabelTextColor, .stateLabelFontSize: 5
    case .lastUpdatedTimeLabelHidden, .lastUpdatedTimeLabelTextColor, .lastUpdatedTimeLabelFontSize: 6
    case .labelLeftInset: 7
    case .arrowHidden, .arrowImage: 8
    case .loadingStyle: 9
    case .refreshingTitleHidden: 10
    case .title: 11
    case .images: 12
    case .lastUpdatedTimeKey: 13
    case .lastUpdatedTimeText: 14
    case .ignoredInset: 15
    case .automaticallyRefresh: 16
    case .triggerPercent: 17
    case .autoTriggerTimes: 18
    case .automaticallyChangeAlpha: 19
    case .hidden: 20
    }
  }
  /// Whether the value is of finite numbers; the engine computes with no others.
  var isFinite: Bool {
    switch self {
    case .height(let number), .stateLabelFontSize(let number), .lastUpdatedTimeLabelFontSize(let number),
      .labelLeftInset(let number), .ignoredInset(let number), .triggerPercent(let number):
      number.isFinite
    case .images(_, let sequence): sequence.size.isFinite
    default: true
    }
  }
}
