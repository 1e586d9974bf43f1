import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// A promise over time as it is written, before its conditions are read.
struct PromiseNodes: Sendable {
  /// The conditions that begin it; none for one that always applies.
  var occasion: [Node.Entry] = []
  var conditions: [Node.Entry] = []
  var limit = Interval.zero

  /// `eventually`: the time next to the conditions.
  static let eventually = ValueType<PromiseNodes>(
    .observables(and: [within.description], "observables and `within`", like: ["header.state"])
  ) { node, name, diagnostics in
    guard node.kind == .mapping else {
      return diagnostics.refuse(
        .wrongType, "`\(name)` must be a map of observables with `within`", at: node.span,
        help: "write `\(name): { within: 5s, header.state: idle }`")
    }
    var promise = PromiseNodes()
    promise.conditions = node.entries.filter { !$0.key.isScalar(within.name) }
    guard let limit = node[within.name], !promise.conditions.isEmpty else {
      let time = node.entries.first { foreignNames[$0.key.scalar ?? ""] == within.name }
      return diagnostics.refuse(
        .wrongCount, "`\(name)` needs `within` and an observable", at: time?.key.span ?? node.span,
        help: "write `\(name): { within: 5s, header.state: idle }`",
        fix: promise.conditions.isEmpty
          ? nil : time?.key.fix(Correction(within.name, isSafe: true)) ?? node.fix(adding: "\(within.name): 5s"))
    }
    guard within.decode(limit, at: limit.span, to: &promise, into: &diagnostics) else { return nil }
    return promise
  }

  /// An item of `leadsTo`.
  static let leadsTo = ValueType<PromiseNodes>.keys(
    KeySet([
      Key("after", .conditions, \.occasion, isRequired: true, "The conditions that begin the promise."),
      Key("then", .conditions, \.conditions, isRequired: true, "The conditions that hold within the time."),
      within,
    ]) { name in
      foreignNames[name].map { MisplacedKey(help: "write `\($0)` instead of `\(name)`", name: $0) }
    }, from: { PromiseNodes() })

  /// The names of other languages for the same.
  private static let foreignNames = [
    "when": "after", "given": "after", "if": "after", "from": "after", "until": "then", "expect": "then",
    "to": "then",
    "in": "within", "for": "within", "atMost": "within", "timeout": "within",
  ]

  private static let within = Key<PromiseNodes>(
    "within", .duration, \.limit, isRequired: true, "The time after which the promise is broken.")
}
