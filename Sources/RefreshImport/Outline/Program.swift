import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// All files that are read, indexed by their declarations.
final class Program {
  let files: [SourceCode]
  private(set) var classes: [String: ClassDeclaration] = [:]
  private(set) var functions: [Function] = []
  private(set) var definitions: [Definition] = []
  private(set) var extensions: Set<String> = []
  private var functionsByName: [String: [Function]] = [:]
  private var definitionsByName: [String: [Definition]] = [:]

  init(_ sources: [SourceFile]) {
    files = sources.map { SourceCode($0) }
    for code in files {
      let found = code.isSwift ? SwiftOutline.declarations(of: code) : ObjectiveCOutline.declarations(of: code)
      // An app may contain the source code of MJRefresh, whose behaviour is known.
      let own = found.classes.map(\.name) + found.functions.compactMap(\.typeName)
      if own.contains(where: { Self.isClassOfMJRefresh($0) && !found.extensions.contains($0) }) { continue }
      for declaration in found.classes where classes[declaration.name] == nil {
        classes[declaration.name] = declaration
      }
      functions += found.functions
      definitions += found.definitions
      extensions.formUnion(found.extensions)
    }
    for function in functions { functionsByName[function.name, default: []].append(function) }
    for definition in definitions { definitionsByName[definition.name, default: []].append(definition) }
  }

  /// Returns the function that code refers to by a name: that of its type, or else of its file, or else the only
  /// one.
  func function(_ name: String, of typeName: String?, near code: SourceCode) -> Function? {
    let all = functionsByName[name] ?? []
    return all.first { $0.typeName == typeName && typeName != nil } ?? all.first { $0.code === code }
      ?? (all.count == 1 ? all[0] : nil)
  }

  /// Returns the method of a type by its name.
  func method(_ name: String, of typeName: String) -> Function? {
    functionsByName[name]?.first { $0.typeName == typeName }
  }

  /// Returns the constant that code refers to by a name.
  ///
  /// - Parameter typeName: The enclosing type, or the type before the dot.
  func definition(_ name: String, of typeName: String?, near code: SourceCode) -> Definition? {
    let all = definitionsByName[name] ?? []
    if let own = all.first(where: { $0.typeName == typeName && typeName != nil }) { return own }
    let free = all.filter { $0.typeName == nil || !$0.code.isSwift }
    return free.first { $0.code === code } ?? (free.count == 1 ? free[0] : nil)
  }

  // MARK: Components

  /// Returns the superclasses of a declared class up to that of MJRefresh, starting with the class itself, or `nil`
  /// if it is not a component.
  func chain(of name: String) -> [ClassDeclaration]? {
    var (chain, next): ([ClassDeclaration], String) = ([], name)
    while !next.hasPrefix("MJRefresh") || classes[next] != nil {
      guard let declaration = classes[next], chain.count < 20 else { return nil }
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

  /// Returns the type of a component's class, or `nil` if presets have no such type.
  func kind(of name: String) -> ComponentKind? {
    guard let chain = chain(of: name) else { return nil }
    let base = chain.last?.parent ?? name
    let short = base.dropFirst("MJRefresh".count)
    return ComponentKind(rawValue: short.prefix(1).lowercased() + short.dropFirst())
  }

  /// Returns whether a class belongs to MJRefresh itself.
  private static func isClassOfMJRefresh(_ name: String) -> Bool {
    guard name.hasPrefix("MJRefresh") else { return false }
    let short = name.dropFirst("MJRefresh".count)
    return ["Component", "Footer"].contains(short)
      || ComponentKind(rawValue: short.prefix(1).lowercased() + short.dropFirst()) != nil
  }

  private static func isOfMJRefresh(_ name: String) -> Bool {
    let endings = ["Header", "Footer", "Trailer", "Component"]
    return name.hasPrefix("MJRefresh") && endings.contains { name.hasSuffix($0) }
  }
}
