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

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
