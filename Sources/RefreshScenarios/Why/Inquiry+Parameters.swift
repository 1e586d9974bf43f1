import RefreshDiagnostics
import RefreshEngine
import RefreshLaws

/// Changes of steps that contain parameters: their values are changed where they are written.
extension Inquiry {
  /// Returns the scenario in which the value of a parameter is such that a step has other commands; nil if no single
  /// value makes them, or if that value decides other steps, too.
  func parameterRemedy(_ number: Int, by commands: [Command], _ note: String) -> Remedy? {
    let step = scenario.steps[number - 1]
    guard commands.count == 1, let old = step.commands?.first, step.commands?.count == 1,
      let template = CommandTemplate(step.text), let before = template.values(in: old.text),
      let after = template.values(in: commands[0].text)
    else { return nil }
    let names = after.keys.filter { after[$0] != before[$0] }
    guard names.count == 1, let text = after[names[0]], let place = source(of: names[0], in: step),
      !scenario.steps.contains(where: { $0.span != step.span && $0.uses(names[0], like: step, or: place) }),
      scenario.example?.places[place.name] != place.span || !scenario.usesBesideSteps(place.name)
    else { return nil }
    var changed = scenario
    for index in changed.steps.indices
    where changed.steps[index].span == step.span && changed.steps[index].hasValues(of: step) {
      changed.steps[index].action = .perform(commands)
    }
    return Remedy("\(place.name): \(text)", at: place.span, note, changed)
  }

  /// Returns the parameter whose value a parameter of a step has: that of a call, or of an example.
  private func source(of name: String, in step: ScenarioStep) -> StepLink.Argument? {
    guard let call = step.route.last(where: { $0.flow != nil }) else { return example(name) }
    guard let argument = call.arguments.first(where: { $0.name == name }) else { return nil }
    guard argument.text.contains("${") else { return argument }
    // A value that a scenario's example passes on.
    guard step.route.count(where: { $0.flow != nil }) == 1, let inner = argument.text.onlyParameter else {
      return nil
    }
    return example(inner)
  }

  /// Returns the parameter of the scenario's example.
  private func example(_ name: String) -> StepLink.Argument? {
    guard let example = scenario.example, let span = example.places[name] else { return nil }
    return StepLink.Argument(name: name, text: span.text, span: span)
  }
}

extension Scenario {
  /// Whether something else than its name and its steps depends on a parameter of its examples, such as its scene.
  fileprivate func usesBesideSteps(_ name: String) -> Bool {
    func uses(_ span: Span) -> Int { span.text.ranges(of: "${\(name)}").count }
    let values = steps.flatMap(\.route).flatMap(\.arguments).map(\.span)
    let own = Set(steps.map(\.span) + values).filter { step in
      step.file === span.file && span.start <= step.start && step.end <= span.end
    }
    return uses(span) > uses(nameSpan) + own.map(uses).reduce(0, +)
  }
}

extension ScenarioStep {
  /// Whether the step has its values from the same call, or both have them from the example.
  fileprivate func hasValues(of step: ScenarioStep) -> Bool {
    route.last { $0.flow != nil }?.label.span == step.route.last { $0.flow != nil }?.label.span
  }

  /// Whether a value that is changed for another step decides this one, too.
  fileprivate func uses(_ name: String, like step: ScenarioStep, or source: StepLink.Argument) -> Bool {
    if hasValues(of: step), text.contains("${\(name)}") { return true }
    let isFromExample = !step.route.contains { $0.arguments.contains { $0.span == source.span } }
    let parameter = "${\(isFromExample ? source.name : name)}"
    let inner = route.last { $0.flow != nil }?.label.span
    let passes = route.contains { link in
      link.arguments.contains { argument in
        argument.text.contains(parameter) && (link.label.span != inner || text.contains("${\(argument.name)}"))
      }
    }
    if passes { return true }
    return isFromExample && !route.contains { $0.flow != nil } && text.contains(parameter)
  }
}

/// The text of a command with parameters.
private struct CommandTemplate {
  private enum Piece {
    case text(Substring)
    case parameter(String)
  }

  private var pieces: [Piece] = []

  /// Reads a step as it is written; nil if its text can't be compared with a command's.
  init?(_ text: String) {
    guard !text.contains("$${"), case let plain = text.plain else { return nil }
    var rest = plain[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      pieces.append(.text(rest[..<start.lowerBound]))
      pieces.append(.parameter(String(rest[start.upperBound..<end])))
      rest = rest[rest.index(after: end)...]
    }
    pieces.append(.text(rest))
  }

  /// Returns the values of the parameters with which a command has a text; nil if there are none.
  func values(in text: String) -> [String: String]? {
    let plain = text.plain
    var (rest, values) = (plain[...], [String: String]())
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text):
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .parameter(let name):
        // A text always follows a parameter.
        guard case .text(let next) = pieces[index + 1] else { return nil }
        let end = next.isEmpty ? rest.endIndex : rest.firstRange(of: next)?.lowerBound
        guard let end, end > rest.startIndex, values.updateValue(String(rest[..<end]), forKey: name) == nil else {
          return nil
        }
        rest = rest[end...]
      }
    }
    return rest.isEmpty ? values : nil
  }
}

extension String {
  /// The text without blanks, line breaks and quotes.
  fileprivate var plain: String { String(filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }) }

  /// The name of the parameter that makes up the whole text; nil for other texts.
  fileprivate var onlyParameter: String? {
    let text = plain
    guard text.hasPrefix("${"), text.hasSuffix("}"), text.count(where: { $0 == "$" }) == 1 else { return nil }
    return String(text.dropFirst(2).dropLast())
  }
}
