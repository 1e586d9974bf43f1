/// A number of a frame: what a page draws a simulation from.
///
/// A frame is a row of doubles, always in the same order, so that it crosses into a page without any making of
/// objects or texts. NaN stands for what is not there.
public enum FrameColumn: Equatable, Sendable {
  /// Whether nothing is scheduled or moving any more.
  case settled
  /// Whether the simulation can't go on.
  case fault
  /// An observable.
  case observable(ObservablePath)
  /// What is drawn and can't be observed.
  case looks(ComponentRole, Looks)

  /// What is drawn of a component and can't be observed.
  public enum Looks: UInt8, Sendable, CaseIterable {
    case stateLabelFontSize
    case stateLabelTextColor
    case lastUpdatedTimeLabelFontSize
    case lastUpdatedTimeLabelTextColor
    case arrowWidth
    case arrowHeight
    case loadingStyle

    /// The name behind `header.`, `footer.` or `trailer.`.
    public var path: String {
      switch self {
      case .stateLabelFontSize: "stateLabel.fontSize"
      case .stateLabelTextColor: "stateLabel.textColor"
      case .lastUpdatedTimeLabelFontSize: "lastUpdatedTimeLabel.fontSize"
      case .lastUpdatedTimeLabelTextColor: "lastUpdatedTimeLabel.textColor"
      case .arrowWidth: "arrow.width"
      case .arrowHeight: "arrow.height"
      case .loadingStyle: "loading.style"
      }
    }
  }

  /// How a number is read.
  public enum Form: Equatable, Sendable {
    /// As a number; infinity is the word `unlimited`.
    case number
    /// 0 is false, 1 is true.
    case bool
    /// As a fingerprint of a text, the same as long as the text is; the text itself is asked for.
    case text
    /// As the index of a word.
    case word([String])
  }

  /// The columns in order.
  public static var all: [FrameColumn] {
    [.settled, .fault] + ObservablePath.all.map { .observable($0) }
      + ComponentRole.allCases.flatMap { role in Looks.allCases.map { .looks(role, $0) } }
  }

  /// The name, an observable's path.
  public var name: String {
    switch self {
    case .settled: "settled"
    case .fault: "fault"
    case .observable(let observable): observable.path
    case .looks(let role, let looks): role.rawValue + "." + looks.path
    }
  }

  /// How the number is read.
  public var form: Form {
    switch self {
    case .settled, .fault: .bool
    case .looks(_, .loadingStyle): .word(ActivityIndicatorStyle.allCases.map { $0.rawValue })
    case .looks, .observable(.time): .number
    case .observable(.scroll(let leaf)):
      switch leaf {
      case .dragging, .decelerating, .window: .bool
      case .pan: .word(PanState.allCases.map { $0.rawValue })
      default: .number
      }
    case .observable(.component(_, let leaf)): FrameColumn.form(of: leaf)
    }
  }

  private static func form(of leaf: ComponentLeaf) -> Form {
    switch leaf {
    case .type: .word(ComponentKind.allCases.map { $0.rawValue })
    case .state: .word(RefreshState.allCases.map { $0.name })
    case .gifContentMode: .word(FrameView.ContentMode.allCases.map { $0.rawValue })
    case .stateLabelText, .lastUpdatedTimeLabelText, .lastUpdatedTime: .text
    case .refreshing, .hidden, .stateLabelHidden, .lastUpdatedTimeLabelHidden, .arrowHidden, .loadingAnimating,
      .gifAnimating, .gifHidden, .triggeredByDrag:
      .bool
    default: .number
    }
  }
}
