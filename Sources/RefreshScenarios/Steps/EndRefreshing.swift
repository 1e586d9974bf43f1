import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// `endRefreshing`: the app ends a refresh.
enum EndRefreshing {
  static let kind = StepKind(
    "endRefreshing", target, forApps: true, examples: ["header", "{ footer: noMoreData }"],
    "The app calls `endRefreshing`, or `endRefreshingWithNoMoreData`."
  ) { target, builder -> Command? in
    switch target {
    case .component(let role, let isAll):
      guard builder.requireComponent(at: role) else { return nil }
      return isAll ? .endRefreshingWithNoMoreData(role.value) : .endRefreshing(role.value)
    case .noMoreData(let word):
      let meant = "{ footer: noMoreData }"
      return builder.diagnostics.refuse(
        .wrongKind(
          of: word, as: "endRefreshing", end.shape, help: "write `endRefreshing: \(meant)`",
          fix: builder.cast.knows(.footer) ? word.fix(inPlaceOfScalar: meant) : nil))
    }
  } from: {
    switch $0 {
    case .endRefreshing(let role): .component(Located(role), isAll: false)
    case .endRefreshingWithNoMoreData(let role): .component(Located(role), isAll: true)
    default: nil
    }
  }

  /// The value of `endRefreshing`.
  private enum Target {
    /// A component, and whether its data is complete.
    case component(Located<ComponentRole>, isAll: Bool)
    /// The word without the footer, which is answered with the map.
    case noMoreData(Node)
  }

  private static let end = ValueType<(role: Located<ComponentRole>, item: Bool)>.by(
    scalar: ValueType<ComponentRole>.role.located.map(
      { (role: $0, item: false) }, back: { $0.item ? nil : $0.role }),
    map: .componentMap(
      of: .choice([(ValueShape.Word("noMoreData", "The footer's data is complete."), true)]),
      roles: [.footer], elsewhere: "only a footer can have `noMoreData`"
    ) { role in "The end of the \(role.rawValue)'s refresh, with no more data to load." })

  private static let target = ValueType<Target>(end.shape) { node, name, diagnostics in
    if node.isScalar("noMoreData") { return .noMoreData(node) }
    return end.decode(node, as: name, into: &diagnostics).map { .component($0.role, isAll: $0.item) }
  } write: {
    if case .component(let role, let isAll) = $0 { end.written((role, isAll)) } else { nil }
  }
}
