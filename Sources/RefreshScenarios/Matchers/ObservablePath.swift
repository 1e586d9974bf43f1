import RefreshDiagnostics
import RefreshEngine

/// The observables by their paths.
enum ObservablePath {
  private static let observables = Dictionary(uniqueKeysWithValues: Observable.all.map { ($0.path, $0) })

  /// The observable that a path names, checked against the components that may be there.
  ///
  /// - Parameters:
  ///   - path: as it is written.
  ///   - span: where it stands.
  ///   - cast: the components.
  ///   - diagnostics: takes what is wrong with it.
  static func resolve(
    _ path: String, at span: Span, in cast: Cast, into diagnostics: inout Diagnostics
  ) -> Observable? {
    guard let observable = observables[path] else {
      diagnostics.add(unknown(path, at: span, in: cast))
      return nil
    }
    guard case .component(let role, let leaf) = observable else { return observable }
    let kinds = cast.kinds(at: role)
    if kinds.isEmpty {
      diagnostics.add(.noComponent(role, at: span, in: cast))
      return nil
    }
    if !kinds.contains(where: leaf.exists) {
      let owners = ComponentKind.allCases.filter { $0.role == role && leaf.exists(for: $0) }
      let subject = kinds.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      let part = leaf.path.split(separator: ".").first.map(String.init) ?? leaf.path
      let message =
        owners.isEmpty
        ? "no \(role.rawValue) has '\(part)'"
        : "\(subject) has no '\(part)'; \(owners.map(\.rawValue).joined(separator: ", ")) \(owners.count == 1 ? "has" : "have")"
      diagnostics.add(Diagnostic(.noSuchPart, message, at: span))
      return nil
    }
    return observable
  }

  /// What to say of a path that names nothing: the nearest, or what its group has.
  private static func unknown(_ path: String, at span: Span, in cast: Cast) -> Diagnostic {
    let known = Observable.all.filter { $0.isObservable(in: cast) }.map(\.path)
    if let nearest = nearestName(to: path, in: known) ?? nearestName(to: path, in: Observable.all.map(\.path)) {
      return Diagnostic(
        .unknownPath, "'\(path)' can't be observed; did you mean '\(nearest)'?", at: span)
    }
    // `header.stateLabel.colour`: what is known as far as the path is right, one name deeper.
    var prefix = path.split(separator: ".", omittingEmptySubsequences: false).dropLast()
    while true {
      let start = prefix.map { $0 + "." }.joined()
      var names: [String] = []
      for path in known where path.hasPrefix(start) {
        let name = String(path.dropFirst(start.count).prefix { $0 != "." })
        if !names.contains(name) { names.append(name) }
      }
      if !names.isEmpty {
        let place = start.isEmpty ? "what can be observed" : "'\(start.dropLast())' has"
        let verb = start.isEmpty ? " begins with " : " "
        return Diagnostic(
          .unknownPath, "'\(path)' can't be observed; \(place)\(verb)\(names.joined(separator: ", "))", at: span)
      }
      prefix = prefix.dropLast()
    }
  }
}

extension Observable {
  /// Whether it belongs to the scroll view or to a component that may be there.
  fileprivate func isObservable(in cast: Cast) -> Bool {
    guard case .component(let role, let leaf) = self else { return true }
    return cast.kinds(at: role).contains(where: leaf.exists)
  }
}
