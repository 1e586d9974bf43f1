/// The cases of an enumeration of Swift.
extension SourceCode.Slice {
  /// Returns the cases in the body of an enumeration.
  ///
  /// - Parameter type: What it inherits from, with the colon.
  func enumCases(of typeName: String, type: SourceCode.Slice) -> [EnumCase] {
    var (cases, offset): ([EnumCase], Int) = ([], 0)
    while offset < count {
      guard isAt(offset, "case"), kind(offset + 1) == .word else {
        offset = next(after: offset)
        continue
      }
      repeat {
        let name = text(offset + 1)
        offset += 2
        if isAt(offset, "(") { offset = next(after: offset) }
        var value: SourceCode.Slice?
        if isAt(offset, "=") {
          let end = isAt(offset + 1, "-") ? offset + 3 : offset + 2
          value = tokens(from: offset + 1, to: end)
          offset = end
        }
        cases.append(EnumCase(typeName: typeName, name: name, value: value, type: type.words))
      } while isAt(offset, ",") && kind(offset + 1) == .word
    }
    return cases
  }
}
