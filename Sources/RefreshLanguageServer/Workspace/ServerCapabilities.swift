import RefreshProtocol
import RefreshText

/// The capabilities of the server, for the answer to `initialize`.
enum ServerCapabilities {
  /// Returns the capabilities.
  static func json(_ encoding: PositionEncoding) -> JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "completionProvider": ["triggerCharacters": [".", ":", " ", "{", "-", "$", "/", ",", "["]],
      "hoverProvider": true,
      "inlayHintProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix", "refactor.extract", "source.fixAll"]],
      "documentSymbolProvider": true,
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "definitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "renameProvider": ["prepareProvider": true],
      "codeLensProvider": ["resolveProvider": false],
      "executeCommandProvider": ["commands": .strings(LensCommand.allCases.map(\.rawValue))],
      "colorProvider": true,
      "semanticTokensProvider": [
        "legend": ["tokenTypes": .strings(SemanticToken.Kind.allCases.map(\.rawValue)), "tokenModifiers": []],
        "full": true,
      ],
      "documentFormattingProvider": true,
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }
}
