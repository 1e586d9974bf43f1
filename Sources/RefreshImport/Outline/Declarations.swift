/// A function, method, initializer or getter.
final class Function {
  /// A parameter.
  struct Parameter {
    let label: String?
    let name: String
    /// The tokens of its type.
    let type: [String]
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
  /// The file that has its body.
  var code: SourceCode { body.code }

  init(
    _ name: String, _ parameters: [Parameter] = [], giving result: [String] = [], of typeName: String?,
    at place: SourceCode.Slice, body: SourceCode.Slice, isMacro: Bool = false
  ) {
    (self.name, self.parameters, self.result, self.typeName) = (name, parameters, result, typeName)
    (self.place, self.body, self.isMacro) = (place, body, isMacro)
  }
}

/// A constant or property with its initial value.
struct Definition {
  let name: String
  /// The type that it is a member of, nil if none.
  let typeName: String?
  /// The tokens of the value.
  let value: SourceCode.Slice
  /// The file that has the value.
  var code: SourceCode { value.code }
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

/// The declarations of a file.
struct Declarations {
  var classes: [ClassDeclaration] = []
  var functions: [Function] = []
  var definitions: [Definition] = []
  /// The types that are extended by extensions and categories.
  var extensions: Set<String> = []
}
