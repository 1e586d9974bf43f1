import RefreshDiagnostics
import RefreshProtocol
import RefreshText

extension Workspace {
  /// Returns the proposals at a place: `textDocument/completion`.
  func completion(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(params)
    let completion = Completion(at: offset, in: document, of: self)
    let takesSnippets = client.at("textDocument", "completion", "completionItem", "snippetSupport")?.bool ?? false
    let range = encoding.range(of: completion.range, in: document.file).json
    // A longer margin belongs to the proposals, because not all clients apply other edits.
    let (margin, lead) = completion.otherMargin
    let items = completion.items.enumerated().map { index, item -> JSONValue in
      let snippet = takesSnippets ? item.snippet : nil
      var object: JSONValue.Object = ["label": .string(item.label), "kind": .number(item.kind.rawValue)]
      if !item.detail.isEmpty { object["detail"] = .string(item.detail) }
      if !item.documentation.isEmpty {
        object["documentation"] = ["kind": "markdown", "value": .string(item.documentation)]
      }
      let number = String(index)
      object["sortText"] = .string(String(repeating: "0", count: max(0, 4 - number.count)) + number)
      object["filterText"] = .string(item.label)
      if snippet != nil { object["insertTextFormat"] = 2 }
      // Further lines are indented correctly.
      object["insertTextMode"] = 1
      let text = document.file.breakingLines(of: lead + (snippet ?? item.plain ?? item.label))
      object["textEdit"] = ["range": range, "newText": .string(text)]
      if let margin { object["additionalTextEdits"] = [edit(margin, in: document)] }
      if item.kind == .folderPart {
        object["command"] = ["title": "Suggest", "command": "editor.action.triggerSuggest"]
      }
      return .object(object)
    }
    return ["isIncomplete": true, "items": .array(items)]
  }
}

extension Completion {
  /// The change of the line's beginning as an edit, or else as text before each proposal.
  fileprivate var otherMargin: (edit: Fix.Edit?, lead: String) {
    guard let margin else { return (nil, "") }
    let present = document.text(margin.range)
    if margin.text.hasPrefix(present) { return (nil, String(margin.text.dropFirst(present.count))) }
    return (Fix.Edit(margin.range, margin.text), "")
  }
}
