import RefreshEngine

/// A refresh that makes one of its calls twice, never, or in the wrong order.
struct CallCount: Law {
  static let name = "call-count"
  static let summary = "each refresh makes each of its calls once"
  static let explanation = "A missing call leaves the app waiting, and a second one makes it load twice."
  static let inquiry = LawInquiry(.happened(.call(.footer, .refreshing), nth: nil), rule: .release)
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.asks, .ended]
  static let healthy = LawExample.footerRefresh

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .asks(let call):
      let role = call.role
      guard call.callback == .beginRefreshingCompletion, let component = call.component,
        !run.ledger[role].isReplaced, run.ledger[role].beginCompletions + 1 > run.ledger[role].refreshingCalls
      else { return }
      breaches.report(
        component, cause: "order", observed: [("\(role.rawValue).calls.beginRefreshingCompletion", nil)],
        "the \(component.noun) calls beginRefreshingCompletion() before it asks the app to load")
    case .ended:
      for role in ComponentRole.allCases {
        guard let component = run.component(role), !run.ledger[role].isReplaced else { continue }
        count(component, in: run, &breaches)
      }
    default: break
    }
  }

  private func count(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let entry = run.ledger[component.role]
    func compare(_ callback: Callback, _ count: Int, with expected: Int) {
      let path = ObservablePath.observables["\(component.role.rawValue).calls.\(callback.name)"]
      if let path, run.simulation[path] != .number(Double(count)) {
        breaches.report(
          component, cause: "\(callback.name) counted", observed: [(path.path, .number(Double(count)))],
          "the \(component.noun) calls \(callback.name)() \(count) times, but `calls` has another number")
      }
      guard count != expected else { return }
      breaches.report(
        component, cause: callback.name + (count > expected ? "+" : "-"),
        observed: [("\(component.role.rawValue).calls.\(callback.name)", .number(Double(expected)))],
        "the \(component.noun) calls \(callback.name)() \(count) times for \(expected) refreshes")
    }
    compare(.refreshing, entry.refreshingCalls, with: entry.entries)
    compare(.beginRefreshingCompletion, entry.beginCompletions, with: entry.entries)
    compare(.endRefreshingCompletion, entry.endCompletions, with: entry.exits)
    guard !run.ledger.isReset else { return }
    let animates = component.family != .autoFooter || run.simulation.scroll.isPagingEnabled
    compare(.endRefreshingAnimationBegin, entry.endAnimations, with: animates ? entry.exits : 0)
  }
}
