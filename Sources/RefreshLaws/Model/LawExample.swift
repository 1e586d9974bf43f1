/// A run that illustrates a law, as a suite describes it.
package struct LawExample: Sendable {
  /// The keys of the suite: components, scene, app and conditions.
  let setup: [String]
  /// The steps.
  let steps: [String]

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - setup: The keys of the suite, a line each.
  ///   - steps: The steps, a line each.
  init(_ setup: String..., steps: String...) { self.init(setup: setup, steps: steps) }

  /// Creates an example from lines that are computed.
  init(setup: [String], steps: [String]) { (self.setup, self.steps) = (setup, steps) }

  /// A pull that refreshes, and isn't ended.
  static let pull = LawExample(
    "header: { type: normalHeader }", steps: "pull: { header: 120% }", "release", "wait: settled")

  /// A pull that refreshes, and is ended.
  static let refresh = LawExample(
    "header: { type: normalHeader }",
    steps: "pull: { header: 120% }", "release", "wait: settled", "endRefreshing: header", "wait: settled")

  /// A header's refresh that the app begins again while the animation of its end runs.
  static let begunAgain = LawExample(
    "header: { type: normalHeader }",
    "app: { header.endRefreshingAnimationBegin: [ { beginRefreshing: header } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled", "endRefreshing: header", "wait: settled")

  /// A pull of a footer that refreshes, and is ended.
  static let footerRefresh = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "pull: { footer: 120% }", "release", "wait: settled", "endRefreshing: footer", "wait: settled")

  /// Returns the file of scenarios with the example.
  ///
  /// - Parameter name: The name of its scenario.
  package func text(_ name: String) -> String {
    let lines = ["suite: Example"] + setup + ["scenarios:", "  - name: \(name)", "    steps:"]
    return (lines + steps.map { "      - \($0)" }).map { $0 + "\n" }.joined()
  }
}
