import RefreshEngine
import RefreshPresets

/// `endRefreshing`: the app says that a refresh is over.
enum EndRefreshing {
  /// What is written: the component's place, and whether it is told that there is no more.
  private struct Draft: Sendable {
    let role: Located<ComponentRole>
    let noMoreData: Bool
  }

  static let kind = StepKind(
    "endRefreshing",
    .by(
      scalar: ValueType<ComponentRole>.role.located.map { Draft(role: $0, noMoreData: false) },
      map: .componentMap(
        of: .choice([(ValueShape.Word("noMoreData", "There is nothing more to load."), true)]),
        roles: [.footer], elsewhere: "only a footer can be told that there is no more data"
      ) { Draft(role: $0, noMoreData: $1) }),
    forApps: true, examples: ["header", "{ footer: noMoreData }"],
    "The app calls `endRefreshing`, or `endRefreshingWithNoMoreData`."
  ) { draft, builder -> (any Step)? in
    guard builder.requireComponent(at: draft.role) else { return nil }
    let role = draft.role.value
    return Perform(draft.noMoreData ? .endRefreshingWithNoMoreData(role) : .endRefreshing(role))
  }
}
