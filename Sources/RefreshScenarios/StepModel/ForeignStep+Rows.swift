import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension ForeignStep {
  /// Names of other tools that mean the same, and the forms in which their step is written.
  struct Row: Sendable {
    /// The kind of step.
    let kind: StepKind
    /// The names, in lower case.
    let names: [String]
    /// The forms, with ``Form`` for the written parts; the first form that contains all of them is used.
    let forms: [String]
    /// One of the forms, which says the opposite: what the names mean with the value `false`.
    let opposite: String?
    /// Whether the names mean nothing else; for others, a form is only advice.
    let isCertain: Bool

    fileprivate init(
      _ step: String, _ names: String, as forms: String..., opposite: String? = nil, isCertain: Bool = true
    ) {
      guard let kind = StepCatalogue[step] else { preconditionFailure("there is no step \(step)") }
      self.init(kind, names.split(separator: " ").map(String.init), forms, opposite, isCertain: isCertain)
    }

    private init(
      _ kind: StepKind, _ names: [String], _ forms: [String], _ opposite: String? = nil, isCertain: Bool = true
    ) {
      (self.kind, self.names, self.opposite, self.isCertain) = (kind, names, opposite, isCertain)
      self.forms = (forms.isEmpty ? Row.forms(of: kind) : forms) + (opposite.map { [$0] } ?? [])
    }

    /// The forms of steps whose other name differs in nothing else.
    private static func forms(of kind: StepKind) -> [String] {
      let (name, role, value) = (kind.name, Form.role, Form.value)
      return (kind.canStandAlone ? [name] : []) + (kind.takesValue ? ["\(name): \(value)"] : [])
        + (kind.key.description.shape.isComponent ? ["\(name): \(role)"] : []) + ["\(name): { \(role): \(value) }"]
    }

    /// Returns the row of a name, or `nil` if no step is meant.
    static func named(_ method: some StringProtocol) -> Row? {
      for ending in ["WithCompletionBlock", "WithCompletion", "Refresh"] where method.hasSuffix(ending) {
        if let kind = StepCatalogue[String(method.dropLast(ending.count))] { return Row(kind, [], []) }
      }
      let method = String(method)
      if let kind = StepCatalogue.all.first(where: { isSameName($0.name, method) }) { return Row(kind, [], []) }
      let name = method.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
      return all.first { $0.names.contains(name) }
    }
  }
}

extension ForeignStep.Row {
  /// All rows. A name is in one of them.
  static let all: [ForeignStep.Row] = [
    ForeignStep.Row("touch", "touchdown press fingerdown touchesbegan pointerdown mousedown begindragging grab"),
    ForeignStep.Row("release", "touchup lift letgo fingerup touchesended pointerup mouseup enddragging"),
    ForeignStep.Row("release", "drop up", as: "release", isCertain: false),
    ForeignStep.Row("cancel", "touchescancelled canceltouch abort"),
    ForeignStep.Row("drag", "move"),
    ForeignStep.Row("drag", "dragto moveto", as: "drag: { to: VALUE }"),
    ForeignStep.Row("drag", "dragby moveby", as: "drag: { by: VALUE }"),
    ForeignStep.Row("pull", "pulldown pulltorefresh", as: "pull: { header: VALUE }", "pull: VALUE"),
    ForeignStep.Row("pull", "pullup", as: "pull: { footer: VALUE }", "pull: VALUE"),
    ForeignStep.Row("swipe", "fling flick"),
    ForeignStep.Row("swipe", "swipeby", as: "swipe: { by: VALUE, duration: 0.3s }", isCertain: false),
    ForeignStep.Row("swipe", "swipedown", as: "swipe: { by: [0, 320], duration: 0.3s }", isCertain: false),
    ForeignStep.Row("swipe", "swipeup", as: "swipe: { by: [0, -320], duration: 0.3s }", isCertain: false),
    ForeignStep.Row(
      "scroll", "scrollto setcontentoffset contentoffset", as: "scroll: { to: VALUE }", "scroll: VALUE"),
    ForeignStep.Row("scroll", "scrollby", as: "scroll: { by: VALUE }"),
    ForeignStep.Row("scroll", "scrolltotop", as: "scroll: { to: top }"),
    ForeignStep.Row("scroll", "scrolltobottom", as: "scroll: { to: bottom }"),
    ForeignStep.Row("wait", "sleep delay pause waitfor after tick advance runloop"),
    ForeignStep.Row("wait", "waituntil", as: "wait: { until: VALUE }", "wait: VALUE"),
    ForeignStep.Row("wait", "settle settled", as: "wait: settled"),
    ForeignStep.Row("wait", "idle", as: "wait: settled", "wait: VALUE"),
    ForeignStep.Row("wait", "timeout", as: "wait: VALUE", isCertain: false),
    ForeignStep.Row("load", "reloaddata reload loaddata addcontent"),
    ForeignStep.Row("load", "addrows loadrows loadmore append", as: "load: { rows: VALUE }", "load: VALUE"),
    ForeignStep.Row("load", "insertrows", as: "load: { rowsAbove: VALUE }", "load: VALUE", isCertain: false),
    ForeignStep.Row("set", "change update configure setproperty assign"),
    ForeignStep.Row(
      "set", "settitle settitleforstate", as: "set: { ROLE.titles: VALUE }", "set: { ROLE.titles.idle: VALUE }",
      isCertain: false),
    ForeignStep.Row("set", "hide", as: "set: { ROLE.hidden: VALUE }", "set: { ROLE.hidden: true }"),
    ForeignStep.Row("set", "show", as: "set: { ROLE.hidden: false }", opposite: "set: { ROLE.hidden: true }"),
    ForeignStep.Row(
      "beginRefreshing", "startrefreshing begin refresh startrefresh beginrefresh triggerrefresh"),
    ForeignStep.Row("endRefreshing", "stoprefreshing finishrefreshing end stop endrefresh finish stoprefresh"),
    ForeignStep.Row(
      "endRefreshing", "endrefreshingwithnomoredata nomoredata noticenomoredata setnomoredata endwithnomoredata",
      as: "endRefreshing: { footer: noMoreData }", opposite: "resetNoMoreData: footer"),
    ForeignStep.Row("resetNoMoreData", "resetnomore"),
    ForeignStep.Row("resetNoMoreData", "reset", as: "resetNoMoreData: ROLE", isCertain: false),
    ForeignStep.Row("tap", "click tapon touchupinside"),
    ForeignStep.Row("attach", "add addsubview install insert"),
    ForeignStep.Row("detach", "remove removefromsuperview delete uninstall"),
    ForeignStep.Row("window", "setwindow"),
    ForeignStep.Row("window", "appear onscreen", as: "window: VALUE", "window: true"),
    ForeignStep.Row("window", "disappear", as: "window: false", opposite: "window: true"),
    ForeignStep.Row("rotate", "orientation resize setviewport setsize viewport"),
    ForeignStep.Row("language", "setlanguage locale lang changelanguage"),
    ForeignStep.Row("expect", "assert check verify should then assertthat expects assertequal must ensure"),
    ForeignStep.Row("expectEvents", "events expectevent assertevents eventlog"),
    ForeignStep.Row("snapshot", "comparesnapshot assertsnapshot matchsnapshot"),
    ForeignStep.Row("repeat", "loop times foreach for while"),
    ForeignStep.Row("flow", "call run use include steps macro do"),
  ]
}

extension ValueShape {
  /// Whether a component's role is a value.
  fileprivate var isComponent: Bool {
    switch self {
    case .choice(let words): words.contains { ComponentRole(rawValue: $0.name) != nil }
    case .either(let shapes): shapes.contains(where: \.isComponent)
    case .named(_, let shape): shape().isComponent
    default: false
    }
  }
}
