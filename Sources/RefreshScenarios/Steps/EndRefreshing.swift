import RefreshEngine
import RefreshPresets

/// `endRefreshing`: the app ends a refresh.
enum EndRefreshing {
  static let kind = StepKind(
    "endRefreshing",
    .by(
      scalar: ValueType<ComponentRole>.role.located.map(
        { (role: $0, item: false) }, back: { $0.item ? nil : $0.role }),
      map: .componentMap(
        of: .choice([(ValueShape.Word("noMoreData", "The footer's data is complete."), true)]),
        roles: [.footer], elsewhere: "only a footer can have `noMoreData`")),
    forApps: true, examples: ["header", "{ footer: noMoreData }"],
    "The app calls `endRefreshing`, or `endRefreshingWithNoMoreData`."
  ) { end, builder -> Command? in
    guard builder.requireComponent(at: end.role) else { return nil }
    let role = end.role.value
    return end.item ? .endRefreshingWithNoMoreData(role) : .endRefreshing(role)
  } from: {
    switch $0 {
    case .endRefreshing(let role): (Located(role), false)
    case .endRefreshingWithNoMoreData(let role): (Located(role), true)
    default: nil
    }
  }
}
