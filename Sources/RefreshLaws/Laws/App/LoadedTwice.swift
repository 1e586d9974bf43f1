import RefreshEngine

/// Answers to one refresh that add the same content twice.
struct LoadedTwice: Law {
  static let name = "loaded-twice"
  static let summary = "the content that a refresh asks for is added once"
  static let explanation =
    "If a component's callbacks load the same content twice for one refresh, and the second load is added to the first, "
    + "readers see its rows twice. Usually, one of the two loads is a leftover, or a page comes both from the cache "
    + "and from the network. This law applies only to the app of a suite."
  static let inquiry = LawInquiry(.value(.scroll(.rows)), sections: "S2.17")
  static let isOfApp = true
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.changes, .asks, .done]
  static let sick: LawExample? = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }", "app:",
    "  footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]",
    "  footer.beginRefreshingCompletion: [ { wait: 0.5s }, { load: { rows: 10 } } ]",
    steps: "pull: { footer: 120% }", "release", "wait: settled")
  static let furtherSick = [
    LawExample(
      "header: { type: normalHeader }", "scene: { content: { rows: 30 }, scrollView: table }", "app:",
      "  header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ]",
      "  header.endRefreshingCompletion: [ { load: { rows: 30 } } ]",
      steps: "pull: { header: 120% }", "release", "wait: settled"),
    LawExample(
      "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }", "app:",
      "  footer.refreshing: [ { load: { rows: 10 } }, { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]",
      steps: "pull: { footer: 120% }", "release", "wait: settled"),
  ]
  static let healthy = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }", "app:",
    "  footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]",
    steps: "pull: { footer: 120% }", "release", "wait: settled")

  /// Content that an answer has loaded.
  private struct Page {
    /// The number of the refresh for which it was loaded.
    let refresh: Int
    let hook: AppProgram.Hook
    let amount: Command.ContentAmount
  }

  /// The number of times that each component has asked for content.
  private var refreshes = ByRole(repeating: 0)
  /// The number of the refresh of each component that has ended last.
  private var ended = ByRole(repeating: 0)
  /// The numbers of the refreshes to which the calls of each hook belong, in order.
  private var calls: [AppProgram.Hook: [Int]] = [:]
  private var pages: [Page] = []

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .changes(let change) where change.ends: ended[change.role] = refreshes[change.role]
    case .asks(let call):
      if call.callback == .refreshing { refreshes[call.role] += 1 }
      // The next refresh may begin while the last one closes.
      let isOfEnd = call.callback == .endRefreshingAnimationBegin || call.callback == .endRefreshingCompletion
      calls[.callback(call.role, call.callback), default: []]
        .append(isOfEnd ? ended[call.role] : refreshes[call.role])
    case .done(let deed):
      guard run.ledger.appActs, let answer = run.ledger.answering, let role = answer.role,
        let amount = deed.command.load?.amount, amount.isContent, let component = run.component(role),
        let numbers = calls[answer.hook], numbers.indices.contains(answer.number - 1)
      else { return }
      let refresh = numbers[answer.number - 1]
      // Content that replaces all rows is there once, whatever was there before.
      if deed.command.replacesContent { pages.removeAll() }
      let first = pages.first { other in
        other.refresh == refresh && other.hook.role == role && other.amount == amount
      }
      pages.append(Page(refresh: refresh, hook: answer.hook, amount: amount))
      guard let first else { return }
      breaches.report(
        component, observed: [amount.observed(before: deed.scroll)],
        first.hook == answer.hook
          ? "`\(answer.hook.name)` loads \(amount.words) twice for one refresh"
          : "`\(first.hook.name)` and `\(answer.hook.name)` both load \(amount.words) for one refresh")
    default: break
    }
  }
}

extension Command.ContentAmount {
  /// The amount in words.
  fileprivate var words: String {
    switch self {
    case .rows(let rows): rows == 1 ? "1 row" : "\(rows) rows"
    case .height(let height): length(height)
    }
  }

  /// The observable that shows the second addition, with its value before it.
  fileprivate func observed(before scroll: ScrollView) -> (path: String, healthy: ObservedValue?) {
    switch self {
    case .rows: ("scroll.rows", .number(Double(scroll.rows)))
    case .height: ("scroll.content.height", .number(scroll.contentSize.height))
    }
  }
}

extension AppProgram.Hook {
  /// The component that calls; nil for the scroll view.
  fileprivate var role: ComponentRole? { if case .callback(let role, _) = self { role } else { nil } }
}
