import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// Assignments that compute with the old value.
extension Interpreter {
  /// Runs `a += b`.
  func change(
    _ left: Expression, by sign: String, _ value: Value, at tokens: SourceCode.Slice, _ frame: Frame
  ) {
    var old = evaluate(left, frame)
    if case .component(let component, let path) = old { old = Self.number(path, of: component) }
    var new = Value.unknown
    if case .lines = old, let length = Self.linear(String(sign.dropLast()), old, value) {
      new = length
    } else if case .number(let first) = old, case .number(let second) = value {
      new = Value(Number.computed(String(sign.dropLast()), first, second))
    } else if sign == "+=", let first = old.list, let second = value.list {
      new = list(first, second, at: tokens)
    } else if sign == "+=", old.text != nil, value.text != nil {
      new = concatenated([old, value], at: tokens)
    }
    assign(new, to: left, from: left, at: tokens.span, frame)
  }

  /// Returns the number that a component's property has so far, as far as that is known.
  private static func number(_ path: String, of component: FoundComponent) -> Value {
    guard let row = member(path, of: component.kind), row.form == .number || row.form == .seconds,
      !component.remarks.contains(where: { $0.key == row.name || $0.key == "" }),
      // Frames may make a component taller.
      row.name != "height" || !component.settings.keys.contains(where: { $0.hasPrefix("images.") })
    else { return .unknown }
    if case .plain(let text)? = component.settings[row.name]?.value {
      return Double(text.hasSuffix("s") ? String(text.dropLast()) : text).map(Value.real) ?? .unknown
    }
    guard case .number(let number)? = row.value(in: ComponentSettings(component.kind).allSet) else {
      return .unknown
    }
    return .real(number)
  }

  /// Sets a key to a value, if the value is certain.
  func put(
    _ component: FoundComponent, _ key: String, _ setting: FoundComponent.Setting?, isNil: Bool = false,
    at place: Span, _ frame: Frame
  ) {
    // The version for all other languages only determines which version of a wording comes first.
    if frame.language == LanguageVersions.others, !key.hasPrefix("lastUpdatedTimeText.") { return }
    let isOwn = frame.scopeIsOwn(component)
    let isSure =
      frame.states == nil && frame.conditions.count <= (isOwn ? component.conditions.count : 0)
      && frame.conditions.elementsEqual(component.conditions.prefix(frame.conditions.count))
      && (!isOwn || frame.isReached(for: component))
    let change = Findings.Change(
      component: component, scope: frame.scope, key: key,
      value: isSure ? setting.map { .setting($0) } ?? (isNil ? .absent : .computed) : .conditional, place: place,
      runner: frame.runner)
    // Code that attaches the component afterwards sets it up, too.
    if isOwn { change.apply() } else { found.changes.append(change) }
  }
}
