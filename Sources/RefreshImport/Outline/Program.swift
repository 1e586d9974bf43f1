import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets

/// All files that are read, indexed by their declarations.
final class Program {
  /// A name in a type; the type is nil for a name outside all types.
  private struct Member: Hashable {
    let typeName: String?
    let name: String
  }

  /// The files, without those of MJRefresh itself.
  private(set) var files: [SourceCode] = []
  /// The files of MJRefresh itself, whose behaviour is known.
  private(set) var libraryFiles: [SourceFile] = []
  private(set) var classes: [String: ClassDeclaration] = [:]
  private(set) var functions: [Function] = []
  private(set) var definitions: [Definition] = []
  private var structs: Set<String> = []
  /// The types that the code declares, besides protocols, and not only extends.
  private(set) var types: Set<String> = []
  /// The names of the protocols to which types conform themselves, by type.
  private(set) var conformances: [String: Set<String>] = [:]
  /// The labels of arguments in the files of Swift.
  private var labels: Set<String> = []
  /// The cases of enumerations, by type.
  private(set) var cases: [String: [EnumCase]] = [:]
  private(set) var extensions: Set<String> = []
  private(set) var implementations: Set<String> = []
  private var properties: Set<Member> = []
  /// The properties without a value, with the words of their types.
  private(set) var typedProperties: [(typeName: String, name: String, type: [String])] = []
  /// The names of the properties that hold components, by type.
  private(set) var holders: [String: Set<String>] = [:]
  /// The same with inherited ones, as far as they have been looked up.
  var inheritedHolders: [String: Set<String>] = [:]
  /// The names that Swift code assigns to somewhere.
  private var assigned: Set<String> = []
  /// The same for Objective-C.
  private var assignedInC: Set<String> = []
  /// The properties that do nothing but wrap those of MJRefresh.
  private var wrappers: [String: ComponentRole] = [:]
  private var functionsByName: [String: [Function]] = [:]
  private var methods: [Member: [Function]] = [:]
  private var methodsByType: [String: [Function]] = [:]
  private var definitionsByName: [String: [Definition]] = [:]
  private var definitionsByMember: [Member: Definition] = [:]
  private var definitionsByType: [String: [Definition]] = [:]
  /// The functions that do something to components.
  private(set) var handlers: Set<ObjectIdentifier> = []
  /// Their names.
  private(set) var handlerNames: Set<String> = []
  /// The methods without arguments among them that objects call on themselves.
  private(set) var ownCalls: Set<ObjectIdentifier> = []
  /// The names in the bodies of functions and in constants.
  private(set) var calledNames: Set<String> = []
  /// The chains that have been looked up; nil for one that isn't a component.
  var chains: [String: [ClassDeclaration]?] = [:]

  init(_ sources: [SourceFile]) {
    let all = Self.withUniqueTypes(
      Self.withoutAliases(
        sources.map { source in
          let code = SourceCode(source)
          return (code, Self.declarations(of: code))
        }))
    // An app may contain the source code of MJRefresh.
    let isInApp = all.contains { $0.found.areOfMJRefresh }
    for (code, all) in all {
      if all.areOfMJRefresh || isInApp && code.isNamedAsInMJRefresh {
        libraryFiles.append(code.file)
        continue
      }
      let found = all.withoutMJRefresh
      files.append(code)
      properties.formUnion(found.properties.map { Member(typeName: $0.typeName, name: $0.name) })
      typedProperties += found.properties.compactMap { property in
        property.typeName.map { ($0, property.name, property.type) }
      }
      for declaration in found.classes where classes[declaration.name] == nil {
        classes[declaration.name] = declaration
      }
      functions += found.functions
      definitions += found.definitions
      structs.formUnion(found.structs)
      types.formUnion(found.types.union(found.implementations))
      for (type, words) in found.conformances { conformances[type, default: []].formUnion(words) }
      for item in found.cases { cases[item.typeName, default: []].append(item) }
      extensions.formUnion(found.extensions)
      implementations.formUnion(found.implementations)
    }
    for function in functions {
      functionsByName[function.name, default: []].append(function)
      if let typeName = function.typeName { methodsByType[typeName, default: []].append(function) }
      methods[Member(typeName: function.typeName, name: function.name), default: []].append(function)
    }
    for definition in definitions {
      definitionsByName[definition.name, default: []].append(definition)
      let member = Member(typeName: definition.typeName, name: definition.name)
      if definitionsByMember[member] == nil { definitionsByMember[member] = definition }
      if let typeName = definition.typeName { definitionsByType[typeName, default: []].append(definition) }
    }
    for code in files { noteAssignments(in: code.all) }
    for function in functions where !isComponent(function.typeName ?? "") {
      if let role = function.wrappedRole { wrappers[function.name] = role }
    }
    holders = findHolders()
    handlers = findHandlers()
    handlerNames = Set(functions.filter { handlers.contains(ObjectIdentifier($0)) }.map(\.name))
    for tokens in functions.map(\.body) + definitions.map(\.value) {
      calledNames.formUnion(tokens.words.filter(handlerNames.contains))
    }
    ownCalls = findOwnCalls()
  }

  /// The functions with a name.
  func functions(named name: String) -> [Function] { functionsByName[name] ?? [] }

  static func declarations(of code: SourceCode) -> Declarations {
    code.isSwift ? SwiftOutline.declarations(of: code) : ObjectiveCOutline.declarations(of: code)
  }

  /// Returns the files with the types that aliases mean.
  private static func withoutAliases(
    _ files: [(code: SourceCode, found: Declarations)]
  ) -> [(code: SourceCode, found: Declarations)] {
    let parents = Dictionary(files.flatMap { $0.found.classes.map { ($0.name, $0.parent) } }) { first, _ in first }
    guard TypeAlias.resolve(in: files.map(\.code), parents: parents) else { return files }
    return files.map { ($0.code, declarations(of: $0.code)) }
  }

  private func noteAssignments(in tokens: SourceCode.Slice) {
    for offset in tokens.offsets where tokens.kind(offset) == .word && !tokens.isAt(offset - 1, ["let", "var"]) {
      if tokens.isSwift, tokens.isAt(offset + 1, ":"), tokens.isAt(offset - 1, ["(", ","]) {
        labels.insert(tokens.text(offset))
      }
      guard tokens.isChanged(offset) else { continue }
      if tokens.isSwift { assigned.insert(tokens.text(offset)) } else { assignedInC.insert(tokens.text(offset)) }
    }
  }

  /// Returns whether code assigns something to a property with a name.
  func isSet(_ name: String) -> Bool { assigned.contains(name) || assignedInC.contains(name) }

  /// Returns whether a function returns a component, as far as its declaration shows it.
  func givesComponent(_ function: Function) -> Bool { function.result.contains(where: isComponent) }

  /// Returns whether code may change the value of a definition.
  func mayChange(_ definition: Definition) -> Bool {
    guard definition.isVariable else { return false }
    // Code that observes changes expects some.
    let isObserved = definition.typeName.flatMap { method(definition.name, of: $0) }?.isObserver ?? false
    // `Style(height: 80)`
    let isArgument = structs.contains(definition.typeName ?? "") && labels.contains(definition.name)
    return isObserved || isArgument || assigned.contains(definition.name)
  }

  /// Returns the role of a scroll view's property: of MJRefresh's own, or of one that does nothing but wrap it.
  func role(of name: String) -> ComponentRole? {
    wrappers[name] ?? (name.hasPrefix("mj_") ? ComponentRole(rawValue: String(name.dropFirst(3))) : nil)
  }

  /// Returns a type and the classes in the code that it inherits from, itself first.
  func ancestry(of typeName: String) -> [String] {
    var (names, seen): ([String], Set<String>) = ([typeName], [typeName])
    while let parent = classes[names[names.count - 1]]?.parent, seen.insert(parent).inserted,
      names.count <= Interpreter.Limit.mostClasses
    {
      names.append(parent)
    }
    return names
  }

  /// Returns whether a component's class declares a property itself.
  func declares(_ name: String, in className: String) -> Bool {
    ancestry(of: className).contains { type in
      [name, "_" + name].contains { properties.contains(Member(typeName: type, name: $0)) }
        || definitionsByMember[Member(typeName: type, name: name)] != nil || method(name, of: type) != nil
    }
  }

  /// Returns whether objects of a type have a property with a name.
  func hasMember(_ name: String, in typeName: String?) -> Bool {
    guard let typeName else { return false }
    return declares(name, in: typeName)
  }

  /// Returns the function that code refers to by a name: that of its type, or else one in extensions of types that aren't in the
  /// code, or else that of its file, or else the only one outside of types. The methods of other types are never
  /// meant, except those of enclosing types.
  ///
  /// - Parameter arguments: The arguments of a call; `nil` if the name is used as that of a property.
  func function(
    _ name: String, of typeName: String?, near code: SourceCode, for arguments: Arguments? = nil
  ) -> Function? {
    if let typeName, case let own = overloads(name, ofObject: typeName), !own.isEmpty {
      return meant(own, by: arguments)
    }
    let all = functionsByName[name] ?? []
    // Types inside others see their static methods.
    let free = all.filter { $0.typeName == nil || $0.isStatic && $0.code.isSwift && $0.code === code }
    if let typeName, free.isEmpty {
      let conforming = all.filter { function in function.typeName.map { conforms(typeName, to: $0) } ?? false }
      if let function = meant(conforming, by: arguments) { return function }
      return meant(all.filter(isOfUnknownType), by: arguments)
    }
    if let arguments, !free.contains(where: \.isMacro) {
      let own = free.filter { $0.code === code }
      return meant(own.isEmpty ? free : own, by: arguments)
    }
    return Self.meant(free, near: code, body: \.body) { $0.isMacro }
  }

  /// Returns the declaration that a name means in a file: that of the file, or else the only one. What a file defines for
  /// itself, such as a macro of an Objective-C file that no other imports, doesn't count elsewhere if headers have the name.
  private static func meant<Declaration>(
    _ all: [Declaration], near code: SourceCode, body: (Declaration) -> SourceCode.Slice,
    isMacro: (Declaration) -> Bool
  ) -> Declaration? {
    if let own = all.first(where: { body($0).code === code }) { return own }
    let shared = all.filter { !isMacro($0) || !body($0).code.isImplementation }
    let rest = shared.isEmpty ? all : shared
    guard let first = rest.first else { return nil }
    // A macro may be defined again with the same text.
    let isSame = rest.count == 1 || rest.allSatisfy(isMacro) && Set(rest.map { body($0).span.text }).count == 1
    return isSame ? first : nil
  }

  /// The methods of a type that have a name, in the order of the code.
  func overloads(_ name: String, of typeName: String) -> [Function] {
    methods[Member(typeName: typeName, name: name)] ?? []
  }

  /// The method of a type that has a name; of several, that which is used as a property, or else the first.
  func method(_ name: String, of typeName: String) -> Function? { meant(overloads(name, of: typeName), by: nil) }

  /// The methods of a type, in the order of the code.
  func methods(of typeName: String) -> [Function] { methodsByType[typeName] ?? [] }

  /// Returns the methods of a component that a name may mean in a file: those in extensions of its classes up to UIKit's, in the
  /// file itself if there are any.
  func extensionMethods(_ name: String, of className: String, near code: SourceCode) -> [Function] {
    let all = classNames(of: className).flatMap { overloads(name, of: $0) }
    let own = all.filter { $0.code === code }
    return own.isEmpty ? all : own
  }

  /// Returns the initializer of an extension that takes arguments with some labels.
  func initializer(of typeName: String, taking labels: [String?]) -> Function? {
    functionsByName["init"]?.first { function in
      guard function.typeName == typeName, !function.parameters.isEmpty else { return false }
      var rest = labels[...]
      for parameter in function.parameters {
        if let label = rest.first, label == parameter.label {
          rest.removeFirst()
        } else if parameter.value == nil {
          return false
        }
      }
      return rest.isEmpty
    }
  }

  /// Returns the constant that code refers to by a name.
  ///
  /// - Parameter typeName: The enclosing type, or the type before the dot.
  func definition(_ name: String, of typeName: String?, near code: SourceCode) -> Definition? {
    for type in typeName.map(ancestry) ?? [] {
      if let own = definitionsByMember[Member(typeName: type, name: name)] { return own }
    }
    let all = definitionsByName[name] ?? []
    let free = all.filter { $0.typeName == nil || !$0.code.isSwift }
    return Self.meant(free, near: code, body: \.value) { !$0.code.isSwift }
  }

  /// Returns the type that a path such as `Style.Text` leads to, or `nil` if it leads to none, or if several types of this
  /// name inside others have the member.
  func typeName(atEndOf path: String, having member: String) -> String? {
    let words = path.split(separator: ".")
    guard let last = words.last, words.allSatisfy({ $0.first?.isUppercase ?? false }) else { return nil }
    guard words.count > 1 else { return path }
    // Types of several others may have one name.
    let unique = Self.localName(String(last), in: String(words[words.count - 2]))
    let type = types.contains(unique) ? unique : String(last)
    let all = definitionsByName[member] ?? []
    return all.count { $0.typeName == type } > 1 ? nil : type
  }

  /// The constants and properties of a type, in the order of the code.
  func definitions(of typeName: String) -> [Definition] { definitionsByType[typeName] ?? [] }
}
