import RefreshEngine
import RefreshText

/// All kinds of steps, in the order of the language's reference.
public enum StepCatalogue {
  /// One row for each file in `Steps`.
  public static let all: [StepKind] = [
    Touch.kind,
    Drag.kind,
    Pull.kind,
    Swipe.kind,
    Release.kind,
    Cancel.kind,
    Scroll.kind,
    Wait.kind,
    Load.kind,
    SetProperties.kind,
    BeginRefreshing.kind,
    EndRefreshing.kind,
    ResetNoMoreData.kind,
    Tap.kind,
    Attach.kind,
    Detach.kind,
    ChangeWindow.kind,
    Rotate.kind,
    ChangeLanguage.kind,
    Expect.kind,
    ExpectEvents.kind,
    CompareSnapshot.kind,
    RepeatSteps.kind,
    RunFlow.kind,
  ]

  /// Returns the kind with a name, or `nil` if there is none.
  public static subscript(name: String) -> StepKind? { byName[name] }

  /// Returns the YAML of the step that performs a command, or `nil` if no step does exactly that.
  package static func written(_ command: Command) -> YAMLValue? { command.stepKind.written(.perform([command])) }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension Command {
  /// The kind of step that performs the command.
  package var stepKind: StepKind {
    switch self {
    case .touch: Touch.kind
    case .drag, .dragBy: Drag.kind
    case .pull: Pull.kind
    case .swipe: Swipe.kind
    case .release: Release.kind
    case .cancel: Cancel.kind
    case .scroll, .scrollBy, .scrollToEnd: Scroll.kind
    case .wait, .settle: Wait.kind
    case .loadRows, .loadRowsAbove, .loadHeight: Load.kind
    case .setScene, .set: SetProperties.kind
    case .beginRefreshing: BeginRefreshing.kind
    case .endRefreshing, .endRefreshingWithNoMoreData: EndRefreshing.kind
    case .resetNoMoreData: ResetNoMoreData.kind
    case .tap: Tap.kind
    case .attach: Attach.kind
    case .detach: Detach.kind
    case .window: ChangeWindow.kind
    case .rotate: Rotate.kind
    case .language: ChangeLanguage.kind
    }
  }
}
