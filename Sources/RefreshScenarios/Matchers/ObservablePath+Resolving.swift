import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

/// Finding observables by their paths.
extension ObservablePath {
  /// The greatest number of names in a message.
  private static let longestList = 12

  /// The observables of parts, with `*` instead of the part's name.
  static let ofParts = ComponentRole.allCases.flatMap { role in
    PartLeaf.all.map { ObservablePath.part(role, PartName("*"), $0) }
  }

  /// Returns the observable that a path names, for any components and parts.
  package static func named(_ path: some StringProtocol) -> ObservablePath? {
    observables[String(path)] ?? part(String(path), in: nil)
  }

  /// Returns the observable of a part that a path names, if the cast may have such a part; without a cast, of any
  /// part.
  private static func part(_ path: String, in cast: Cast?) -> ObservablePath? {
    let words = path.split(separator: ".", maxSplits: 3)
    guard words.count == 4, words[1] == "parts", let role = ComponentRole(rawValue: String(words[0])) else {
      return nil
    }
    let name = PartName(String(words[2]))
    guard let parts = cast?.parts(at: role) else {
      guard cast?.knows(role) ?? true else { return nil }
      return PartLeaf.all.first { $0.path == words[3] }.map { .part(role, name, $0) }
    }
    let leaves = parts.lazy.filter { $0.name == name }.flatMap { PartLeaf.all(of: $0.kind) }
    return leaves.first { $0.path == words[3] }.map { .part(role, name, $0) }
  }

  /// Returns the observable that a path names, checked against the components that may be attached.
  ///
  /// - Parameters:
  ///   - path: The path as it is written.
  ///   - span: The location of the path.
  ///   - cast: The components.
  ///   - isAbsent: Whether it is expected to be absent, as everything of a component is that was never there. The
  ///     default is `false`.
  ///   - diagnostics: Collects the diagnostics.
  static func resolve(
    _ path: String, at span: Span, in cast: Cast, isAbsent: Bool = false, into diagnostics: inout Diagnostics
  ) -> ObservablePath? {
    let known = observables[path]
    let role: ComponentRole? =
      switch known {
      case .component(let role, _): role
      case nil: ComponentRole(rawValue: String(path.prefix { $0 != "." }))
      default: nil
      }
    // An absent component has no parts.
    if let role, !cast.knows(role) {
      if isAbsent, let absent = named(path) { return absent }
      return diagnostics.refuse(.missingComponent(role, at: span, in: cast))
    }
    guard let observable = known ?? part(path, in: cast) else {
      return diagnostics.refuse(.unknownPath, at: span) { unknown(path, at: span, in: cast) }
    }
    guard case .component(let role, let leaf) = observable else { return observable }
    if let problem = missingPart(leaf, of: role, at: span, in: cast) { return diagnostics.refuse(problem) }
    return observable
  }

  /// Returns the diagnostic of a part that no possible component has, or `nil` if one has it.
  static func missingPart(
    _ leaf: ComponentLeaf, of role: ComponentRole, at span: Span, in cast: Cast
  ) -> Diagnostic? {
    if cast.mayHave(leaf, at: role) { return nil }
    let kinds = cast.kinds(at: role)
    let part = leaf.path.split(separator: ".").first ?? ""
    let owners = ComponentKind.all(of: role).filter(leaf.exists)
    return Diagnostic(
      .noSuchPart, "\(list(kinds, "or")) doesn't have `\(part)`", at: span,
      help: owners.isEmpty
        ? "no \(role.rawValue) has it" : "\(list(owners, "and")) \(owners.count == 1 ? "has" : "have") it")
  }

  private static func list(_ kinds: [ComponentKind], _ word: String) -> String {
    joined(kinds.map { "`\($0.rawValue)`" }, by: word)
  }

  /// Returns the diagnostic of an unknown path, which suggests the nearest name, or the names that can follow the
  /// correct beginning.
  private static func unknown(_ path: String, at span: Span, in cast: Cast) -> Diagnostic {
    let known = paths(in: cast)
    let message = "there is no observable \(quoted(path))"
    // A call is counted: `header.refreshing()` is `header.calls.refreshing`.
    let call = path.hasSuffix("()") ? "calls." + (path.split(separator: ".").last?.dropLast(2) ?? "") : nil
    let counted = call.flatMap { call in
      dottedName(for: (path.split(separator: ".").dropLast() + [call[...]]).joined(separator: "."), in: known)
    }
    if let meant = counted ?? dottedName(for: path, in: known) {
      let fix = span.text == path ? Fix(replacing: span, by: meant, isSafe: true) : nil
      return Diagnostic(.unknownPath, message, at: span, help: "write `\(meant)`", fix: fix)
    }
    let words = path.split(separator: ".").sorted()
    let turned = known.first { $0.utf8.count == path.utf8.count && $0.split(separator: ".").sorted() == words }
    if words.count > 1, let turned {
      let fix = span.text == path ? Fix(replacing: span, by: turned, isSafe: true) : nil
      return Diagnostic(.unknownPath, message, at: span, help: "write `\(turned)`", fix: fix)
    }
    if let nearest = nearestName(to: path, in: known) ?? nearestName(to: path, in: written.map(\.path)) {
      // In quotes, the text can differ from its source.
      let fix = span.text == path ? Fix(replacing: span, by: nearest, isSafe: isSameName(path, nearest)) : nil
      return Diagnostic(.unknownPath, message, at: span, help: "did you mean `\(nearest)`?", fix: fix)
    }
    let parts = path.split(separator: ".")
    if parts.count > 1, parts[1] == "parts", let role = ComponentRole(rawValue: String(parts[0])),
      cast.parts(at: role)?.isEmpty ?? false
    {
      return Diagnostic(
        .unknownPath, message, at: span,
        help: "the \(role.rawValue) has no parts; add them under `parts` in a preset")
    }
    var start = path[...]
    while !start.isEmpty {
      let names = names(under: start + ".", in: known)
      if !names.isEmpty {
        let list =
          names.count > longestList
          ? nearest(to: path, in: known) : "`\(start)` has \(names.joined(separator: ", "))"
        return Diagnostic(.unknownPath, message, at: span, help: list)
      }
      start = start[..<(start.lastIndex(of: ".") ?? start.startIndex)]
    }
    let names = names(under: "", in: known).joined(separator: ", ")
    return Diagnostic(.unknownPath, message, at: span, help: "observables begin with \(names)")
  }

  /// Returns the observables of a cast that an incomplete path may stand for: those below it except texts, the vertical ones
  /// first, and those that end with it.
  static func completions(of path: String, in cast: Cast) -> [ObservablePath] {
    let known = paths(in: cast)
    let dots = path.count { $0 == "." }
    func observables(where isMeant: (String) -> Bool) -> [ObservablePath] {
      known.filter { $0.count { $0 == "." } == dots + 1 && isMeant($0) }.compactMap { named($0) }
    }
    let below = observables { $0.hasPrefix("\(path).") }.filter { observable in
      // After a single word, only a state or the like shows which is meant.
      if case .name = observable.type { true } else { dots > 0 && observable.type != .text }
    }
    let vertical = below.filter { $0.path.hasSuffix(".y") || $0.path.hasSuffix(".top") }
    let ends = observables { $0.hasSuffix(".\(path)") }.filter { $0.type != .text }
    return vertical + below.filter { !vertical.contains($0) } + ends
  }

  /// Returns a phrase with the three paths that are most similar to a path.
  private static func nearest(to path: String, in paths: [String]) -> String? {
    let alike = rankedNames(to: path, in: paths).map { "`\($0)`" }
    return alike.count > 1 ? "the nearest are \(joined(alike, by: "and"))" : nil
  }

  /// Returns the words that may follow the beginning of a path, each once, in order.
  private static func names(under start: Substring, in paths: [String]) -> [String] {
    var seen: Set<Substring> = []
    return paths.filter { $0.utf8.starts(with: start.utf8) }
      .map { Substring($0.utf8.dropFirst(start.utf8.count).prefix { $0 != UInt8(ascii: ".") }) }
      .filter { seen.insert($0).inserted }.map { "`\($0)`" }
  }

  /// The observables that all types have, with their paths. They are written once, because an editor asks for what was
  /// meant with each key that is pressed.
  private static let written = all.map { (observable: $0, path: $0.path) }

  /// Returns the paths of the observables that the components of a cast may have.
  private static func paths(in cast: Cast) -> [String] {
    let own = written.filter { observable, _ in
      guard case .component(let role, let leaf) = observable else { return true }
      return cast.mayHave(leaf, at: role)
    }
    let parts = cast.roles.flatMap { role in (cast.parts(at: role) ?? []).flatMap { $0.paths(at: role) } }
    return own.map(\.path) + parts
  }
}

extension PartSettings {
  /// Returns the paths of its observables in a role.
  fileprivate func paths(at role: ComponentRole) -> [String] {
    PartLeaf.all(of: kind).map { ObservablePath.part(role, name, $0).path }
  }
}

extension PartLeaf {
  /// The observables of all kinds of parts, each path once.
  static let all: [PartLeaf] =
    [.frameX, .frameY, .frameWidth, .frameHeight] + PartProperty.allCases.map { .property($0) }

  /// The kinds whose parts have the observable; empty if all have it.
  var kinds: [PartKind] {
    let kinds = PartKind.allCases.filter { kind in PartLeaf.all(of: kind).contains { $0.path == path } }
    return kinds == PartKind.allCases ? [] : kinds
  }
}
