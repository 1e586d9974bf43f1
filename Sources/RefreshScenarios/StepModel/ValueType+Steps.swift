import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

extension ValueType where Value: Sendable {
  /// Returns the type of a map with exactly one of the declared keys: `{ to: -120 }` or `{ by: -30 }`.
  ///
  /// - Parameters:
  ///   - keys: The keys, each of which stores its value in the target.
  ///   - options: Keys that may accompany it. The default is none.
  ///   - elsewhere: Returns where an unknown key belongs. The default knows none.
  static func oneKey(
    _ keys: [Key<Value?>], options: [Key<Value?>] = [],
    elsewhere: @escaping KeySetDescription.Elsewhere = { _ in nil }
  ) -> ValueType {
    let set = KeySet(keys + options, elsewhere: elsewhere)
    let names = keys.map { "`\($0.name)`" }
    let shape = ValueShape.oneKey({ keys.map(\.description) }, options: options.map(\.description))
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        let meant = keys.meanings(of: node)
        // The value of a key alone is unknown.
        let isKey = keys.contains { node.isScalar($0.name) }
        let help =
          meant.isEmpty
          ? nil : "write \(isKey ? "it like " : "")" + joined(meant.prefix(3).map { "`\(name): \($0)`" })
        return diagnostics.refuse(
          .wrongKind(
            of: node, as: name, shape, help: help,
            fix: isKey ? nil : node.fix(inPlaceOfScalar: meant.first, isSafe: meant.count == 1)))
      }
      var value: Value?
      guard set.decode(node, as: name, to: &value, into: &diagnostics) else { return nil }
      let present = node.entries.filter { entry in keys.contains { entry.key.isScalar($0.name) } }
      if present.count == 1 { return value }
      // An unknown key instead of one of these has already been diagnosed.
      if present.isEmpty, node.entries.contains(where: { set[$0.key.scalar ?? ""] == nil }) { return nil }
      let entries = present.isEmpty ? node.entries : present
      let found =
        entries.isEmpty ? "an empty map" : entries.map { "`\($0.key.scalar ?? "")`" }.joined(separator: " and ")
      return diagnostics.refuse(
        .wrongCount, "`\(name)` takes \(joined(names)), found \(found)",
        at: present.dropFirst().first?.key.span ?? node.span)
    } write: { value in
      set.members(of: value).map { .map($0) }
    }
  }

  /// Returns the type of a map with one component and a value for it: `{ header: 60 }`.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - roles: The roles that can be given. The default is all.
  ///   - elsewhere: Help for the other roles. The default is none.
  ///   - summary: Returns the sentence about the value for a role.
  static func componentMap<Item: Sendable>(
    of type: ValueType<Item>, roles: [ComponentRole] = ComponentRole.allCases, elsewhere: String = "",
    summary: (ComponentRole) -> String
  ) -> ValueType where Value == (role: Located<ComponentRole>, item: Item) {
    let keys = roles.map { role in Key<Item?>(role.rawValue, type, \.self, summary(role)) }
    let whole = ValueType<Item>.oneKey(keys) { name in
      ComponentRole(rawValue: name) == nil ? nil : MisplacedKey(help: elsewhere)
    }
    return ValueType(whole.shape) { node, name, diagnostics in
      guard let item = whole.decode(node, as: name, into: &diagnostics) else { return nil }
      let roles = node.entries.lazy.compactMap { entry in
        ComponentRole(rawValue: entry.key.scalar ?? "").map { Located(value: $0, span: entry.key.span) }
      }
      return roles.first.map { ($0, item) }
    } write: { value in
      keys.first { $0.name == value.role.value.rawValue }?.written(value.item).map { .map([$0]) }
    }
  }
}

extension Array {
  /// Returns the maps that a scalar may stand for, each with one of the keys: `{ rows: 20 }` for `20`,
  /// `{ header: 60 }` for `header`.
  fileprivate func meanings<Value>(of node: Node) -> [String] where Element == Key<Value?> {
    guard node.kind == .scalar, !node.isNull, let written = node.scalar else { return [] }
    // `drag: 50;` needs more than the semicolon removed.
    let text = String(written.trimmedEnd(of: ",; "))
    guard let node = text == written ? node : Node.reading(text) else { return [] }
    if let key = first(where: { $0.name == text }) {
      return key.description.example.map { ["{ \(text): \($0) }"] } ?? []
    }
    return compactMap { key in
      let answer = Diagnostics.asking { found in
        var value: Value?
        return key.decode(node, at: node.span, to: &value, into: &found)
      }
      let right = answer.clean == true ? text : node.flowText(rightBy: answer)
      return right.map { "{ \(key.name): \($0) }" }
    }
  }
}

extension String {
  /// Returns the text without any of some characters at its end.
  fileprivate func trimmedEnd(of characters: String) -> Substring {
    self[..<(lastIndex { !characters.contains($0) }.map { index(after: $0) } ?? startIndex)]
  }
}

extension ValueType where Value == Node {
  /// Returns the type of a node that is read later, when more is known.
  ///
  /// - Parameters:
  ///   - shape: The shape of the value.
  ///   - kind: The required kind of node. The default leaves the check to the reader.
  static func node(_ shape: ValueShape, of kind: Node.Kind? = nil) -> Self {
    ValueType(shape) { node, name, diagnostics in
      kind == nil || kind == node.kind ? node : diagnostics.refuse(.wrongKind(of: node, as: name, shape))
    }
  }
}

extension ValueType where Value == [Node] {
  /// Returns the type of a list of items that are read later, when more is known.
  ///
  /// - Parameters:
  ///   - item: The shape of an item.
  ///   - isItem: Whether an item can be a map with such a key. The default is that it can have any.
  static func nodes(_ item: ValueShape, isItem: @escaping @Sendable (_ key: String) -> Bool = { _ in true }) -> Self
  {
    let shape = ValueShape.list(of: item, count: 0...Int.max)
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind != .sequence else { return node.items }
      let keys = node.entries.map(\.key)
      guard let first = keys.first?.scalar else { return diagnostics.refuse(.wrongKind(of: node, as: name, shape)) }
      if item.isNamed(by: "name", in: node) {
        let edits = node.dashes(withKey: "name")
        return diagnostics.refuse(
          .wrongKind(
            of: node, as: name, shape, help: "each item needs a dash and a `name`: write `- name: \(first)`",
            fix: edits.map { Fix("add the dashes", $0, isSafe: true) }))
      }
      if node.entries.allSatisfy({ $0.value.kind == .sequence && !isItem($0.key.scalar ?? "") }), keys.count > 1 {
        diagnostics.add(
          .wrongKind(of: node, as: name, shape, help: "it is one list: remove the names of its parts"))
        return nil
      }
      let path = node.path(toListThrough: { !isItem($0) })
      if let list = path.last?.value {
        let names = joined(path.map { "`\($0.key.scalar ?? ""):`" }, by: "and")
        diagnostics.add(
          .wrongKind(
            of: node, as: name, shape, help: "it is the list itself: remove \(names)",
            fix: node.fix(leavingOnlyListOf: path)))
        // The contents of the list can be read.
        return list.items
      }
      let isOne = if case .keys(let keys) = item { keys().contains { $0.name == first } } else { false }
      guard isOne || keys.allSatisfy({ isItem($0.scalar ?? "") }) else {
        return diagnostics.refuse(.wrongKind(of: node, as: name, shape))
      }
      if node.style == .flow, !isOne {
        let items = node.entries.map { entry in
          entry.value.isNull ? entry.key.flowText : Node.flowText(of: [entry])
        }
        let text = items.contains(nil) ? nil : "[" + items.compactMap { $0 }.joined(separator: ", ") + "]"
        return diagnostics.refuse(
          .wrongKind(
            of: node, as: name, shape, help: text.map { "write `\(name): \($0)`" }, fix: node.fix(writing: text)))
      }
      // Lines that begin with their keys only need dashes.
      let isBlock = node.style == .block && keys.allSatisfy { !$0.isAlias && $0.span.file === node.span.file }
      let edits = node.lineBreaks(before: isOne ? [keys[0]] : keys)
      return diagnostics.refuse(
        .wrongKind(
          of: node, as: name, shape,
          help: isOne
            ? "the item needs a dash: write `- \(first): …`" : "each item needs a dash: write `- \(first): …`",
          fix: isBlock ? edits.map { Fix(isOne ? "add the dash" : "add the dashes", $0, isSafe: true) } : nil))
    }
  }

  /// A list of a scenario's steps, which a ``StepReader`` reads.
  static var steps: Self { nodes(.step, isItem: { StepCatalogue[$0] != nil }) }
  /// A list of an app's steps.
  static var appSteps: Self { nodes(.appStep, isItem: { StepCatalogue[$0] != nil }) }
  /// The lines of an `expectEvents` step; an empty list expects that nothing happened.
  static var eventLines: Self {
    nodes(
      .text(TextShape("an event", examples: ["header: idle -> pulling", "header: refreshing()", "…"])),
      isItem: { _ in false })
  }
}

extension ValueType where Value == [Node.Entry] {
  /// Returns the type of a map whose entries are read later, when more is known.
  ///
  /// - Parameters:
  ///   - shape: The shape of the value.
  ///   - flaw: The predicate of an empty map in a message: `sets nothing`.
  static func entries(_ shape: ValueShape, whenEmpty flaw: String) -> Self {
    ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else { return diagnostics.refuse(.wrongKind(of: node, as: name, shape)) }
      guard node.entries.isEmpty else { return node.entries }
      return diagnostics.refuse(.wrongCount, "`\(name)` \(flaw)", at: node.span)
    }
  }

  /// A map of observables and their expectations; the reader of a scenario resolves them.
  static var conditions: Self { conditions(.conditions) }
  /// The same, perhaps with a law that the run breaches.
  static var expectations: Self { conditions(.expectations) }

  private static func conditions(_ shape: ValueShape) -> Self {
    let map = entries(shape, whenEmpty: "expects nothing")
    return ValueType(map.shape) { node, name, diagnostics in
      guard node.kind != .mapping, let meant = node.conditionsMeant else {
        return map.decode(node, as: name, into: &diagnostics)
      }
      return diagnostics.refuse(
        .wrongKind(
          of: node, as: name, map.shape, help: "write `\(name): \(meant)`",
          fix: node.fix(writing: meant)))
    }
  }
}

extension ValueType where Value == ComponentRole {
  /// `footer`, for steps that only footers have.
  static var footer: Self { choice([(ValueShape.Word(ComponentRole.footer.rawValue), .footer)]) }
}

extension ValueShape {
  /// Whether a map seems to hold such items by their names, as `{ first: { steps: … } }`.
  ///
  /// - Parameter key: The key by which items are named.
  fileprivate func isNamed(by key: String, in map: Node) -> Bool {
    guard case .keys(let keys) = self, case let names = Set(keys().map(\.name)), names.contains(key) else {
      return false
    }
    return map.entries.allSatisfy { entry in
      !names.contains(entry.key.scalar ?? "") && entry.value.kind == .mapping && entry.value[key] == nil
    }
  }
}
