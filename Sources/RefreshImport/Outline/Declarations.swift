/// A function, method, initializer or getter.
final class Function {
  /// A parameter.
  struct Parameter {
    let label: String?
    let name: String
    /// The tokens of its type.
    let type: [String]
    /// The tokens of the value that it has by default.
    var value: SourceCode.Slice?
    /// Whether its type is that of a closure, as far as the declaration shows it.
    var isFunction = false
    /// Whether it takes any number of values.
    var isVariadic = false
  }

  /// The base name, or the first part of a selector; for a getter, the name of its property.
  let name: String
  let parameters: [Parameter]
  /// The tokens of its result type.
  let result: [String]
  /// The type that it is a member of, nil if none.
  let typeName: String?
  /// The tokens of its name.
  let place: SourceCode.Slice
  /// The tokens of its body, without the braces.
  let body: SourceCode.Slice
  /// Whether it is a macro, whose body is an expression.
  let isMacro: Bool
  /// Whether it belongs to a type, not to its instances.
  var isStatic = false
  /// The file that has its body.
  var code: SourceCode { body.code }

  init(
    _ name: String, _ parameters: [Parameter] = [], giving result: [String] = [], of typeName: String?,
    at place: SourceCode.Slice, body: SourceCode.Slice, isMacro: Bool = false
  ) {
    (self.name, self.parameters, self.result, self.typeName) = (name, parameters, result, typeName)
    (self.place, self.body, self.isMacro) = (place, body, isMacro)
  }

  /// Whether code uses it as a property: a computed one of Swift, or a method of Objective-C without arguments that
  /// returns something.
  var isProperty: Bool {
    guard parameters.isEmpty, !isMacro else { return false }
    return code.isSwift ? place.isAt(0, "var") && !isObserver : isStatic || result.first != "void"
  }

  /// Whether it is a property that only observes its changes.
  var isObserver: Bool { code.isSwift && body.isAt(0, ["didSet", "willSet"]) }

  /// Whether it does nothing but call the method that it overrides.
  var onlyCallsSuper: Bool {
    body.isEmpty
      || body.count < 12 && (body.isAt(0, "super") || body.isAt(0, "[") && body.isAt(1, "super"))
        && body.statementEnd() >= body.count - 1
  }

  /// Returns the parameters with the arguments of a call; `nil` for those that take their default.
  func bound(to arguments: [(label: String?, value: Value)]) -> [(parameter: Parameter, value: Value?)] {
    var rest = arguments[...]
    // A closure after the call has no label, and is for the last parameter that takes one.
    let last = (parameters.last { $0.isFunction } ?? parameters.last)?.name
    return parameters.map { parameter in
      guard let first = rest.first else { return (parameter, nil) }
      if code.isSwift, parameter.value != nil, case let isLast = parameter.name == last,
        case let mayTrail = first.label == nil && rest.count == 1,
        first.label != parameter.label || mayTrail && first.value.isClosure && !isLast, !(mayTrail && isLast)
      {
        return (parameter, nil)
      }
      rest.removeFirst()
      return (parameter, first.value)
    }
  }
}

/// A constant or property with its initial value.
struct Definition {
  let name: String
  /// The type that it is a member of, nil if none.
  let typeName: String?
  /// The tokens of the value.
  let value: SourceCode.Slice
  /// The words of its type; none if the value determines it.
  var type: [String] = []
  /// Whether it is a variable of Swift, whose value may change.
  var isVariable = false
  /// Whether it is a macro, whose text takes the place of its name.
  var isMacro = false
  /// The file that has the value.
  var code: SourceCode { value.code }
}

/// A case of an enumeration of Swift.
struct EnumCase {
  let typeName: String
  let name: String
  /// Its raw value, if the code writes it.
  let value: SourceCode.Slice?
  /// The words of the type of the raw values.
  let type: [String]
}

/// A class.
struct ClassDeclaration {
  let name: String
  /// The class that it inherits from.
  let parent: String
  /// The token of its name.
  let place: SourceCode.Slice
  /// The file that declares it.
  var code: SourceCode { place.code }
}

/// A type of Swift with the code in which its name means it.
struct ScopedType {
  enum Scope {
    /// All code.
    case everywhere
    /// The code of a type, with its extensions.
    case type(String)
    /// The file, whose name is this.
    case file(String)
  }

  let name: String
  let scope: Scope
}

/// The declarations of a file.
struct Declarations {
  var classes: [ClassDeclaration] = []
  var functions: [Function] = []
  var definitions: [Definition] = []
  /// The cases of enumerations, in their order.
  var cases: [EnumCase] = []
  /// The properties without a value.
  var properties: [(typeName: String?, name: String, type: [String])] = []
  /// The types of Swift that are declared, besides protocols.
  var types: Set<String> = []
  /// The same with the code in which their names have this meaning.
  var scopedTypes: [ScopedType] = []
  /// The code in the braces of types and their extensions.
  var bodies: [(typeName: String, tokens: SourceCode.Slice)] = []
  /// The words after the colons of types of Swift, among which are the protocols to which they conform.
  var conformances: [(typeName: String, words: [String])] = []
  /// The structures of Swift, whose initializers may have arguments for their properties.
  var structs: Set<String> = []
  /// The types that are extended by extensions and categories.
  var extensions: Set<String> = []
  /// The classes of Objective-C whose implementation it has.
  var implementations: Set<String> = []
}
