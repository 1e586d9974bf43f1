/// A closure of Swift or a block of Objective-C.
struct ClosureSource {
  /// The names of its parameters.
  let names: [String]
  /// The tokens before its body, in Swift: its captures and its parameters.
  var head: SourceCode.Slice?
  /// Whether it is a local function with a result.
  var givesValue = false
  /// The tokens of its body, without the braces.
  let body: SourceCode.Slice

  /// Reads the parameters of a closure.
  ///
  /// - Parameters:
  ///   - tokens: The tokens around it; in Objective-C with the parameters before the brace.
  ///   - brace: The offset of its brace.
  init(_ tokens: SourceCode.Slice, brace: Int) {
    let inside = tokens.inside(brace)
    if tokens.isSwift {
      (names, body) = Self.swiftParts(of: inside)
      head = inside.tokens(from: 0, to: inside.count - body.count)
    } else if tokens.isAt(brace - 1, ")"), let open = tokens.opening(of: brace - 1) {
      let pieces = tokens.inside(open).split(at: ",")
      (names, body) = (pieces.compactMap(\.words.last), inside)
    } else {
      (names, body) = ([], inside)
    }
  }

  /// Reads a local function of Swift: `func add(to view: UIView) { … }`.
  init(function tokens: SourceCode.Slice, brace: Int) {
    body = tokens.inside(brace)
    let open = tokens.offsets.first { tokens.isAt($0, "(") }
    givesValue = tokens.tokens(from: open.map(tokens.next) ?? brace, to: brace).offsets.contains { offset in
      tokens.isAt((open.map(tokens.next) ?? brace) + offset, "->")
    }
    names = (open.map { tokens.inside($0).split(at: ",") } ?? []).compactMap { piece in
      piece.tokens(from: 0, to: piece.offsets.first { piece.isAt($0, ":") } ?? 0).words.last
    }
  }

  private static func swiftParts(of inside: SourceCode.Slice) -> (names: [String], body: SourceCode.Slice) {
    var (offset, names): (Int, [String]) = (0, [])
    while offset < inside.count, !inside.isAt(offset, "in") {
      let isHeader =
        inside.kind(offset) == .word || inside.kind(offset) == .open && !inside.isAt(offset, "{")
        || inside.isAt(offset, [",", "->", "?", "!", ".", "@"])
      guard isHeader else { return ([], inside) }
      if inside.isAt(offset, "(") {
        names += inside.inside(offset).split(at: ",").compactMap { piece in
          piece.offsets.first { piece.kind($0) == .word }.map { piece.text($0) }
        }
      } else if inside.kind(offset) == .word, offset == 0 || inside.isAt(offset - 1, [",", "]"]) {
        names.append(inside.text(offset))
      }
      offset = inside.next(after: offset)
    }
    guard offset < inside.count else { return ([], inside) }
    return (names, inside.tokens(from: offset + 1))
  }
}
