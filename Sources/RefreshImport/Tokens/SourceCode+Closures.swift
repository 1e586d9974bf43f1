extension SourceCode {
  /// Returns the names of a closure's parameters, and the body after them.
  func closureParts(_ brace: Int) -> (names: [String], body: Range<Int>) {
    let inside = inside(brace)
    if !isSwift {
      guard brace > 0, isAt(brace - 1, ")"), tokens[brace - 1].partner < brace else { return ([], inside) }
      let pieces = (tokens[brace - 1].partner + 1..<brace - 1).split { isAt($0, ",") }
      return (pieces.compactMap { piece in piece.last { tokens[$0].kind == .word }.map(text) }, inside)
    }
    var (index, names): (Int, [String]) = (inside.lowerBound, [])
    let limit = min(inside.upperBound, inside.lowerBound + 40)
    while index < limit, !isAt(index, "in") {
      let isHeader =
        tokens[index].kind == .word || tokens[index].kind == .open && !isAt(index, "{")
        || isAt(index, [",", "->", "?", "!", ".", "@"])
      guard isHeader else { return ([], inside) }
      if isAt(index, "(") {
        var isName = true
        for place in self.inside(index) {
          if isAt(place, ",") { isName = true }
          if isName, tokens[place].kind == .word, !isAt(place, "_") {
            names.append(text(place))
            isName = false
          } else if isAt(place, "_") {
            names.append("_")
            isName = false
          }
        }
      } else if tokens[index].kind == .word, index == inside.lowerBound || isAt(index - 1, [",", "]"]) {
        names.append(text(index))
      }
      index = next(behind: index)
    }
    guard index < limit else { return ([], inside) }
    return (names, index + 1..<inside.upperBound)
  }
}
