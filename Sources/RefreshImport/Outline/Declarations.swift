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
  let code: SourceCode
  /// The type of which it is a member, or `nil` if there is none.
  let typeName: String?
  /// The tokens of its name.
  let place: Range<Int>
  /// The tokens of its body, without the braces.
  let body: Range<Int>
  /// Whether it is a macro, whose body is an expression.
  let isMacro: Bool

  init(
    _ name: String, _ parameters: [Parameter] = [], giving result: Range<Int>, in code: SourceCode,
    of typeName: String?, at place: Range<Int>, body: Range<Int>, isMacro: Bool = false
  ) {
    self.result = result.filter { code.tokens[$0].kind == .word }.map(code.text)
    (self.name, self.parameters, self.code, self.typeName) = (name, parameters, code, typeName)
    (self.place, self.body, self.isMacro) = (place, body, isMacro)
  }
}

/// A constant or property with its initial value.
struct Definition {
  let name: String
  let code: SourceCode
  /// The type of which it is a member, or `nil` if there is none.
  let typeName: String?
  /// The tokens of the value.
  let value: Range<Int>
}

/// A class.
struct ClassDeclaration {
  let name: String
  /// The class that it inherits from.
  let parent: String
  let code: SourceCode
  /// The token of its name.
  let place: Range<Int>
}

/// The declarations of a file.
struct Declarations {
  var classes: [ClassDeclaration] = []
  var functions: [Function] = []
  var definitions: [Definition] = []
  /// The types that are extended by extensions and categories.
  var extensions: Set<String> = []
}
