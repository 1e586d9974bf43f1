import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

extension ValueType where Value == PartRuleDraft {
  /// Returns the type of a part's value: plain, or a map of `default`, `state` and `pull`.
  static func rule(of property: PartProperty) -> Self {
    let value = ValueType<PartRuleDraft.Value>.value(of: property)
    let plain = value.map({ PartRuleDraft(plain: $0) }, back: { $0.plain })
    guard property.row.follows else {
      return ValueType(plain.shape) { node, name, diagnostics in
        guard node.kind == .mapping, node.hasWordOfRule else {
          return plain.decode(node, as: name, into: &diagnostics)
        }
        return diagnostics.refuse(
          .wrongType, "`\(name)` is constant and can't follow the state or the pull", at: node.beginning,
          help: "it must be \(plain.shape.phrase)")
      } write: {
        plain.written($0)
      }
    }
    let keys = KeySet<PartRuleDraft>.rule(of: property, value)
    // The shape of texts by language accepts any keys, so it must come last.
    let isText = property.row.type == .text
    let shapes = isText ? [keys.shape, value.shape] : [value.shape, keys.shape]
    return ValueType(.named(property.shapeName) { .either(shapes) }) { node, name, diagnostics in
      guard node.kind == .mapping, !isText || node.isRule else {
        if let entry = node.entries.first(where: { $0.value.isRule }) {
          return diagnostics.refuse(
            .misplacedKey, "the language `\(entry.key.scalar ?? "")` is above `state`, but belongs below it",
            at: entry.key.span, help: "write it like `\(name): { state: { idle: { en: … } } }`")
        }
        return plain.decode(node, as: name, into: &diagnostics)
      }
      if let wrong = node.diagnosticOfRule(as: name, value.shape) { return diagnostics.refuse(wrong) }
      var draft = PartRuleDraft()
      return keys.decode(node, as: name, to: &draft, into: &diagnostics) ? draft : nil
    } write: { rule in
      rule.states.isEmpty && rule.ramp.isEmpty ? plain.written(rule) : keys.members(of: rule).map { .map($0) }
    }
  }
}

extension KeySet where Target == PartRuleDraft {
  /// Returns the keys of a value that depends on the state or the pull.
  fileprivate static func rule(of property: PartProperty, _ value: ValueType<PartRuleDraft.Value>) -> KeySet {
    let inState = value.orRepetition(of: property)
    let states = RefreshState.allCases.map { state in
      Key<PartRuleDraft>(state.name, inState, "The value in the state `\(state.name)`.") {
        $0.states.append((state, $1))
      } from: { rule in
        rule.states.first { $0.state == state }?.value
      }
    }
    let stateKeys = KeySet(states) { name in
      ["default", "pull"].contains(name)
        ? MisplacedKey(help: "`\(name)` belongs one level up, next to `state`") : nil
    }
    return KeySet(
      [
        Key(
          "default", value.notRepeating, "The value if neither `state` nor `pull` has one.",
          store: { $0.plain = $1 }, from: { $0.plain }),
        Key("state", stateKeys.shape, "The values for states; they take precedence over `pull` and `default`.") {
          node, place, draft, diagnostics in
          guard node.kind != .mapping || !node.entries.isEmpty else {
            diagnostics.add(.noValue, "`state` is an empty map; it must have a value for a state", at: node.span)
            return false
          }
          return stateKeys.decode(node, as: "state", at: place(), to: &draft, into: &diagnostics)
        } write: {
          stateKeys.members(of: $0).map { .map($0) }
        },
        Key(
          "pull", .ramp(of: value.notRepeating), "Two or more values for ascending pulling percents.",
          store: { $0.ramp = $1 }, from: { $0.ramp.isEmpty ? nil : $0.ramp }),
      ],
      elsewhere: { name in
        if RefreshState.allCases.contains(where: { $0.name == name }) {
          return MisplacedKey(
            help: "`\(name)` is a state, and belongs one level deeper, under `state`",
            form: .inside(["state"], as: name))
        }
        if NumberText(name) != nil {
          return MisplacedKey(help: "a percentage belongs one level deeper, under `pull`")
        }
        return RepetitionDraft.keys[name] == nil
          ? nil : MisplacedKey(help: "a repetition belongs under a state: `state: { refreshing: { \(name): … } }`")
      })
  }
}

extension ValueType where Value == PartRuleDraft.Value {
  /// Returns the type of a value for a state: a value or, for numbers, also a repetition.
  fileprivate func orRepetition(of property: PartProperty) -> Self {
    guard property.isNumber else { return notRepeating }
    let keys = RepetitionDraft.keys(.number(of: property))
    let repetition = ValueType<RepetitionDraft>.keys(keys) { RepetitionDraft() }.map { draft in
      PartRule.Repetition(every: draft.every, from: draft.from, to: draft.to, yoyo: draft.yoyo)
    } back: {
      RepetitionDraft(every: $0.every, from: $0.from, to: $0.to, yoyo: $0.yoyo)
    }
    let shape = ValueShape.either([shape, .named(property.shapeName + "Repetition") { keys.shape }])
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else { return decode(node, as: name, into: &diagnostics) }
      guard
        node.entries.contains(where: { entry in
          keys[entry.key.scalar ?? ""] != nil
            || Correction(of: entry.key.scalar ?? "", in: keys.keys.map(\.name)) != nil
        })
      else {
        return diagnostics.refuse(
          .wrongType, "`\(name)` must be \(self.shape.phrase) or a repetition, found a map", at: node.beginning,
          help: "write a repetition like `{ every: 1s, from: 0, to: 360 }`")
      }
      return repetition.decode(node, as: name, into: &diagnostics).map { .repeating($0) }
    } write: {
      if case .repeating(let value) = $0 { repetition.written(value) } else { written($0) }
    }
  }

  /// The same type with a diagnostic for a repetition instead of a value.
  fileprivate var notRepeating: Self {
    reading { node, name, diagnostics in
      guard let entry = node.entry("every") else { return decode(node, as: name, into: &diagnostics) }
      return diagnostics.refuse(
        .misplacedKey, "`\(name)` can't repeat", at: entry.key.span,
        help:
          "only numbers can repeat, and only in a state: `state: { refreshing: { every: 1s, from: 0, to: 360 } }`")
    }
  }
}

/// The keys of a value that depends on the state or the pull.
private let wordsOfRule = ["default", "state", "pull"]

extension Node {
  fileprivate var hasWordOfRule: Bool { wordsOfRule.contains { self[$0] != nil } }

  /// Whether a map is that of a value that depends on the state or the pull, rather than one from languages to
  /// texts.
  fileprivate var isRule: Bool {
    let keys = entries.compactMap(\.key.scalar)
    return keys.contains { key in
      wordsOfRule.contains(key) || isState(key) || NumberText(key) != nil
        || !LanguageTag.isLikely(key) && Correction(of: key, in: wordsOfRule) != nil
    }
  }

  /// Returns what is wrong with a value's map as a whole: states or percentages that belong one level deeper.
  fileprivate func diagnosticOfRule(as name: String, _ value: ValueShape) -> Diagnostic? {
    guard !hasWordOfRule else { return nil }
    guard let first = entries.first?.key else {
      return Diagnostic(
        .noValue,
        "`\(name)` is an empty map; it must be \(value.phrase), or a map of `default`, `state` and `pull`",
        at: span)
    }
    let keys = entries.compactMap(\.key.scalar)
    if keys.allSatisfy({ RepetitionDraft.keys[$0] != nil }) {
      let text = flowText.map { "{ state: { refreshing: \($0) } }" }
      return Diagnostic(
        .misplacedKey, "a repetition belongs under a state, in which it begins", at: first.span,
        help: "write `\(name): \(text ?? "{ state: { refreshing: { every: … } } }")`",
        fix: fix(writing: text, isSafe: false))
    }
    let forms = [
      ("state", "states", keys.allSatisfy(isState)), ("pull", "percentages", keys.allSatisfy(isPercentage)),
    ]
    guard let (key, what, _) = forms.first(where: \.2) else { return nil }
    let text = flowText.map { "{ \(key): \($0) }" }
    return Diagnostic(
      .misplacedKey, "\(what) belong one level deeper in `\(name)`, under `\(key)`", at: first.span,
      help: "write `\(name): \(text ?? "{ \(key): { \(keys[0]): … } }")`",
      fix: fix(writing: text))
  }
}

private func isState(_ name: String) -> Bool { RefreshState.allCases.contains { $0.name == name } }

private func isPercentage(_ name: String) -> Bool { NumberText(name).map { ["", "%"].contains($0.unit) } ?? false }
