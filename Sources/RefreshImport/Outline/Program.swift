import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// All files that are read, indexed by their declarations.
final class Program {
  /// A name in a type; of what is in no type the type is nil.
  private struct Member: Hashable {
    let typeName: String?
    let name: String
  }

  let files: [SourceCode]
  private(set) var classes: [String: ClassDeclaration] = [:]
  private(set) var functions: [Function] = []
  private(set) var definitions: [Definition] = []
  private(set) var extensions: Set<String> = []
  private var functionsByName: [String: [Function]] = [:]
  private var methods: [Member: Function] = [:]
  private var definitionsByName: [String: [Definition]] = [:]
  private var definitionsByMember: [Member: Definition] = [:]
  private var definitionsByType: [String: [Definition]] = [:]
  /// The chains that have been looked up; nil for what is no component.
  private var chains: [String: [ClassDeclaration]?] = [:]

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
    for function in functions {
      functionsByName[function.name, default: []].append(function)
      let member = Member(typeName: function.typeName, name: function.name)
      if methods[member] == nil { methods[member] = function }
    }
    for definition in definitions {
      definitionsByName[definition.name, default: []].append(definition)
      let member = Member(typeName: definition.typeName, name: definition.name)
      if definitionsByMember[member] == nil { definitionsByMember[member] = definition }
      if let typeName = definition.typeName { definitionsByType[typeName, default: []].append(definition) }
    }
  }

  /// Returns the function that code refers to by a name: that of its type, or else of its file, or else the only
  /// one.
  func function(_ name: String, of typeName: String?, near code: SourceCode) -> Function? {
    if let typeName, let own = method(name, of: typeName) { return own }
    let all = functionsByName[name] ?? []
    return all.first { $0.code === code } ?? (all.count == 1 ? all[0] : nil)
  }

  /// The method of a type that has a name.
  func method(_ name: String, of typeName: String) -> Function? { methods[Member(typeName: typeName, name: name)] }

  /// Returns the constant that code refers to by a name.
  ///
  /// - Parameter typeName: The enclosing type, or the type before the dot.
  func definition(_ name: String, of typeName: String?, near code: SourceCode) -> Definition? {
    if let typeName, let own = definitionsByMember[Member(typeName: typeName, name: name)] { return own }
    let all = definitionsByName[name] ?? []
    let free = all.filter { $0.typeName == nil || !$0.code.isSwift }
    return free.first { $0.code === code } ?? (free.count == 1 ? free[0] : nil)
  }

  /// The constants and properties of a type, in the order of the code.
  func definitions(of typeName: String) -> [Definition] { definitionsByType[typeName] ?? [] }

  // MARK: Components

  /// The classes from one that is declared up to the one of MJRefresh, the given one first, or nil if it is no component.
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
