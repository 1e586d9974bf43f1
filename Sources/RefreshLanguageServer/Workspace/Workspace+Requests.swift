import RefreshDiagnostics
import RefreshProtocol
import RefreshText

extension Workspace {
  /// Returns the result of a request.
  mutating func result(of method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    // Files of other tools have neither completions nor anything else.
    if let document = try? document(params), document.kind == nil { return .null }
    if method == "textDocument/inlayHint" || method == "textDocument/codeLens" {
      noteViews(of: try document(params))
    }
    return switch method {
    case "textDocument/completion": try completion(params)
    case "textDocument/hover": try hover(params)
    case "textDocument/inlayHint": try inlayHints(params)
    case "textDocument/codeAction": try codeActions(params)
    case "textDocument/documentSymbol": try symbols(params)
    case "textDocument/foldingRange": try foldingRanges(params)
    case "textDocument/selectionRange": try selectionRanges(params)
    case "textDocument/documentLink": try links(params)
    case "textDocument/definition": try definition(params)
    case "textDocument/references": try references(params)
    case "textDocument/documentHighlight": try highlights(params)
    case "textDocument/prepareRename": try prepareRename(params)
    case "textDocument/rename": try rename(params)
    case "textDocument/codeLens": try codeLenses(params)
    case "textDocument/documentColor": try colors(params)
    case "textDocument/colorPresentation": try colorPresentations(params)
    case "textDocument/semanticTokens/full": try semanticTokens(params)
    case "textDocument/formatting": try formatting(params)
    case "workspace/executeCommand": try execute(params)
    default: throw .unknownMethod(method)
    }
  }

  /// Returns the document of a request.
  func document(_ params: JSONValue) throws(ResponseError) -> Document {
    guard let uri = params.at("textDocument", "uri")?.text, let document = documents[uri] else {
      throw .invalidParameters("the document isn't open")
    }
    return document
  }

  /// Returns the document of a request, and the offset of its position.
  func place(_ params: JSONValue) throws(ResponseError) -> (document: Document, offset: Int) {
    let document = try document(params)
    guard let position = TextPosition(params["position"]) else { throw .invalidParameters("there is no position") }
    return (document, encoding.offset(of: position, in: document.file))
  }
}
