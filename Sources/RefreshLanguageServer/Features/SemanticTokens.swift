import RefreshDiagnostics
import RefreshPresets
import RefreshProtocol
import RefreshText

/// A part of a text with a meaning that colours show.
struct SemanticToken {
  /// The meaning, by the names of the protocol.
  enum Kind: String, CaseIterable {
    case property
    case function
    case variable
    case enumMember
    case keyword
    case number
    case string
    case parameter
    case comment
  }

  /// The bytes.
  let range: Range<Int>
  /// The meaning.
  let kind: Kind

  /// Returns the tokens of a document, in the order of the text.
  static func all(in document: Document) -> [SemanticToken] {
    var tokens = document.tree.comments.map { SemanticToken(range: $0, kind: .comment) }
    for root in document.tree.roots {
      for part in document.classified(root) {
        let node = part.node
        guard node.isScalar, !node.range.isEmpty, node.kind != .block else { continue }
        let kind = part.isKey ? ofKey(part.shapes) : ofValue(node, part.shapes, in: document)
        // Parameters inside are tokens themselves.
        var next = node.range.lowerBound
        for use in document.uses(in: node.range) {
          if next < use.lowerBound - 2 {
            tokens.append(SemanticToken(range: next..<use.lowerBound - 2, kind: kind))
          }
          tokens.append(SemanticToken(range: use.lowerBound - 2..<use.upperBound + 1, kind: .parameter))
          next = use.upperBound + 1
        }
        if next < node.range.upperBound {
          tokens.append(SemanticToken(range: next..<node.range.upperBound, kind: kind))
        }
      }
    }
    return tokens.ordered(on: \.range.lowerBound)
  }

  private static func ofKey(_ shapes: [ValueShape]) -> Kind {
    for shape in shapes {
      switch shape {
      case .oneKey(_, _, let words) where !words.isEmpty: return .function
      case .names, .map: return .variable
      default: continue
      }
    }
    return .property
  }

  private static func ofValue(_ node: SyntaxNode, _ shapes: [ValueShape], in document: Document) -> Kind {
    guard node.kind != .alias else { return .variable }
    let text = node.text(in: document.file.bytes)
    for shape in shapes {
      switch shape {
      case .boolean where text == "true" || text == "false": return .keyword
      case .choice(let words) where words.contains { $0.name == text }: return .enumMember
      case .oneKey(_, _, let words) where words.contains { $0.name == text }: return .function
      case .number, .integer: if text.first.map({ $0.isNumber || "+-.".contains($0) }) == true { return .number }
      default: continue
      }
    }
    return .string
  }
}

extension Workspace {
  /// Returns the tokens of a document: `textDocument/semanticTokens/full`.
  func semanticTokens(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    var data: [JSONValue] = []
    var last = TextPosition(line: 0, character: 0)
    for token in SemanticToken.all(in: document) {
      let range = encoding.range(of: token.range, in: document.file)
      // Clients only accept tokens within one line, one after another.
      guard range.start.line == range.end.line, range.start >= last else { continue }
      let kind = SemanticToken.Kind.allCases.firstIndex(of: token.kind) ?? 0
      let isSameLine = range.start.line == last.line
      data += [
        .number(range.start.line - last.line),
        .number(isSameLine ? range.start.character - last.character : range.start.character),
        .number(range.end.character - range.start.character), .number(kind), 0,
      ]
      last = range.start
    }
    return ["data": .array(data)]
  }
}
