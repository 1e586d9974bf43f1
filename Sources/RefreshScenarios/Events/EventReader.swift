import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// Reads a line of an `expectEvents` step: the reverse of `Event.text`.
struct EventReader {
  private let text: String
  private let span: Span
  private let cast: Cast

  /// Reads the line that a node holds.
  ///
  /// - Returns: The pattern, or `nil` if the line is not an event, which is diagnosed.
  static func read(_ node: Node, in cast: Cast, into diagnostics: inout Diagnostics) -> EventPattern? {
    guard !node.isBroken else { return nil }
    guard let text = node.scalar, !node.isNull else {
      // Without quotes, YAML reads the colon as that of a key.
      let text = node.span.text
      let isEvent = node.kind == .mapping && node.entries.count == 1 && node.style == .block && !text.contains("\n")
      return diagnostics.refuse(
        .badEvent, "an event must be a text, found \(found(node))", at: node.span,
        help: isEvent ? "write it in quotes: `\(text.jsonLiteral)`" : EventReader.forms,
        fix: isEvent ? Fix(replacing: node.span, by: text.jsonLiteral, isSafe: true) : nil)
    }
    let reader = EventReader(text: text, span: node.span, cast: cast)
    do throws(Diagnostic) {
      let isSkip = text == "…" || text == "..."
      return EventPattern(event: isSkip ? nil : try reader.event(), text: text, span: node.span)
    } catch {
      return diagnostics.refuse(error)
    }
  }

  private static let forms =
    "events look like `header: idle -> pulling`, `header: refreshing()`, `scroll: inset.top 88 -> 142`, "
    + "`scroll: reloadData(40)` and `animation: header.end 0.4s`; `…` stands for any number of events"

  private func event() throws(Diagnostic) -> Event.Kind {
    guard let colon = text.firstIndex(of: ":") else { throw notAnEvent }
    let subject = String(text[..<colon])
    let what = text[text.index(after: colon)...].drop { $0 == " " }
    switch subject {
    case "scroll": return try scrollEvent(what)
    case "animation": return try animation(what)
    default: return try componentEvent(what, of: try role(subject, or: ["scroll", "animation"]))
    }
  }

  /// Reads `idle -> pulling` or `refreshing()`.
  private func componentEvent(_ what: Substring, of role: ComponentRole) throws(Diagnostic) -> Event.Kind {
    if let (from, to) = arrow(what) { return .state(role, from: try state(from), to: try state(to)) }
    guard what.hasSuffix("()") else { throw notAnEvent }
    let name = String(what.dropLast(2))
    return .call(role, try one(name, "a call", by: \.name, "the calls of components"))
  }

  /// Reads `inset.top 88 -> 142` or `reloadData(40)`.
  private func scrollEvent(_ what: Substring) throws(Diagnostic) -> Event.Kind {
    if let (from, to) = arrow(what), from.hasPrefix("inset.") {
      let parts = from.dropFirst("inset.".count).split(separator: " ")
      guard parts.count == 2, let from = decimal(parts[1]), let to = decimal(to) else { throw notAnEvent }
      let name = String(parts[0])
      return .inset(try one(name, "an edge", by: \.rawValue, "the edges of an inset"), from: from, to: to)
    }
    guard what.hasPrefix("reloadData("), what.hasSuffix(")"),
      let rows = Int32(what.dropFirst("reloadData(".count).dropLast()), rows >= 0
    else { throw notAnEvent }
    return .reloadData(rows)
  }

  /// Reads `header.end 0.4s`.
  private func animation(_ what: Substring) throws(Diagnostic) -> Event.Kind {
    let parts = what.split(separator: " ")
    guard parts.count == 2, let dot = parts[0].firstIndex(of: "."), parts[1].hasSuffix("s"),
      let seconds = decimal(parts[1].dropLast()), seconds >= 0
    else { throw notAnEvent }
    let role = try role(String(parts[0][..<dot]))
    let name = String(parts[0][parts[0].index(after: dot)...])
    let duration = Interval(seconds: seconds)
    let own = cast.parts(at: role)?.filter { $0.animate > .zero }.map(\.name.text)
    if AnimationName(rawValue: name) == nil, own?.contains(name) ?? true {
      return .partAnimation(role, PartName(name), duration)
    }
    let animation: AnimationName = try one(
      name, "an animation", by: \.rawValue, and: own ?? [], "the animations of components")
    return .animation(role, animation, duration)
  }

  /// Returns the two sides of `a -> b`.
  private func arrow(_ text: Substring) -> (from: Substring, to: Substring)? {
    guard let range = text.firstRange(of: " -> ") else { return nil }
    return (text[..<range.lowerBound], text[range.upperBound...])
  }

  private func state(_ text: Substring) throws(Diagnostic) -> RefreshState {
    try one(String(text), "a state", by: \.name, "the states of components")
  }

  /// Returns the role of a component that may be attached.
  private func role(_ name: String, or others: [String] = []) throws(Diagnostic) -> ComponentRole {
    guard let role = ComponentRole(rawValue: name) else {
      let names = ComponentRole.allCases.map(\.rawValue) + others
      throw unknown(name, "a subject of events", names, "the subjects of events")
    }
    if cast.kinds(at: role).isEmpty { throw .missingComponent(role, at: span, in: cast) }
    return role
  }

  /// Returns the value with a name.
  private func one<Value: CaseIterable>(
    _ found: String, _ what: String, by name: (Value) -> String, and others: [String] = [], _ list: String
  ) throws(Diagnostic) -> Value {
    if let value = Value.allCases.first(where: { name($0) == found }) { return value }
    throw unknown(found, what, Value.allCases.map(name) + others, list)
  }

  private func unknown(_ found: String, _ what: String, _ names: [String], _ list: String) -> Diagnostic {
    let question = nearestName(to: found, in: names).map { "did you mean `\($0)`? " } ?? ""
    let help = question + "\(list) are " + names.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(.badEvent, "\(quoted(found)) isn't \(what)", at: span, help: help)
  }

  private var notAnEvent: Diagnostic {
    Diagnostic(.badEvent, "\(quoted(text)) isn't an event", at: span, help: EventReader.forms)
  }
}
