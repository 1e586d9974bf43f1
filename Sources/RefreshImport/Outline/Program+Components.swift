import RefreshEngine
import RefreshPresets
import RefreshText

/// The classes of components.
extension Program {
  /// The classes from a declared one up to MJRefresh's, the given one first, or nil if it isn't a component.
  func chain(of name: String) -> [ClassDeclaration]? {
    if let known = chains[name] { return known }
    let chain = newChain(of: name)
    chains[name] = .some(chain)
    return chain
  }

  private func newChain(of name: String) -> [ClassDeclaration]? {
    var (chain, next, seen): ([ClassDeclaration], String, Set<String>) = ([], name, [])
    while !next.hasPrefix("MJRefresh") || classes[next] != nil {
      // A class that inherits from itself inherits from nothing.
      guard let declaration = classes[next], seen.insert(next).inserted else { return nil }
      chain.append(declaration)
      next = declaration.parent
    }
    return Self.isOfMJRefresh(next) ? chain : nil
  }

  /// Returns whether a name is that of a component's class.
  func isComponent(_ name: String) -> Bool {
    guard classes[name] != nil || name.hasPrefix("MJRefresh") else { return false }
    return chain(of: name) != nil
  }

  /// Returns whether a class is only declared, in an Objective-C header, so that none of the files contains what it
  /// sets up.
  func isOnlyDeclared(_ declaration: ClassDeclaration) -> Bool {
    !declaration.code.isSwift && !implementations.contains(declaration.name)
  }

  /// Returns the type of a component's class, or `nil` if presets have no such type.
  func kind(of name: String) -> ComponentKind? {
    guard let chain = chain(of: name) else { return nil }
    let base = chain.last?.parent ?? name
    let short = base.dropFirst("MJRefresh".count)
    return ComponentKind(rawValue: short.prefix(1).lowercased() + short.dropFirst())
  }

  /// Returns whether a class belongs to MJRefresh itself.
  static func isClassOfMJRefresh(_ name: String) -> Bool {
    guard name.hasPrefix("MJRefresh") else { return false }
    let short = name.dropFirst("MJRefresh".count)
    return ["Component", "Footer"].contains(short)
      || ComponentKind(rawValue: short.prefix(1).lowercased() + short.dropFirst()) != nil
  }

  private static func isOfMJRefresh(_ name: String) -> Bool {
    let endings = ["Header", "Footer", "Trailer", "Component"]
    return name.hasPrefix("MJRefresh") && endings.contains { name.hasSuffix($0) }
  }

  /// Returns the class method of a component's class, or of one that it inherits from, up to extensions of MJRefresh's own
  /// classes and of views.
  ///
  /// - Parameter arguments: The arguments of a call. The default is `nil`: the name is used as that of a property.
  func classMethod(_ name: String, of className: String, for arguments: Arguments? = nil) -> Function? {
    meant(classNames(of: className).flatMap { overloads(name, of: $0) }.filter(\.isStatic), by: arguments)
  }
}
