import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText
import RefreshYAML

/// A step under the name that other tools, MJRefresh or UIKit use, and what to write instead.
struct ForeignStep {
  /// The step that is meant, in written form.
  let text: String
  /// Whether the text says everything that was written, so that it can replace it.
  let isExact: Bool

  /// Finds the step that a name probably means, and fails if there is none.
  ///
  /// - Parameters:
  ///   - name: The name as it was written: `sleep`, `endRefreshingWithNoMoreData`,
  ///     `tableView.mj_header.beginRefreshing()`.
  ///   - value: The value under the name; `nil` for a word alone.
  ///   - cast: The components that may be attached.
  init?(_ name: String, value: Node?, in cast: Cast) {
    guard name.utf8.count <= 100 else { return nil }
    if let (text, isExact) = ForeignStep.clause(name, value: value) {
      (self.text, self.isExact) = (text, isExact)
      return
    }
    let words = name.split(separator: ".").map { $0.hasSuffix("()") ? $0.dropLast(2) : $0 }
    guard var method = words.last.map(String.init) else { return nil }
    var role = words.dropLast().lazy.compactMap { ForeignStep.role(String($0)) }.first
    if ForeignStep.kind(method) == nil, !ForeignStep.endings.contains(method) {
      // Names such as `headerBeginRefreshing`, MJRefresh's first method, or `tapFooter`.
      for candidate in ComponentRole.allCases {
        guard let range = method.lowercased().firstRange(of: candidate.rawValue) else { continue }
        let rest = String(method.lowercased()[..<range.lowerBound] + method.lowercased()[range.upperBound...])
        (method, role) = (rest, candidate)
      }
    }
    if method == "resetNoMoreData" { role = .footer }
    role = role ?? value.flatMap { $0.scalar.flatMap(ForeignStep.role) }
    if ForeignStep.endings.contains(method.lowercased()) || ForeignStep.endings.contains(method) {
      (text, isExact) = ("endRefreshing: { footer: noMoreData }", role == nil || role == .footer)
      return
    }
    if method == "setTitle" || method == "setTitleForState" {
      let title = value?.flowText.flatMap { value?.kind == .scalar ? $0 : nil } ?? "Pull"
      (text, isExact) = ("set: { \((role ?? cast.roles.first ?? .header).rawValue).titles.idle: \(title) }", false)
      return
    }
    guard let kind = ForeignStep.kind(method) else { return nil }
    let needsRole = ForeignStep.ofComponents.contains(kind.name)
    let only = value == nil && cast.roles.count == 1 ? cast.roles.first : nil
    // A header can't be tapped.
    if needsRole, let role = role ?? only, !cast.roles.contains(role) || kind.takes(role.rawValue, in: cast) {
      (text, isExact) = ("\(kind.name): \(role.rawValue)", true)
    } else if !kind.takesValue || kind.canStandAlone && value == nil {
      (text, isExact) = (kind.name, value == nil)
    } else if let value, !needsRole, let written = kind.text(of: value, in: cast) {
      (text, isExact) = ("\(kind.name): \(written)", true)
    } else {
      (text, isExact) = (kind.exampleText, false)
    }
  }

  /// A step or conditions after a keyword of other test languages: `when: { pull: … }`, `when: { header.state: idle }`.
  private static func clause(_ name: String, value: Node?) -> (text: String, isExact: Bool)? {
    let word = name.lowercased()
    guard ["given", "when", "and", "but", "if", "then"].contains(word), let value else { return nil }
    if let step = value.scalar, StepCatalogue[step]?.canStandAlone ?? false { return (step, true) }
    guard value.kind == .mapping, let first = value.entries.first, let key = first.key.scalar else { return nil }
    if value.entries.count == 1, StepCatalogue[key]?.takesValue ?? false {
      return first.value.flowText.map { ("\(key): \($0)", true) } ?? ("\(key): …", false)
    }
    guard word != "then", ObservablePath.named(key) != nil else { return nil }
    return ("wait: { until: \(value.flowText ?? "{ \(key): … }"), atMost: 3s }", false)
  }

  /// The component that a word names: `mj_footer`.
  private static func role(_ word: String) -> ComponentRole? {
    ([word] + ForeignName.meanings(of: word)).lazy.compactMap { ComponentRole(rawValue: $0) }.first
  }

  /// Returns the kind of step that a method probably means.
  private static func kind(_ method: String) -> StepKind? {
    for ending in ["WithCompletionBlock", "WithCompletion", "Refresh"] where method.hasSuffix(ending) {
      if let kind = StepCatalogue[String(method.dropLast(ending.count))] { return kind }
    }
    if let kind = StepCatalogue.all.first(where: { isSameName($0.name, method) }) { return kind }
    let name = method.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    return names.first { $0.others.contains(name) }.flatMap { StepCatalogue[$0.step] }
  }

  /// The methods that report that there is no more data.
  private static let endings: Set<String> = [
    "endRefreshingWithNoMoreData", "endrefreshingwithnomoredata", "noMoreData", "nomoredata", "noticeNoMoreData",
    "noticenomoredata", "setNoMoreData", "endWithNoMoreData",
  ]

  /// The steps whose value is a component.
  private static let ofComponents: Set<String> = [
    "beginRefreshing", "endRefreshing", "resetNoMoreData", "tap", "detach",
  ]

  /// The names of other tools for each step, in small letters, each for one step.
  static let names: [(step: String, others: [String])] = texts.map { step, others in
    (step, others.split(separator: " ").map(String.init))
  }

  private static let texts: [(step: String, others: String)] = [
    ("touch", "touchdown press fingerdown touchesbegan pointerdown mousedown begindragging grab"),
    ("release", "touchup lift letgo fingerup touchesended pointerup mouseup enddragging drop up"),
    ("cancel", "touchescancelled canceltouch abort"),
    ("drag", "dragto dragby move moveto moveby"),
    ("pull", "pulldown pullup pulltorefresh"),
    ("swipe", "fling flick swipeup swipedown swipeby"),
    ("scroll", "scrollto setcontentoffset contentoffset scrolltotop scrolltobottom scrollby"),
    ("wait", "sleep delay pause waitfor waituntil after idle settle tick advance runloop timeout"),
    ("load", "reloaddata reload append addrows insertrows loadmore loaddata loadrows addcontent"),
    ("set", "change update configure setproperty assign"),
    ("beginRefreshing", "startrefreshing begin refresh startrefresh beginrefresh triggerrefresh"),
    ("endRefreshing", "stoprefreshing finishrefreshing end stop endrefresh finish stoprefresh"),
    ("resetNoMoreData", "resetnomore reset"),
    ("tap", "click tapon touchupinside"),
    ("attach", "add addsubview addheader addfooter install insert"),
    ("detach", "remove removefromsuperview delete removeheader removefooter uninstall"),
    ("window", "setwindow onscreen appear disappear show hide"),
    ("rotate", "orientation resize setviewport setsize viewport"),
    ("language", "setlanguage locale lang changelanguage"),
    ("expect", "assert check verify should then assertthat expects assertequal must ensure"),
    ("expectEvents", "events expectevent assertevents eventlog"),
    ("snapshot", "comparesnapshot assertsnapshot matchsnapshot"),
    ("repeat", "loop times foreach for while"),
    ("flow", "call run use include steps macro do"),
  ]
}

extension StepKind {
  /// The step as it is written in its first example.
  var exampleText: String { key.description.example.map { "\(name): \($0)" } ?? name }

  /// Whether the step can have a value that is written as a text.
  func takes(_ text: String, in cast: Cast) -> Bool {
    guard takesValue, let value = Node.reading(text) else { return false }
    return misfits(of: value, in: cast).isEmpty
  }

  /// Returns the diagnostics of a value from under another name.
  private func misfits(of value: Node, in cast: Cast) -> Diagnostics {
    Diagnostics.asking { found in
      var builder = StepBuilder(cast: cast)
      key.decode(value, at: value.span, to: &builder, into: &found)
      found.add(contentsOf: builder.diagnostics)
    }.found
  }

  /// Returns the text of a value from under another name as it would be under this one, or `nil` if it does not
  /// fit.
  fileprivate func text(of value: Node, in cast: Cast) -> String? {
    let found = misfits(of: value, in: cast)
    if found.isEmpty { return value.flowText }
    guard found.all.count == 1, let edits = found.all[0].fix?.edits, edits.count == 1,
      edits[0].range == value.span.start..<value.span.end
    else { return nil }
    return edits[0].replacement
  }
}
