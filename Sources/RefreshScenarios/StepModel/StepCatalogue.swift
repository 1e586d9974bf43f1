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

  /// The kind of a name, nil if there is none.
  public static subscript(name: String) -> StepKind? { byName[name] }

  /// A step as it is written; nil for one that no kind has a form for.
  static func written(_ step: any Step) -> YAMLValue? { all.lazy.compactMap { $0.written(step) }.first }

  /// The step of a command as it is written; nil for a command that no step has.
  package static func written(_ command: Command) -> YAMLValue? { written(Perform(command)) }

  /// The name of the step of a command; nil for a command that no step has.
  package static func name(of command: Command) -> String? {
    all.first { $0.written(Perform(command)) != nil }?.name
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
