import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

extension Rule {
  package static let endAfterNoMoreData = Rule(
    "end-after-no-more-data", severity: .warning, "an `endRefreshing` that takes back `noMoreData`",
    what: "What an app does in one go ends a footer's refresh with `noMoreData`, and then ends it again.",
    why: """
      The second end makes the footer idle, which is the same as `resetNoMoreData`: it offers to load more, and the \
      next drag does so, although there is nothing more.
      """,
    bad: .feed(
      """
      footer: { type: autoNormalFooter }
      app:
        footer.refreshing:
          - endRefreshing: { footer: noMoreData }
          - wait: 0.2s
          - endRefreshing: footer
      """, "it stays idle",
      "- expect: { footer.state: idle }"),
    good: .feed(
      """
      footer: { type: autoNormalFooter }
      app:
        footer.refreshing:
          - wait: 0.2s
          - endRefreshing: { footer: noMoreData }
      """, "it stays idle",
      "- expect: { footer.state: idle }"))
}

/// An app that ends a refresh with `noMoreData`, then again without it; MJRefresh's issues 642, 734, 1020, 1025,
/// 1147, 1185, 1192 and 1258.
enum EndAfterNoMoreData {
  static let rule = SuiteLintRule(rule: .endAfterNoMoreData) { suite, diagnostics in
    let apps = [suite.node["app"]] + (suite.node["scenarios"]?.items ?? []).map { $0["app"] }
    for script in apps.compactMap({ $0 }).flatMap(\.entries) {
      check(script.value.items, into: &diagnostics)
    }
  }

  private static func check(_ script: [Node], into diagnostics: inout Diagnostics) {
    var end: Node?
    var time = Interval.zero
    for step in script {
      guard let entry = step.entries.first else { continue }
      switch entry.key.scalar {
      case "endRefreshing" where entry.value["footer"]?.isScalar("noMoreData") ?? false:
        (end, time) = (entry.value, .zero)
      case "endRefreshing" where entry.value.isScalar("footer"):
        guard let first = end else { continue }
        diagnostics.add(
          .endAfterNoMoreData,
          """
          \((time.seconds * 1000).rounded().shortestText) ms after `noMoreData` this makes the footer idle again, \
          as if there were more
          """,
          at: entry.value.span,
          labels: [Diagnostic.Label("there is no more data since here", at: first.span)],
          help: "leave it out; `endRefreshing: { footer: noMoreData }` ends the refresh too")
        end = nil
      case "wait":
        var ignored = Diagnostics()
        let length = ValueType<Interval>.duration.decode(entry.value, as: "wait", into: &ignored) ?? .zero
        time = Interval(nanoseconds: time.nanoseconds + length.nanoseconds)
      case "beginRefreshing", "resetNoMoreData", "attach", "detach": end = nil
      default: break
      }
    }
  }
}
