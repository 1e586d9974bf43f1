import RefreshDiagnostics
import RefreshFiles
import RefreshText
import RefreshYAML

/// What may have been meant by a key or a value that isn't allowed.
extension KeySetDescription {
  /// Whether a value is one of the key that another name stands for, but for what has a safe fix, too. A name that is only written
  /// differently is always the key's.
  func fits(_ right: Correction?, _ name: String, _ flaws: (Int) -> Diagnostics) -> Bool {
    guard let right, let key = position(of: right.text), !isSameName(right.text, name) else { return true }
    return flaws(key).all.allSatisfy { $0.severity == .warning || $0.fix?.isSafe ?? false }
  }

  /// Returns the map that a scalar stands for: `{ hidden: true }` for `hidden`, and for `false` where something can be hidden;
  /// `{ rows: 20 }` for `20 rows`; and the only key that has a word or the path of an image, `{ style: large }` for `large`.
  func entry(meantBy node: Node) -> String? {
    guard node.kind == .scalar, let text = node.scalar, let written = node.flowText else { return nil }
    if isSwitch(text) { return Node.flowText(ofEntries: ["\(text): true"]) }
    if isSwitch("hidden"), let isShown = node.isNothing ? false : ValueType<Bool>.meaning(of: text) {
      return Node.flowText(ofEntries: ["hidden: \(!isShown)"])
    }
    let words = text.split(separator: " ").map(String.init)
    if words.count == 2, NumberText(words[0])?.hasUnit == false,
      let key = keys.first(where: { [words[1], words[1] + "s"].contains($0.name) && $0.shape.isNumeric })
    {
      return Node.flowText(ofEntries: ["\(key.name): \(words[0])"])
    }
    let owners = keys.filter { $0.shape.has(word: text) }
    if owners.count == 1 { return Node.flowText(ofEntries: ["\(owners[0].name): \(written)"]) }
    let meant = keys.compactMap { key in key.shape.word(meantBy: text).map { (key: key.name, word: $0) } }
    return meant.count == 1 ? Node.flowText(ofEntries: ["\(meant[0].key): \(meant[0].word)"]) : nil
  }

  private func isSwitch(_ name: String) -> Bool {
    if case .boolean? = self[name]?.shape { true } else { false }
  }

  /// The key for something that is shown instead of hidden: `visible: false` of `hidden: true`.
  func shown(_ entry: Node.Entry, of map: Node, _ message: String) -> Diagnostic? {
    guard let name = entry.key.scalar, ["visible", "isVisible", "shown", "isShown", "show"].contains(name),
      isSwitch("hidden"), map["hidden"] == nil, let text = entry.value.scalar,
      let isShown = ValueType<Bool>.meaning(of: text)
    else { return nil }
    let right = "hidden: \(!isShown)"
    return Diagnostic(
      .unknownKey, message, at: entry.key.span, help: "write `\(right)`", fix: entry.fix(writing: right))
  }

  /// Returns whether a key that belongs elsewhere is rather the singular or plural of one that can have its value.
  func isOtherNumber(_ name: String, _ flaws: (Int) -> Diagnostics) -> Bool {
    ([name + "s"] + (name.hasSuffix("s") ? [String(name.dropLast())] : [])).contains { takes($0, flaws) }
  }

  /// Returns the keys that may be meant by a name without an evident correction, because of what is written under it: the only
  /// one of similar keys that can have the value, `center` of `centre: [50%, 24]`; those with more words; or the only required
  /// key that is missing.
  ///
  /// - Parameter missing: The required keys that the map doesn't have.
  func guesses(_ name: String, missing: [String], _ flaws: (Int) -> Diagnostics) -> [String] {
    let names = keys.map(\.name)
    let near = nearestNames(to: name, in: names).filter { takes($0, flaws) }
    if near.count == 1 { return near }
    if let first = names.first(where: { $0.hasPrefix(name + ".") && takes($0, flaws) }) { return [first] }
    let longer = names.filter { other in
      name.count > 4 && (other.hasPrefix(name) || other.hasSuffix(name.capitalizedFirst)) && takes(other, flaws)
    }
    if !longer.isEmpty { return longer }
    guard missing.count == 1, let key = position(of: missing[0]) else { return [] }
    return flaws(key).all.allSatisfy { $0.severity == .warning || $0.fix != nil } ? missing : []
  }

  private func takes(_ name: String, _ flaws: (Int) -> Diagnostics) -> Bool {
    position(of: name).map { flaws($0).isEmpty } ?? false
  }

  /// Returns the fix that writes a value in another way.
  func form(_ form: MisplacedKey.Form, _ entry: Node.Entry, of map: Node) -> Fix? {
    switch form {
    case .alone: return map.entries.count == 1 ? map.fix(writing: entry.value.flowText) : nil
    case .inside(let owners, let name):
      let strangers = map.entries.filter { self[$0.key.scalar ?? ""] == nil }
      guard let text = entry.value.flowText.map({ "\(name): \($0)" }) else { return nil }
      let present = owners.compactMap { map[$0] }
      guard present.isEmpty else {
        return present.count == 1 ? entry.fix(moving: text, named: name, into: present[0], of: map) : nil
      }
      guard owners.count == 1, strangers.count == 1 else { return nil }
      return entry.fix(writing: "\(owners[0]): " + Node.flowText(ofEntries: [text]))
    case .item(let owner): return map[owner].flatMap { entry.fix(movingInto: $0) }
    }
  }

  /// Returns the key and the nested key that a name with dots or capitals stands for: `stateLabel` and `hidden` for
  /// `stateLabel.isHidden` and `stateLabelHidden`.
  func innerName(of name: String) -> (key: String, member: String)? {
    for meaning in [name] + ForeignName.meanings(of: name) {
      let words = meaning.split(separator: ".").map(String.init)
      if words.count == 2, let members = self[words[0]]?.members, members[words[1]] != nil {
        return (words[0], words[1])
      }
    }
    for capital in name.indices.dropFirst() where name[capital].isUppercase {
      let (key, member) = (String(name[..<capital]), name[capital].lowercased() + name[capital...].dropFirst())
      if self[key]?.members?[member] != nil { return (key, member) }
    }
    return nil
  }

  /// The number with a comma whose end YAML takes for a key, `{ height: 54,5 }`, and its place.
  func number(withCommaBefore entry: Node.Entry, in map: Node) -> (NumberComma, Span)? {
    guard map.style == .flow, entry.value.isNull, let digits = entry.key.scalar,
      let number = map.entries.last(where: { $0.value.span.end < entry.key.span.start })?.value,
      number.style == .plain, number.span.end + 1 == entry.key.span.start,
      let comma = NumberComma("\(number.span.text),\(digits)")
    else { return nil }
    return (comma, Span(file: map.span.file, start: number.span.start, end: entry.key.span.end))
  }
}

extension Node.Entry {
  /// Returns the fix that writes another entry in place of this one; nil without a text, for values with comments, and for
  /// aliases and merged entries.
  package func fix(writing text: String?) -> Fix? {
    guard let text, !isMerged, !value.isAlias, !value.hasComment, key.span.file === value.span.file else {
      return nil
    }
    let place = Span(file: key.span.file, start: key.span.start, end: max(key.span.end, value.span.end))
    return Fix(replacing: place, by: text, isSafe: true)
  }
}

extension Node.Entry {
  /// Returns the fix that makes the entry the last item of a list of lines directly above it; nil for other lists.
  fileprivate func fix(movingInto list: Node) -> Fix? {
    let file = key.span.file
    guard list.kind == .sequence, list.style == .block, !list.isAlias, let first = list.items.first?.span,
      first.isBehind("- "), first.file === file, value.span.file === file, !value.isAlias,
      list.span.end < key.span.start,
      file.bytes[list.span.end..<key.span.start].allSatisfy({ $0 <= UInt8(ascii: " ") })
    else { return nil }
    let (column, own) = (first.startPosition.column - 3, key.span.startPosition.column - 1)
    guard column >= own else { return nil }
    let lines = key.span.startPosition.line...max(key.span.startPosition.line, value.span.endPosition.line)
    let edits = lines.map { line in
      let start = file.byteRange(ofLine: line).lowerBound
      return Fix.Edit(
        start..<start, String(repeating: " ", count: column - own + (line == lines.lowerBound ? 0 : 2)))
    }
    return Fix(
      "move it into the list above", edits + [Fix.Edit(key.span.start..<key.span.start, "- ")], isSafe: false)
  }
}

extension Node {
  /// Returns the fix that adds an entry before the others of a map, which isn't safe, because the value is a guess; nil for a map
  /// that has none, or only merges others.
  package func fix(adding entry: String) -> Fix? {
    guard kind == .mapping, !isAlias, let first = entries.first, !first.isMerged, first.key.span.file === span.file
    else { return nil }
    let place = first.key.span.start
    let line = span.file.byteRange(ofLine: first.key.span.startPosition.line).lowerBound
    let indent = String(repeating: " ", count: place - line)
    let separator = style == .flow ? ", " : "\n" + indent
    return Fix("add `\(entry)`", [Fix.Edit(place..<place, entry + separator)], isSafe: false)
  }
}

extension ValueShape {
  /// Whether the value is a number.
  fileprivate var isNumeric: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }

  /// Returns the word that certainly is meant by a text, or nil if there is none.
  fileprivate func word(meantBy text: String) -> String? {
    switch self {
    case .choice(let words):
      Correction(of: text, in: words.map(\.name)).flatMap { $0.isSafe ? $0.text : nil }
    case .either(let shapes): shapes.lazy.compactMap { $0.word(meantBy: text) }.first
    default: nil
    }
  }

  /// Returns whether a text is one of the words, or the path of an image where one belongs.
  fileprivate func has(word text: String) -> Bool {
    switch self {
    case .choice(let words): words.contains { $0.name == text }
    case .either(let shapes): shapes.contains { $0.has(word: text) }
    case .text(let shape): shape.path == .image && FilePath.isImage(text)
    default: false
    }
  }
}
