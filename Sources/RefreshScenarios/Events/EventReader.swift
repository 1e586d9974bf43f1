import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
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
      // With a quote at the end, only the one at the beginning is missing.
      let isEvent =
        node.kind == .mapping && node.entries.count == 1 && node.style == .block && !text.contains("\n")
        && !text.hasSuffix("\"") && !text.hasSuffix("'")
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
      guard let meant = reader.meant else { return diagnostics.refuse(error) }
      let literal = meant.jsonLiteral
      return diagnostics.refuse(
        error.fixed(
          by: node.style == .plain
            ? node.fix(inPlaceOfScalar: literal, isSafe: false) : node.fix(Correction(meant, isSafe: false)),
          help: "write `\(literal)`"))
    }
  }

  /// The event that was probably meant: with another arrow, with the colon that is missing, or with a name that is
  /// similar; nil if none of these is an event.
  private var meant: String? {
    let arrows = ["-->", "==>", "=>", "→", "⇒", ">>", "->>"]
    let straight = arrows.first(where: text.contains).map { text.replacing($0, with: "->") } ?? text
    var texts = [straight]
    if let end = straight.firstIndex(where: { " .:：".contains($0) }) {
      let rest = straight[end...].drop { " .:：".contains($0) }
      texts.append("\(straight[..<end]): \(rest)")
      if !rest.hasSuffix(")") { texts.append("\(straight[..<end]): \(rest)()") }
    }
    let names =
      ComponentRole.allCases.map(\.rawValue) + RefreshState.allCases.map(\.name) + Callback.allCases.map(\.name)
      + AnimationName.allCases.map(\.rawValue)
    for text in texts {
      for word in text.split(whereSeparator: { !$0.isLetter }).map(String.init) where !names.contains(word) {
        if let right = Correction(of: word, in: names) { texts.append(text.replacing(word, with: right.text)) }
      }
    }
    return texts.first { text in
      (try? EventReader(text: text, span: span, cast: cast).event()) != nil
    }
  }

  /// An example of each form; animations of parts look like those of components.
  private static let forms: String = {
    let examples = EventForm.allCases.filter { $0 != .partAnimation }.map { "`\($0.example.text)`" }
    return "events look like \(joined(examples, by: "and")); `…` stands for any number of events"
  }()

  /// Reads the text by the first form that fits it. If none does, the error is that of the first form with its words.
  private func event() throws(Diagnostic) -> EventLine {
    guard let colon = text.firstIndex(of: ":") else { throw notAnEvent }
    let subject = String(text[..<colon])
    let what = text[text.index(after: colon)...].split(separator: " ").joined(separator: " ")
    let subjects = EventForm.allCases.map(\.subject).filter { !$0.isEmpty }
    let isFixed = subjects.contains(subject)
    if !isFixed { _ = try role(subject, or: subjects.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }) }
    var problem: Diagnostic?
    for form in EventForm.allCases where form.subject == (isFixed ? subject : "") {
      guard let fields = form.fields(of: "\(subject): \(what)") else { continue }
      do throws(Diagnostic) {
        for (field, text) in zip(form.fields, fields) { try check(text, as: field.value, of: fields[0]) }
        return EventLine(form, fields: fields)
      } catch { problem = problem ?? error }
    }
    throw problem ?? notAnEvent
  }

  /// Checks that a text is a value of a field.
  ///
  /// - Parameter owner: The first field, which for animations is the role of the component.
  private func check(_ text: String, as value: EventForm.Value, of owner: String) throws(Diagnostic) {
    var parts: [String]? {
      ComponentRole(rawValue: owner).flatMap(cast.parts)?.filter { $0.animate > .zero }.map(\.name.text)
    }
    switch value {
    case .role: _ = try role(text)
    case .state: try check(text, "a state", in: RefreshState.allCases.map(\.name), "the states of components")
    case .callback: try check(text, "a call", in: Callback.allCases.map(\.name), "the calls of components")
    case .edge: try check(text, "an edge", in: InsetEdge.allCases.map(\.rawValue), "the edges of an inset")
    case .points: if decimal(text[...]) == nil { throw notAnEvent }
    case .rows: if text.wholeNumber(as: Int32.self) ?? -1 < 0 { throw notAnEvent }
    case .seconds: if decimal(text[...]) ?? -1 < 0 { throw notAnEvent }
    case .animation:
      let names = AnimationName.allCases.map(\.rawValue)
      if !names.contains(text) {
        throw unknown(text, "an animation", names + (parts ?? []), "the animations of components")
      }
    case .part: if let parts { try check(text, "a part that is animated", in: parts, "the animated parts") }
    }
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

  private func check(_ found: String, _ what: String, in names: [String], _ list: String) throws(Diagnostic) {
    if !names.contains(found) { throw unknown(found, what, names, list) }
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

extension EventForm {
  /// The word before the colon; empty for events of a component, which begin with its role.
  fileprivate var subject: String { String(words[0].prefix { $0 != ":" }) }

  /// Returns the texts between the words, or `nil` if the words aren't in the text.
  fileprivate func fields(of text: String) -> [String]? {
    guard text.hasPrefix(words[0]), text.hasSuffix(words[words.count - 1]) else { return nil }
    var rest = text.dropFirst(words[0].count)
    var fields: [String] = []
    for word in words.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: word) else { return nil }
      fields.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return fields + [String(rest.dropLast(words[words.count - 1].count))]
  }
}
