import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// The observables by their paths.
extension ObservablePath {
  /// How many names a message lists at most.
  private static let longestList = 12

  /// All of them by their paths.
  package static let observables = Dictionary(uniqueKeysWithValues: ObservablePath.all.map { ($0.path, $0) })

  /// The observable that a path names, checked against the components that may be there.
  ///
  /// - Parameters:
  ///   - path: As it is written.
  ///   - span: Where it stands.
  ///   - cast: The components.
  ///   - diagnostics: Collects the diagnostics.
  static func resolve(
    _ path: String, at span: Span, in cast: Cast, into diagnostics: inout Diagnostics
  ) -> ObservablePath? {
    guard let observable = observables[path] else {
      return diagnostics.refuse(.unknownPath, at: span) { unknown(path, at: span, in: cast) }
    }
    guard case .component(let role, let leaf) = observable else { return observable }
    guard cast.knows(role) else { return diagnostics.refuse(.missingComponent(role, at: span, in: cast)) }
    if let problem = missingPart(leaf, of: role, at: span, in: cast) { return diagnostics.refuse(problem) }
    return observable
  }

  /// The diagnostic of a part that none of the possible components has; nil if one has it.
  static func missingPart(
    _ leaf: ComponentLeaf, of role: ComponentRole, at span: Span, in cast: Cast
  ) -> Diagnostic? {
    if cast.mayHave(leaf, at: role) { return nil }
    let kinds = cast.kinds(at: role)
    let part = leaf.path.split(separator: ".").first ?? ""
    let owners = ComponentKind.all(of: role).filter(leaf.exists)
    return Diagnostic(
      .noSuchPart, "\(list(kinds, "or")) has no `\(part)`", at: span,
      help: owners.isEmpty
        ? "no \(role.rawValue) has one" : "\(list(owners, "and")) \(owners.count == 1 ? "has" : "have") it")
  }

  private static func list(_ kinds: [ComponentKind], _ word: String) -> String {
    joined(kinds.map { "`\($0.rawValue)`" }, by: word)
  }

  /// The diagnostic of an unknown path: it gives the nearest name, or the names that can follow the part that is right.
  private static func unknown(_ path: String, at span: Span, in cast: Cast) -> Diagnostic {
    let known = ObservablePath.all.filter { observable in
      guard case .component(let role, let leaf) = observable else { return true }
      return cast.mayHave(leaf, at: role)
    }.map(\.path)
    let message = "nothing observable is called \(quoted(path))"
    if let meant = dottedName(for: path, in: known) {
      let fix = span.text == path ? Fix(replacing: span, by: meant, isSafe: true) : nil
      return Diagnostic(.unknownPath, message, at: span, help: "write `\(meant)`", fix: fix)
    }
    if let nearest = nearestName(to: path, in: known) ?? nearestName(to: path, in: ObservablePath.all.map(\.path)) {
      // In quotes the text can differ from what is written.
      let fix =
        span.text == path ? Fix(replacing: span, by: nearest, isSafe: isSameName(path, nearest)) : nil
      return Diagnostic(.unknownPath, message, at: span, help: "did you mean `\(nearest)`?", fix: fix)
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
    return Diagnostic(.unknownPath, message, at: span, help: "what can be observed begins with \(names)")
  }

  /// The three paths of many that are most alike to one.
  private static func nearest(to path: String, in paths: [String]) -> String? {
    let alike = rankedNames(to: path, in: paths).map { "`\($0)`" }
    return alike.count > 1 ? "the nearest are \(joined(alike, by: "and"))" : nil
  }

  /// The words that may follow the beginning of a path, each once, in order.
  private static func names(under start: Substring, in paths: [String]) -> [String] {
    var names: [String] = []
    for path in paths where path.hasPrefix(start) {
      let name = "`\(path.dropFirst(start.count).prefix { $0 != "." })`"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
