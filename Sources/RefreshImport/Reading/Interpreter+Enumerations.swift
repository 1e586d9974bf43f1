/// Enumerations of Swift that the app declares.
extension Interpreter {
  /// Returns the case that a path means, with the cases of its enumeration: `Height.tall`, or `.tall` if only one enumeration
  /// has it.
  func enumCase(_ path: String) -> (cases: [EnumCase], index: Int)? {
    let words = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, let name = words.last else { return nil }
    let owner = words[words.count - 2]
    let all = owner.isEmpty ? Array(program.cases.values) : [program.cases[owner] ?? []]
    let having = all.filter { $0.contains { $0.name == name } }
    guard having.count == 1, let index = having[0].firstIndex(where: { $0.name == name }) else { return nil }
    return (having[0], index)
  }

  /// Returns the raw value of a case, or `nil` if a path doesn't mean one that has it.
  func rawValue(of path: String, _ frame: Frame) -> Value? {
    guard let (cases, index) = enumCase(path) else { return nil }
    let type = cases[index].type
    if type.contains("String") {
      guard let value = cases[index].value else { return .text(cases[index].name) }
      return evaluate(ExpressionReader.read(value), frame)
    }
    guard !Set(type).isDisjoint(with: Self.numberTypes) else { return nil }
    // Each case without a value has the one after the case before it.
    let first = cases[...index].lastIndex { $0.value != nil }
    let start = first.flatMap { cases[$0].value }.map { evaluate(ExpressionReader.read($0), frame) }
    guard case .number(let number) = start ?? .number(Number(0)) else { return nil }
    let distance = Number(index - (first ?? 0))
    return Value(Number.computed("+", number, distance)).converted(to: type.filter(Self.numberTypes.contains))
  }

  private static let numberTypes: Set<String> = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "CGFloat", "Double",
    "Float",
  ]
}
