import RefreshDiagnostics
import RefreshText
import RefreshYAML

extension KeySetDescription {
  /// Adds the diagnostic for an unknown key, with the one that may be meant.
  ///
  /// - Parameters:
  ///   - missing: The names of required keys that aren't there.
  ///   - flaws: Returns what would be wrong with the value under the key at a position.
  /// - Returns: Those that may be meant, which aren't to be reported as missing.
  func diagnose(
    unknown entry: Node.Entry, in name: String, of map: Node, missing: [String],
    into diagnostics: inout Diagnostics,
    flaws: (_ key: Int) -> Diagnostics
  ) -> [String] {
    let key = entry.key
    guard let keyName = entry.unbrokenName else { return [] }
    let (owner, names) = (owner ?? "`\(name)`", keys.map(\.name))
    if let dotted = dotted(entry, of: map, as: owner) {
      if let diagnostic = dotted.diagnostic { diagnostics.add(diagnostic) }
      return [dotted.key]
    }
    // A part is recognized by its `kind`.
    let isPart = entry.value["kind"] != nil && self["parts"] != nil && self["kind"] == nil
    let place =
      isPart ? MisplacedKey(help: "a part belongs one level deeper, under `parts`") : elsewhere(keyName)
    let misplaced = place.flatMap { $0.isOnlyHelp && isOtherNumber(keyName, flaws) ? nil : $0 }
    let unknown = message(unknown: keyName, in: name)
    if let colon = Diagnostic.missingColon(in: entry, among: map.entries, isKey: { self[$0] != nil }) {
      diagnostics.add(colon)
      // The key is there, but has no value.
      return [String(keyName.prefix { $0 != " " })]
    }
    if misplaced == nil, let shown = shown(entry, of: map, unknown) {
      diagnostics.add(shown)
      return []
    }
    if misplaced == nil, let (number, place) = number(withCommaBefore: entry, in: map) {
      diagnostics.add(
        .unknownKey, unknown, at: key.span, help: number.help,
        fix: Fix(replacing: place, by: number.meant, isSafe: number.isSafe))
      return []
    }
    if misplaced?.name == nil, let inner = innerName(of: keyName) {
      let text = entry.value.flowText.map { "\(inner.key): { \(inner.member): \($0) }" }
      let isThere = map[inner.key] != nil
      diagnostics.add(
        .misplacedKey, "\(quoted(keyName)) isn't a key of \(owner)", at: key.span,
        help: isThere
          ? "write `\(inner.member)` under `\(inner.key)`"
          : "write `\(text ?? "\(inner.key): { \(inner.member): … }")`",
        fix: isThere ? nil : entry.fix(writing: text))
      return []
    }
    let certain =
      misplaced == nil ? Correction(of: keyName, in: names) : misplaced?.name.map { Correction($0, isSafe: true) }
    let absent = missing.filter { map[$0] == nil }
    let probable = misplaced == nil && certain == nil ? guesses(keyName, missing: absent, flaws) : []
    let right = certain ?? probable.first.map { Correction($0, isSafe: false) }
    if misplaced == nil,
      let diagnostic = inLevels(entry, unknown) ?? (certain?.isSafe == true ? nil : inside(entry, of: map, unknown))
    {
      diagnostics.add(diagnostic)
      return []
    }
    if misplaced == nil, right == nil, let wrapper = wrapper(entry, of: map) {
      diagnostics.add(wrapper)
      return missing.filter { entry.value[$0] != nil }
    }
    // The right name alone would only lead to the next error.
    if misplaced == nil, let right, let map = self[right.text]?.shape.map(around: entry.value) {
      let text = "\(right.text): \(map)"
      diagnostics.add(
        .unknownKey, unknown, at: key.span, help: "write `\(text)`", fix: entry.fix(writing: text)?.unsafe)
      return missing.filter { $0 == right.text }
    }
    diagnostics.add(
      misplaced == nil ? .unknownKey : .misplacedKey,
      misplaced == nil ? unknown : "\(quoted(keyName)) isn't a key of \(owner)",
      at: key.span,
      help: misplaced?.help
        ?? suggestion(for: keyName, in: names, owner: owner, what: "keys", meant: probable),
      fix: misplaced?.form.flatMap { form($0, entry, of: map) }
        ?? key.fix(right).map { $0.isSafe && !fits(right, keyName, flaws) ? $0.unsafe : $0 })
    guard !missing.isEmpty else { return [] }
    let meant =
      [right?.text].compactMap(\.self) + (misplaced?.supplies ?? []) + nearestNames(to: keyName, in: names)
    return missing.filter(meant.contains)
  }

  /// Returns what is said about an unknown key.
  func message(unknown key: String, in name: String) -> String {
    "unknown key \(quoted(key)) in \(owner ?? "`\(name)`")"
  }

  /// Returns the diagnostic for an unknown key that is a language, in a map whose keys all have texts by language; nil
  /// for other keys.
  func language(_ entry: Node.Entry, in name: String) -> Diagnostic? {
    guard let language = entry.unbrokenName, self[language] == nil, LanguageTag.isLikely(language),
      elsewhere(language) == nil, keys.allSatisfy({ $0.shape.takesLanguages(depth: 1) })
    else { return nil }
    let example = keys.first.map { "\($0.name): { \(language): … }" } ?? ""
    return Diagnostic(
      .misplacedKey, "\(quoted(language)) is a language and belongs one level deeper", at: entry.key.span,
      help: "write it under one of the keys of \(owner ?? "`\(name)`"), like `\(example)`")
  }

  /// A key with dots that is written as maps in maps, `header: { refreshing: … }` of `header.refreshing`.
  private func inLevels(_ entry: Node.Entry, _ message: String) -> Diagnostic? {
    let (outer, inner) = (entry.key.scalar ?? "", entry.value.entries)
    let names = inner.map { "\(outer).\($0.key.scalar ?? "")" }
    guard entry.value.kind == .mapping, !inner.isEmpty, names.allSatisfy({ self[$0] != nil }) else { return nil }
    let place = Span(file: entry.key.span.file, start: entry.key.span.start, end: inner[0].key.span.end)
    let isOne = inner.count == 1 && entry.value.style == .block && !entry.value.isAlias && !place.text.contains("#")
    return Diagnostic(
      .unknownKey, message, at: entry.key.span,
      help: "write \(joined(names.map { "`\($0): …`" }, by: "and")), with a dot instead of the level",
      fix: isOne ? Fix(replacing: place, by: names[0], isSafe: true) : nil)
  }

  /// A key that belongs into the map of the only other key that has it, `content: { rows: 20 }` of `rows: 20`.
  private func inside(_ entry: Node.Entry, of map: Node, _ message: String) -> Diagnostic? {
    let name = entry.key.scalar ?? ""
    let owners = keys.filter { $0.members?[name] != nil }
    guard owners.count == 1, let owner = owners.first, let members = owner.members else { return nil }
    guard map[owner.name] == nil else {
      return Diagnostic(
        .unknownKey, message, at: entry.key.span, help: "it belongs one level deeper, under `\(owner.name)`")
    }
    let all = map.entries.filter { other in
      other.key.scalar.map { self[$0] == nil && members[$0] != nil } ?? false
    }
    let text = Node.flowText(of: all).map { "\(owner.name): \($0)" }
    return Diagnostic(
      .unknownKey, message, at: entry.key.span, help: "write `\(text ?? "\(owner.name): { \(name): … }")`",
      fix: all.count == 1 ? entry.fix(writing: text) : nil)
  }

  /// Returns the diagnostic for a map whose levels are in the wrong order or too many, or nil if keys are only
  /// unknown or all in place.
  func turned(_ entries: [Node.Entry], of map: Node, as name: String) -> Diagnostic? {
    guard let first = entries.first, let inner = first.value.entries.first?.key.scalar,
      entries.allSatisfy({ entry in
        !entry.value.entries.isEmpty && self[entry.key.scalar ?? ""] == nil
          && entry.value.entries.allSatisfy { self[$0.key.scalar ?? ""] != nil }
      })
    else { return nil }
    let outer = first.key.scalar ?? ""
    // A part may be called `it`.
    let isByLanguage = entries.allSatisfy { entry in
      LanguageTag.isLikely(entry.key.scalar ?? "")
        && entry.value.entries.allSatisfy { self[$0.key.scalar ?? ""]?.shape.takesLanguages() ?? false }
    }
    if isByLanguage {
      let text = Node.flowText(turning: entries)
      return Diagnostic(
        .misplacedKey, "the language `\(outer)` is above `\(inner)`, but belongs below it", at: first.key.span,
        help: "write `\(name): \(text ?? "{ \(inner): { \(outer): … } }")`", fix: map.fix(writing: text))
    }
    guard entries.count == 1 else { return nil }
    return Diagnostic(
      .misplacedKey, "\(quoted(outer)) is one level too many in \(owner ?? "`\(name)`")", at: first.key.span,
      help:
        "\(joined(first.value.entries.map { "`\($0.key.scalar ?? "")`" }, by: "and")) \(first.value.entries.count == 1 ? "belongs" : "belong") in its place",
      fix: map.fix(writing: first.value.flowText))
  }
}

extension Node.Entry {
  /// The key, if it is a text that could be read.
  var unbrokenName: String? { key.isBroken ? nil : key.scalar }
}

extension Node {
  /// Returns a map of maps with its levels swapped, `{ idle: { en: Pull } }` for `{ en: { idle: Pull } }`, or nil
  /// if it can't be written on one line.
  static func flowText(turning entries: [Entry]) -> String? {
    var order: [String] = []
    var turned: [String: [String]] = [:]
    for outer in entries {
      for inner in outer.value.entries {
        guard let name = inner.key.flowText, let language = outer.key.flowText, let value = inner.value.flowText
        else { return nil }
        if turned[name] == nil { order.append(name) }
        turned[name, default: []].append("\(language): \(value)")
      }
    }
    return flowText(ofEntries: order.map { "\($0): " + flowText(ofEntries: turned[$0] ?? []) })
  }
}
