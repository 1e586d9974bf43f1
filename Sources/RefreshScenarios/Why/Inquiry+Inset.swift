import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshText

extension Inquiry {
  /// Answers what makes up an inset.
  func whyInset(_ edge: InsetEdge, _ observable: ObservablePath) -> Answer {
    let isWhole = observable == .scroll(.inset(edge))
    let (total, content) = (
      simulation.number(.scroll(.inset(edge))), simulation.number(.scroll(.contentInset(edge)))
    )
    var shares: [(name: String, replacement: Int?, amount: Double, last: Int)] = []
    for (index, entry) in entries.enumerated() {
      guard case .event(.inset(edge, let from, let to)) = entry.kind, let name = source(of: index) else { continue }
      let replacement = ComponentRole(rawValue: name).flatMap { self.replacement(of: $0, after: index) }
      if case .command(.setScene(.contentInset(_, let inset)), _) = entries[entry.cause >= 0 ? entry.cause : index]
        .kind
      {
        // Whatever made it up before is gone.
        shares = [(name, replacement, inset, index)]
      } else if let place = shares.firstIndex(where: { $0.name == name && $0.replacement == replacement }) {
        shares[place].amount += to - from
        shares[place].last = index
      } else {
        shares.append((name, replacement, to - from, index))
      }
    }
    let own = content - shares.reduce(0) { $0 + $1.amount }
    var answer = Answer(sentence: "")
    var (sum, placedSum) = ([String](), [String]())
    func add(
      _ amount: Double, _ text: String, _ index: Int? = nil, _ replacement: Int? = nil, at place: Span? = nil
    ) {
      guard abs(amount) > NumberMatcher.tolerance else { return }
      sum.append((amount < 0 ? "−" : "+") + " \(abs(amount).readableText) pt \(text)")
      let isThere = ComponentRole(rawValue: text).map { simulation.kind(of: $0) != nil } ?? true
      let isTaken =
        amount < 0 ? index.map { isEnd(of: ComponentRole(rawValue: text), leadingTo: $0) } ?? false : false
      let root =
        replacement == nil && isThere
        ? index.flatMap { isTaken ? explainer.lastCommand(to: $0) : cause(of: $0) } : nil
      let isOver = ComponentRole(rawValue: text).map { simulation.state(of: $0) != .refreshing } ?? false
      let former = isOver && replacement == nil ? index.flatMap { formerSafeArea(amount, at: $0) } : nil
      let link = former ?? index.map { share(text, amount, since: $0, replacement) } ?? ""
      let line = Answer.Line(
        mark: .none, text: "\(amount.readableText) pt  \(text)", detail: link,
        span: former == nil ? place ?? root.flatMap { span(of: $0) } : nil)
      placedSum.append(sum[sum.count - 1] + notes(of: line))
      answer.lines.append(line)
    }
    if isWhole {
      if abs(total - content) <= NumberMatcher.tolerance, let place = safeAreaChange(edge).flatMap(span) {
        sum.append("+ 0 pt \(safeArea.text)")
        placedSum.append("+ 0 pt \(safeArea.text) (\(line(of: place)))")
        answer.lines.append(Answer.Line(mark: .none, text: "0 pt  \(safeArea.text)", detail: "", span: place))
      }
      add(total - content, safeArea.text, at: safeAreaChange(edge).map(span) ?? safeArea.place)
    }
    add(own, "content inset of the scene", at: scenario.setup.world.scene.places["contentInset"])
    for share in shares { add(share.amount, share.name, share.last, share.replacement) }
    let value = (isWhole ? total : content).readableText + " pt"
    func joined(_ sum: [String]) -> String? {
      sum.first.map { first in
        let start = first.hasPrefix("+ ") ? String(first.dropFirst(2)) : first.replacing("− ", with: "−")
        return ([start] + sum.dropFirst()).joined(separator: " ")
      }
    }
    func sentence(_ sum: [String]) -> String {
      "`\(observable.path)` is \(value)" + (joined(sum).map { " = " + $0 } ?? ": nothing adds to it")
    }
    (answer.sentence, answer.sum, answer.terms) = (sentence(sum), sentence(placedSum), joined(placedSum))
    if sum.isEmpty, let last = shares.last, let departure = departure(of: last.name, at: last.last) {
      answer.sentence = "`\(observable.path)` is \(value): \(departure)"
      answer.sum = answer.sentence
    }
    for role in shares.compactMap({ ComponentRole(rawValue: $0.name) })
    where simulation.state(of: role) == .refreshing && simulation.kind(of: role)?.family != .autoFooter {
      look(ahead: role, in: &answer)
    }
    if let last = shares.last(where: { abs($0.amount) > NumberMatcher.tolerance }) {
      answer.chain = chain(to: last.last)
      // A component that was removed can have left its share.
      let kind = ComponentRole(rawValue: last.name).flatMap { role in
        simulation.kind(of: role) ?? scenario.setup.components.first { $0.kind.role == role }?.kind
      }
      let rooms = kind.map { ", \($0.family.roomSections)" }
      answer.rule = Answer.Rule(section: "S2.1" + (rooms ?? ""))
    }
    return answer
  }

  /// Returns the last command of a step or the app that changed the safe area at an edge; nil if there is none.
  private func safeAreaChange(_ edge: InsetEdge) -> Int? {
    command(before: entries.endIndex) { if case .setScene(.safeArea(edge, _)) = $0 { true } else { false } }
  }

  /// The safe area in words, with the place that determines it; nil if a step changed it.
  private var safeArea: (text: String, place: Span?) {
    let scene = scenario.setup.world.scene
    let isChanged = entries.contains { entry in
      if case .command(.setScene(.safeArea), _) = entry.kind { true } else { false }
    }
    let device = scene.device.map { " of the \($0.name)" } ?? ""
    if isChanged {
      let size = simulation.scroll.viewport
      return ("safe area" + (device.isEmpty || size.width <= size.height ? "" : device + " in landscape"), nil)
    }
    return ("safe area" + device, scene.places["safeArea"] ?? scene.places["viewport"])
  }

  /// Returns since when a component or a step has had its share of an inset, and why.
  private func share(_ name: String, _ amount: Double, since index: Int, _ replacement: Int?) -> String {
    let text = "since \(entries[index].time.seconds.readableText) s"
    // The library takes back all that the inset grew by during the refresh, even what the app added.
    if amount < 0, let role = ComponentRole(rawValue: name), isEnd(of: role, leadingTo: index) {
      return
        "taken back at \(entries[index].time.seconds.readableText) s, when the refresh ended, as if it were the \(name)'s"
    }
    guard let role = ComponentRole(rawValue: name) else { return text }
    if let replacement {
      let place = span(of: replacement).map { ", \(line(of: $0))" } ?? ""
      return "\(text), left by the \(name) that `attach` replaced while it refreshed\(place)"
    }
    // An auto footer has its room whether it refreshes or not.
    if simulation.kind(of: role)?.family == .autoFooter {
      return [formerHeight(of: role, after: index), text].compactMap(\.self).joined(separator: ", ")
    }
    if simulation.state(of: role) == .refreshing {
      func height(_ index: Int) -> String { "height from \(named(index))" }
      let source = extent(of: role, before: index).map(height)
      return [
        blank(below: role, of: amount), source,
        formerHeight(of: role, after: index).map { "\($0), which came after the refresh began" },
        "refreshing \(text)",
      ]
      .compactMap(\.self).joined(separator: ", ")
    }
    if simulation.kind(of: role) == nil {
      let place = removal(of: role).flatMap { span(of: $0) }.map { ", \(line(of: $0))" } ?? ""
      return "\(text), left by the \(name) that was removed\(place)"
    }
    guard let end = indexes(of: .state(role, .idle)).last, end > index else { return text }
    let left = "\(text), left when the refresh ended at \(entries[end].time.seconds.readableText) s"
    let hiding = hiding(of: role, at: index)
    return hiding.map {
      "\(left): hidden by \(named($0)), the \(name) didn't note how much to take back"
    } ?? left
  }

  /// Returns that the height of a component was changed after it had made room: `its height before set: {
  /// header.height: 80 } (line 9)`; nil if it wasn't.
  private func formerHeight(of role: ComponentRole, after index: Int) -> String? {
    let later = command(before: entries.endIndex) { $0.sets("\(role.rawValue).height") }
    guard let later, later > index else { return nil }
    return "its height before \(named(later))"
  }

  /// Returns that a share of the top inset is the safe area that a component noted before it changed; nil if it isn't.
  private func formerSafeArea(_ amount: Double, at index: Int) -> String? {
    guard let change = safeAreaChange(.top), change <= index else { return nil }
    var before = scenario.setup.scene.safeArea.top
    for entry in entries[..<change] {
      if case .command(.setScene(.safeArea(.top, let inset)), _) = entry.kind { before = inset }
    }
    let lost = before - simulation.scroll.safeArea.top
    guard lost > 0, abs(amount - lost) < NumberMatcher.tolerance else { return nil }
    return "the safe area before \(named(change)), saved when the refresh began"
  }

  /// Returns when what an inset contained last was taken away, and by what: `the header took its 54 pt back at 0.5 s, by
  /// endRefreshing: header (line 10)`; nil if that was in the setup.
  private func departure(of name: String, at index: Int) -> String? {
    guard case .event(.inset(_, let from, let to)) = entries[index].kind,
      let command = explainer.lastCommand(to: index), isAct(command)
    else { return nil }
    let by = ", by \(named(command))"
    let time = entries[index].time.seconds.readableText
    guard let role = ComponentRole(rawValue: name), from > to else { return "it was set at \(time) s\(by)" }
    let isAnimated = isEnd(of: role, leadingTo: index) && role != .trailer
    return "the \(name) took its \((from - to).readableText) pt back at \(time) s\(by)"
      + (isAnimated ? ", immediately, although it is animated" : "")
  }

  /// Whether the end of a component's refresh led to an entry.
  private func isEnd(of role: ComponentRole?, leadingTo index: Int) -> Bool {
    guard let role else { return false }
    return path(to: index).contains { cause in
      switch entries[cause].kind {
      case .event(.animation(role, .end, _)): true
      case .event(.state(role, .refreshing, _)): true
      default: false
      }
    }
  }

  /// Returns what a footer adds to the bottom inset besides its own height: `height 44 + 403 pt below the content`.
  private func blank(below role: ComponentRole, of amount: Double) -> String? {
    guard role == .footer, let footer = component(role), footer.family == .backFooter,
      case let rest = amount - footer.extent, rest > NumberMatcher.tolerance
    else { return nil }
    return "height \(footer.extent.readableText) + \(rest.readableText) pt below the content"
  }

  /// Returns what caused a change of an inset: the command that set it, or else what everything began with.
  private func cause(of index: Int) -> Int? {
    let path = path(to: index)
    return path.last { if case .command(.setScene(.contentInset), _) = entries[$0].kind { true } else { false } }
      ?? path.first
  }

  /// Returns the step that attached another component in the place of the one whose inset this is; nil if none did, or if the
  /// component gives its inset back when it is removed.
  private func replacement(of role: ComponentRole, after index: Int) -> Int? {
    var kind = scenario.setup.components.first { $0.kind.role == role }?.kind
    for (place, entry) in entries.enumerated() where isAct(place) {
      guard case .command(.attach(let blueprint), _) = entry.kind, blueprint.kind.role == role else { continue }
      if place > index { return kind?.family == .autoFooter ? nil : place }
      kind = blueprint.kind
    }
    return nil
  }

  /// Adds the events that are still to come for a refreshing component to an answer.
  func look(ahead role: ComponentRole, in answer: inout Answer) {
    let account = self.answer(explainer.neverEnded(role))
    answer.outlook = account.sentence + (account.owner.map { " [\($0.name)]" } ?? "")
  }

  /// Returns who changed an inset: a component, or a step; nil for a change of the safe area, which is counted anyway.
  private func source(of index: Int) -> String? {
    for cause in path(to: index).dropLast().reversed() {
      switch entries[cause].kind {
      case .event(.animation(let role, _, _)), .event(.state(let role, _, _)), .considered(let role, _):
        return role.rawValue
      case .command(.setScene(.safeArea), _): return nil
      case .command(.setScene(.contentInset), _): return "set as the content inset"
      case .command(.attach(let blueprint), _): return blueprint.kind.role.rawValue
      case .command(.detach(let role), _), .command(.set(let role, _), _): return role.rawValue
      case .command(let command, _): return "`\(command.stepKind.name)`"
      case .offset, .contentSize, .movement, .event: continue
      }
    }
    return "the setup"
  }
}
