import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// `endRefreshing`: the app ends a refresh.
enum EndRefreshing {
  static let kind = StepKind(
    "endRefreshing", end, forApps: true, examples: ["header", "{ footer: noMoreData }"],
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

  /// A component, or a footer with `noMoreData`, which alone is answered with the map.
  private static let end: ValueType<(role: Located<ComponentRole>, item: Bool)> = {
    let role = ValueType<ComponentRole>.role.located
    let end = ValueType<(role: Located<ComponentRole>, item: Bool)>.by(
      scalar: role.map({ (role: $0, item: false) }, back: { $0.item ? nil : $0.role }),
      map: .componentMap(
        of: .choice([(ValueShape.Word("noMoreData", "The footer's data is complete."), true)]),
        roles: [.footer], elsewhere: "only a footer can have `noMoreData`"))
    return end.reading { node, name, diagnostics in
      guard node.isScalar("noMoreData") else { return end.decode(node, as: name, into: &diagnostics) }
      return diagnostics.refuse(
        .wrongKind(
          of: node, as: name, end.shape, help: "write `\(name): { footer: noMoreData }`",
          fix: node.fix(Correction("{ footer: noMoreData }", isSafe: true))))
    }
  }()
}
