import RefreshEngine
import RefreshPresets

/// An action that explorations draw.
package enum DrawnAction: String, CaseIterable, Sendable {
  case pull, swipe, drag, touch, tap, flow, wait, settle
  case end, begin, load, reset, scroll, content, inset, hide, height, automatic, property, attach, detach, paging
  case window, safeArea, rotate, language

  /// The action, as a sentence for the reference.
  fileprivate var summary: String {
    switch self {
    case .pull: "A finger pulls a component."
    case .swipe: "A finger swipes the list."
    case .drag: "A finger drags the list by a few points."
    case .touch: "A finger touches the list and is lifted."
    case .tap: "A finger taps the footer."
    case .flow: "A flow of the suite runs."
    case .wait: "Time passes."
    case .settle: "The list comes to rest."
    case .end: "The app ends a refresh on its own."
    case .begin: "The app begins a refresh."
    case .load: "The app loads content."
    case .reset: "The app resets the footer."
    case .scroll: "The app scrolls."
    case .content: "The app replaces the content."
    case .inset: "The app changes an inset."
    case .hide: "The app hides or shows a component."
    case .height: "The app changes a height."
    case .automatic: "The app turns the loading of an auto footer on or off."
    case .property: "The app changes another property of a component."
    case .attach: "The app attaches a component."
    case .detach: "The app removes a component."
    case .paging: "The app changes paging."
    case .window: "The list leaves the screen or returns."
    case .safeArea: "The safe area changes."
    case .rotate: "The screen rotates."
    case .language: "The language changes."
    }
  }

  /// The type of its name.
  static var type: ValueType<DrawnAction> {
    .choice(allCases.map { (ValueShape.Word($0.rawValue, $0.summary), $0) })
  }
}

/// The rules of a suite or a project for the runs that explorations draw.
package struct DrawingRules: Sendable {
  /// The actions that are never drawn.
  package var never: [DrawnAction] = []
  /// The frequencies of actions that replace the usual ones, relative to those of others.
  package var weights: [DrawnAction: Int] = [:]
  /// The shortest and the longest time of a wait; `nil` for times near those of animations.
  package var times: [Interval] = []
  /// The least and the greatest pull in points; none for pulls near thresholds.
  package var amounts: [Double] = []

  /// No rules.
  package init() {}

  /// Returns the rules with those of a project: a suite's own times, amounts and weights win, and what either forbids is
  /// never drawn.
  package func within(_ project: DrawingRules) -> DrawingRules {
    var rules = self
    rules.never += project.never.filter { !never.contains($0) }
    rules.weights.merge(project.weights) { own, _ in own }
    if times.isEmpty { rules.times = project.times }
    if amounts.isEmpty { rules.amounts = project.amounts }
    return rules
  }

  /// The type of the value of `explore`.
  package static let type = ValueType<DrawingRules>.keys(keys, from: { DrawingRules() })

  /// The keys of `explore`.
  private static let keys = KeySet<DrawingRules>(
    owner: "`explore`",
    [
      Key(
        "never", .list(of: DrawnAction.type), \.never, examples: ["[rotate, language]"],
        "The actions that runs don't contain, apart from those of the suite's own scenarios and app."),
      Key(
        "weights", weights, \.weights, examples: ["{ swipe: 20 }"],
        "How often actions are drawn, relative to others; a pull has 30, most others have 2 to 10."),
      Key(
        "times", ascending(.duration), \.times, examples: ["[0.1s, 3s]"],
        "The shortest and the longest wait."),
      Key(
        "amounts", ascending(.length), \.amounts, examples: ["[20, 120]"],
        "The least and the greatest pull, in points."),
    ])

  /// Returns the type of two values, of which the first is the smaller one.
  private static func ascending<Value: Comparable & Sendable>(_ value: ValueType<Value>) -> ValueType<[Value]> {
    let list = ValueType<[Value]>.list(of: value, count: 2...2)
    return ValueType(list.shape) { node, name, diagnostics in
      guard let values = list.decode(node, as: name, into: &diagnostics) else { return nil }
      guard values[0] > values[1] else { return values }
      return diagnostics.refuse(
        .outOfRange, "the first of `\(name)` is greater than the second", at: node.span,
        help: "write the smaller one first")
    }
  }

  /// Numbers by the names of actions.
  private static let weights = ValueType<[DrawnAction: Int]>.keys(
    KeySet(
      DrawnAction.allCases.map { action in
        Key(action.rawValue, ValueType<Int32>.integer(1...1_000), action.summary, store: { $0[action] = Int($1) })
      }), from: { [:] })
}
