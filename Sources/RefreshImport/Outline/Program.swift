import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// All files that are read, by what they declare.
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
      // Apps may have MJRefresh itself among their files; how it works is known.
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

  /// The functions of a name that code means: those of its type, else of its file, else the only one.
  func function(_ name: String, of typeName: String?, near code: SourceCode) -> Function? {
    let all = functionsByName[name] ?? []
    return all.first { $0.typeName == typeName && typeName != nil } ?? all.first { $0.code === code }
      ?? (all.count == 1 ? all[0] : nil)
  }

  /// The methods of a type that have a name.
  func method(_ name: String, of typeName: String) -> Function? {
    functionsByName[name]?.first { $0.typeName == typeName }
  }

  /// The constant of a name that code means.
  ///
  /// - Parameter typeName: The type around, or before the point.
  func definition(_ name: String, of typeName: String?, near code: SourceCode) -> Definition? {
    let all = definitionsByName[name] ?? []
    if let own = all.first(where: { $0.typeName == typeName && typeName != nil }) { return own }
    let free = all.filter { $0.typeName == nil || !$0.code.isSwift }
    return free.first { $0.code === code } ?? (free.count == 1 ? free[0] : nil)
  }

  // MARK: Components

  /// The classes from one that is declared up to the one of MJRefresh, its own first; nil if it is no component.
  func chain(of name: String) -> [ClassDeclaration]? {
    var (chain, next): ([ClassDeclaration], String) = ([], name)
    while !next.hasPrefix("MJRefresh") || classes[next] != nil {
      guard let declaration = classes[next], chain.count < 20 else { return nil }
      chain.append(declaration)
      next = declaration.parent
    }
    return Self.isOfMJRefresh(next) ? chain : nil
  }

  /// Whether a name is that of a component's class.
  func isComponent(_ name: String) -> Bool {
    guard classes[name] != nil || name.hasPrefix("MJRefresh") else { return false }
    return chain(of: name) != nil
  }

  /// The type of a component's class; nil if presets have none.
  func kind(of name: String) -> ComponentKind? {
    guard let chain = chain(of: name) else { return nil }
    let base = chain.last?.parent ?? name
    let short = base.dropFirst("MJRefresh".count)
    return ComponentKind(rawValue: short.prefix(1).lowercased() + short.dropFirst())
  }

  /// Whether a name is that of a class of MJRefresh itself.
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
