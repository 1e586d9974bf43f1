/// All kinds of steps, in the order of the language's reference.
public enum StepCatalogue {
  /// One row for each file in `Steps`.
  public static let all: [StepKind] = [
    .touch,
    .drag,
    .pull,
    .swipe,
    .release,
    .cancel,
    .scroll,
    Wait.kind,
    .load,
    SetProperties.kind,
    .beginRefreshing,
    .endRefreshing,
    .resetNoMoreData,
    .tap,
    .attach,
    .detach,
    .changeWindow,
    .rotate,
    .changeLanguage,
    Expect.kind,
    ExpectEvents.kind,
    CompareSnapshot.kind,
    .repeatSteps,
    .runFlow,
  ]

  /// The kind of a name, nil if there is none.
  public static subscript(name: String) -> StepKind? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
