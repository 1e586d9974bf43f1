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

  /// Returns the YAML of a step, or `nil` if no kind can write it.
  static func written(_ step: any Step) -> YAMLValue? { all.lazy.compactMap { $0.written(step) }.first }

  /// Returns the YAML of the step that performs a command, or `nil` if there is none.
  package static func written(_ command: Command) -> YAMLValue? { written(Perform(command)) }

  /// Returns the name of the step that performs a command, or `nil` if there is none.
  package static func name(of command: Command) -> String? {
    all.first { $0.written(Perform(command)) != nil }?.name
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
