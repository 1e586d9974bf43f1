import RefreshEngine
import RefreshPresets

extension Completion {
  /// Adds the keys that a map may have and doesn't have yet.
  mutating func addKeys(
    _ shapes: [ValueShape], in map: SyntaxNode, isFlow: Bool, hasColon: Bool, inBraces: Bool = false
  ) {
    let place = range.lowerBound + shift
    let others = map.entries.filter { !$0.key.contains(place) && $0.key.lowerBound != place }
    let present = Set(others.map(\.name))
    for shape in shapes {
      var keys = shape.keys(in: map, marked)
      switch shape {
      case .oneKey(let all, let options, _) where all().contains { present.contains($0.name) }: keys = options
      case .map(let names, _) where names.isLanguage:
        for tag in workspace.languages(for: document) where !present.contains(tag) {
          append(Item(label: tag, kind: .reference, plain: hasColon ? nil : tag + ": "))
        }
      case .names:
        addDotted(keys, except: present, hasColon: hasColon)
        continue
      default: break
      }
      for key in keys where !present.contains(key.name) && key.isProposed && fits(key, beside: present, in: keys) {
        // A map in one line is complete when its brace is closed.
        guard let others = inBraces ? shape.required(beside: key, in: keys) : [] else { continue }
        add(
          key, isFlow: isFlow, hasColon: hasColon, inBraces: inBraces, with: others, word: shape.word(key.name))
      }
    }
  }

  /// Adds a key with a value.
  ///
  /// - Parameters:
  ///   - others: The keys that a map in braces must also have.
  ///   - word: The same word without a value, which is proposed before it.
  private mutating func add(
    _ key: KeyDescription, isFlow: Bool, hasColon: Bool, inBraces: Bool, with others: [KeyDescription],
    word: ValueShape.Word?
  ) {
    var item = Item(key)
    if let word, !hasColon {
      append(Item(word))
      item.label += ":"
    }
    if !hasColon {
      let alternatives = key.shape.alternatives
      // What may be written in the line of its key usually is.
      let takesLines = !isFlow && key.examples.isEmpty && !alternatives.contains(where: \.isScalar)
      let column = marked.column(of: range.lowerBound + shift)
      let indent = String(repeating: " ", count: column + 2)
      let colon = key.name + ":"
      if takesLines, alternatives.contains(where: \.isList) {
        (item.plain, item.snippet) = (colon + "\n\(indent)- ", colon + "\n\(indent)- $0")
      } else if takesLines, !alternatives.isEmpty {
        (item.plain, item.snippet) = (colon + "\n\(indent)", colon + "\n\(indent)$0")
      } else {
        let value = value(of: key)
        (item.plain, item.snippet) = (colon + " " + value.plain, colon + " " + value.snippet)
      }
      if inBraces {
        let snippet = ([item.snippet ?? ""] + others.snippets).joined(separator: ", ")
        (item.plain, item.snippet) = ("{ \(item.plain ?? "")", "{ \(snippet) }")
      }
    }
    append(item)
  }

  /// Returns what is written after a key and its colon: the call of a flow that the suite has, nothing for a file, because an
  /// example wouldn't exist, and an example of other values as a snippet.
  func value(of key: KeyDescription) -> (plain: String, snippet: String) {
    if key.name == KnownKeys.flow, let flow = document.flows(at: offset).first {
      return (flow.call, flow.callSnippet)
    }
    if key.name == KnownKeys.examples {
      // Several examples need a parameter in the scenario's name, so that their scenarios have different ones.
      let values = usedParameters.enumerated().map { "\($1.asYAML.inSnippet): $\($0 + 1)" }
      return ("", "[ { \(values.isEmpty ? "${1:amount}: ${2:101%}" : values.joined(separator: ", ")) } ]")
    }
    return ("", [KnownKeys.extends, KnownKeys.preset].contains(key.name) ? "$1" : key.exampleSnippet)
  }

  /// Returns whether a key can be in a map that has others: two lengths place a part, a suite has a preset or components, steps
  /// are about components that it has, and call flows that it has.
  func fits(_ key: KeyDescription, beside present: Set<String>, in keys: [KeyDescription]) -> Bool {
    if keys.contains(where: { $0.name == KnownKeys.scenarios }) {
      let isComponent = ComponentRole(rawValue: key.name) != nil
      let hasComponent = present.contains { ComponentRole(rawValue: $0) != nil }
      return !(isComponent && present.contains(KnownKeys.preset) || key.name == KnownKeys.preset && hasComponent)
    }
    if key.name == KnownKeys.flow { return !document.flows(at: offset).isEmpty }
    return hasComponent(key.name.prefix { $0 != "." }) && PartKeys.fits(key.name, beside: present)
  }

  /// Returns whether the subject of a name is a component that the suite has, as far as its components are known.
  private func hasComponent(_ name: Substring) -> Bool {
    guard document.kind == .scenarios, let role = ComponentRole(rawValue: String(name)) else { return true }
    let root = document.tree.root(at: offset)
    let own = ComponentRole.allCases.filter { root?[$0.rawValue] != nil }
    let roles = presets.flatMap { $0.components.map(\.kind.role) } + own
    return roles.isEmpty || roles.contains(role)
  }

  /// Adds the next segment of dotted names.
  private mutating func addDotted(_ keys: [KeyDescription], except present: Set<String>, hasColon: Bool) {
    let prefix = typed.lastIndex(of: ".").map { String(typed[...$0]) } ?? ""
    let before = prefix.split(separator: ".")
    var seen: Set<String> = []
    for key in keys where key.hasPattern || key.name.hasPrefix(prefix) {
      let words = key.name.split(separator: ".")
      guard hasComponent(words[0]), words.count > before.count,
        zip(words, before).allSatisfy({ $0 == "*" || $0 == $1 })
      else { continue }
      let next = words[before.count]
      for word in next == "*" ? partNames(of: String(words[0])) : [String(next)] {
        let name = prefix + word
        if words.count > before.count + 1 {
          // Without parts, there is nothing to name.
          let isEmpty = key.hasPattern && before.count < 2 && partNames(of: String(words[0])).isEmpty
          if !isEmpty, seen.insert(name + ".").inserted { append(Item(label: name + ".", kind: .folderPart)) }
        } else if !present.contains(name), seen.insert(name).inserted {
          var item = Item(key)
          item.label = name
          if !hasColon { (item.plain, item.snippet) = (name + ": ", name + ": $0") }
          append(item)
        }
      }
    }
  }

  /// Returns the names of the parts that a preset, or the suite itself, adds to a component.
  private func partNames(of role: String) -> [String] {
    let components = presets.flatMap(\.components).filter { $0.kind.role.rawValue == role }
    let own = document.tree.root(at: offset)?[role]?.value[KnownKeys.parts]?.value.entries ?? []
    return components.flatMap { $0.settings.parts.map(\.name.text) } + own.map(\.name)
  }
}

extension ValueShape {
  /// Returns the word that may be written instead of a map with a key of the same name.
  fileprivate func word(_ name: String) -> Word? {
    if case .oneKey(_, _, let words) = self { words.first { $0.name == name } } else { nil }
  }
}

extension ValueShape {
  /// Returns the keys without which a map with a key isn't complete; nil if the key alone isn't a reason to write such a map, because it
  /// is optional and others aren't.
  func required(beside key: KeyDescription, in keys: [KeyDescription]) -> [KeyDescription]? {
    let required =
      switch self {
      case .keys: keys.filter(\.isRequired)
      // The other keys depend on this one.
      case .variants(let decisive, _): decisive.isRequired ? [decisive] : []
      default: [] as [KeyDescription]
      }
    guard !required.isEmpty else { return [] }
    return required.contains { $0.name == key.name } ? required.filter { $0.name != key.name } : nil
  }
}

extension [KeyDescription] {
  /// The keys with typical values as snippets, after a first one.
  var snippets: [String] { enumerated().map { "\($1.name): \($1.exampleSnippet(at: $0 + 2))" } }
}

extension KeyDescription {
  /// Whether it is a key that an author should write.
  var isProposed: Bool { !hasPattern && caution == nil }
}
