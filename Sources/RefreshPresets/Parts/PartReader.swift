import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// The reader of a component's parts.
enum PartReader {
  /// The shape of `parts`: a map from names to parts.
  static let shape = ValueShape.map(
    keys: TextShape("name to a part", pattern: TextShape.namePattern, examples: ["ring", "label"]),
    values: .named("part") {
      .variants(
        by: KeyDescription(
          name: "kind", shape: ValueType<PartKind>.partKind.shape, summary: "The kind of the part.")
      ) {
        PartKind.allCases.map { kind in
          ValueShape.Variant(
            word: kind.word,
            keys: PartKeys.set(of: kind).description.keys.filter { $0.name != "kind" }.map(\.optional))
        }
      }
    })

  /// Reads the parts in a map, with all valid keys. Parts without a kind or a place are left out.
  static func parts(_ node: Node, into diagnostics: inout Diagnostics) -> [PartSource]? {
    let help = "write each part under its name: `parts: { ring: { kind: ring, … } }`"
    guard node.kind != .sequence else {
      return diagnostics.refuse(
        .wrongType, "`parts` must be \(shape.phrase), found a list", at: node.span, help: help,
        fix: node.surplusDashes ?? node.fix(writing: node.partsByName))
    }
    guard node.kind == .mapping else {
      return diagnostics.refuse(.wrongKind(of: node, as: "parts", shape, help: help))
    }
    let entries = node.entries
    if entries.isEmpty {
      return diagnostics.refuse(
        .noValue, "`parts` is an empty map; it must be \(shape.phrase)", at: node.span)
    }
    if let kind = node.entry("kind"), kind.value.kind == .scalar {
      return diagnostics.refuse(
        .misplacedKey, "a part needs a name, and belongs one level deeper", at: kind.key.span,
        help: "write `parts: { \(kind.value.scalar ?? "ring"): { kind: … } }`")
    }
    let right = entries.filter { !refuseMisspelt($0, among: entries, into: &diagnostics) }
    refuseSameNames(right, into: &diagnostics)
    return right.compactMap { part($0, into: &diagnostics) }
  }

  /// Rejects a part without a kind whose name is similar to that of a part that the preset inherits and doesn't change.
  ///
  /// - Returns: Whether the part was rejected.
  private static func refuseMisspelt(
    _ entry: Node.Entry, among entries: [Node.Entry], into diagnostics: inout Diagnostics
  ) -> Bool {
    guard entry.value.kind == .mapping, entry.value["kind"] == nil, !entry.key.isBroken, let name = entry.key.scalar
    else { return false }
    let inherited = entries.filter { $0.key.span.file !== entry.key.span.file }
    guard let right = Correction(of: name, in: inherited.compactMap(\.key.scalar)),
      let part = inherited.first(where: { $0.key.isScalar(right.text) })
    else { return false }
    diagnostics.add(
      .missingKey, "`\(name)` has no `kind`, and no part of that name is inherited", at: entry.key.span,
      labels: [Diagnostic.Label("the part `\(right.text)`", at: part.key.span)],
      help: "did you mean `\(right.text)`? a new part needs a `kind`", fix: entry.key.fix(right))
    return true
  }

  /// Rejects names that an app's code couldn't distinguish.
  private static func refuseSameNames(_ entries: [Node.Entry], into diagnostics: inout Diagnostics) {
    var known: [String: Node.Entry] = [:]
    for entry in entries where entries.count > 1 {
      guard let name = entry.key.scalar else { continue }
      let identifier = PartName(name).identifier
      guard let other = known.updateValue(entry, forKey: identifier) else { continue }
      diagnostics.add(
        .samePartName,
        "`\(other.key.scalar ?? "")` and `\(name)` would both be `\(identifier)` in an app's code",
        at: entry.key.span,
        labels: [Diagnostic.Label("the other part", at: other.key.span)],
        help: "rename one of them, so that they differ in more than `-`, `_` and the case of the first letter")
    }
  }

  private static func part(_ entry: Node.Entry, into diagnostics: inout Diagnostics) -> PartSource? {
    guard !entry.key.isBroken, let name = entry.key.scalar else { return nil }
    let named = ValueType<String>.name.decode(entry.key, as: name, into: &diagnostics)
    let node = entry.value
    let kind = node["kind"].flatMap { kind in
      ValueType<PartKind>.partKind.decode(kind, as: "kind", into: &diagnostics)
    }
    guard node.kind == .mapping || node.isBroken else {
      let meant = node.scalar.flatMap(PartKind.init)?.rawValue ?? "ring"
      return diagnostics.refuse(
        .wrongKind(
          of: node, as: name, PartKeys.all.shape,
          help: "write it like `\(name): { kind: \(meant), center: [50%, 50%], size: [28, 28] }`"))
    }
    var found = Diagnostics()
    var draft = PartDraft(key: entry.key)
    PartKeys.set(of: kind).decode(node, as: name, at: entry.key.span, to: &draft, into: &found) {
      $0 == "kind" ? PartKind(rawValue: name)?.rawValue : nil
    }
    let place = node.isBroken ? nil : draft.place(in: node, into: &found)
    for diagnostic in found.all { diagnostics.add(diagnostic.explained(by: "kind", of: node)) }
    guard named != nil, let kind, let place else { return nil }
    return PartSource(draft: draft, kind: kind, place: place)
  }
}

/// A part before its images are looked up.
struct PartSource: Sendable {
  let draft: PartDraft
  let kind: PartKind
  let place: PartPlace
}

extension Node {
  /// The fix that removes the dash before each part's name, below which the keys of the part are indented; nil for other lists.
  fileprivate var surplusDashes: Fix? {
    guard style == .block, !isAlias else { return nil }
    let edits = items.compactMap { item -> Fix.Edit? in
      guard item.style == .block, !item.isAlias, let name = item.entries.first, item.span.isBehind("- "),
        name.value.isNull && item.entries.count > 1 || name.value.kind == .mapping && item.entries.count == 1
      else { return nil }
      return Fix.Edit(item.span.start - 2..<item.span.start, "")
    }
    return edits.count == items.count ? Fix("remove the dashes", edits, isSafe: false) : nil
  }

  /// The only entry of a map, such as `ring: { kind: ring }`.
  private var flowEntry: String? {
    guard let key = entries[0].key.flowText, let value = entries[0].value.flowText else { return nil }
    return "\(key): \(value)"
  }

  /// A list of named parts as a map from the names, or nil if it can't be written on one line.
  fileprivate var partsByName: String? {
    let texts = items.compactMap { item -> String? in
      guard let name = item["name"] ?? item["id"], let key = name.flowText else {
        // A list with a dash before each name.
        return item.entries.count == 1 && item.entries[0].value.kind == .mapping ? item.flowEntry : nil
      }
      return Node.flowText(of: item.entries.filter { !$0.key.isScalar("name") && !$0.key.isScalar("id") })
        .map { "\(key): \($0)" }
    }
    return texts.isEmpty || texts.count < items.count ? nil : Node.flowText(ofEntries: texts)
  }
}
