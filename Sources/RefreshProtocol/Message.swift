import RefreshText

/// A message of JSON-RPC 2.0.
package enum Message: Equatable, Sendable {
  /// A request, which the other side answers.
  case request(id: JSONValue, method: String, params: JSONValue)
  /// A message without an answer.
  case notification(method: String, params: JSONValue)
  /// The answer to a request.
  case response(id: JSONValue, result: JSONValue)
  /// The answer to a request that failed.
  case failure(id: JSONValue, ResponseError)

  /// Reads a message; fails if the value isn't a message.
  package init?(_ value: JSONValue) {
    let id = value["id"]
    if let method = value["method"]?.text {
      let params = value["params"] ?? .null
      self =
        id.map { .request(id: $0, method: method, params: params) } ?? .notification(method: method, params: params)
    } else if let id, let error = value["error"] {
      self = .failure(
        id: id, ResponseError(code: error["code"]?.int ?? 0, message: error["message"]?.text ?? ""))
    } else if let id, let result = value["result"] {
      self = .response(id: id, result: result)
    } else {
      return nil
    }
  }

  /// The message as JSON.
  package var json: JSONValue {
    switch self {
    case .request(let id, let method, let params):
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
    case .notification(let method, let params): ["jsonrpc": "2.0", "method": .string(method), "params": params]
    case .response(let id, let result): ["jsonrpc": "2.0", "id": id, "result": result]
    case .failure(let id, let error):
      ["jsonrpc": "2.0", "id": id, "error": ["code": .number(error.code), "message": .string(error.message)]]
    }
  }
}

/// The reason why a request failed.
package struct ResponseError: Error, Equatable, Sendable {
  /// The code, as JSON-RPC and the protocol define it.
  package let code: Int
  /// The reason, in lower case and without a full stop.
  package let message: String

  /// Makes an error.
  package init(code: Int, message: String) { (self.code, self.message) = (code, message) }

  /// The text isn't JSON.
  package static let parseError = ResponseError(code: -32700, message: "the message isn't JSON")
  /// The JSON isn't a message.
  package static let invalidRequest = ResponseError(code: -32600, message: "the JSON isn't a message")
  /// A request came before `initialize`.
  package static let notInitialized = ResponseError(code: -32002, message: "the first request must be `initialize`")
  /// A second `initialize`.
  package static let repeatedInitialize = ResponseError(code: -32600, message: "the server is already initialized")
  /// A request came after `shutdown`.
  package static let isShutDown = ResponseError(code: -32600, message: "the server is shut down")
  /// The client doesn't need the answer any more.
  package static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")

  /// Returns the error for a method that isn't supported.
  package static func unknownMethod(_ name: String) -> ResponseError {
    ResponseError(code: -32601, message: "there is no method `\(name)`")
  }

  /// Returns the error for parameters that can't be used.
  package static func invalidParameters(_ reason: String) -> ResponseError {
    ResponseError(code: -32602, message: reason)
  }
}
