/// What a server says of a request (RFC 9110, section 15; 431: RFC 6585).
package enum HTTPStatus: Int, Sendable {
  case ok = 200
  case created = 201
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case lengthRequired = 411
  case contentTooLarge = 413
  case unsupportedMediaType = 415
  case expectationFailed = 417
  case unprocessableContent = 422
  case requestHeaderFieldsTooLarge = 431
  case internalServerError = 500
  case notImplemented = 501
  case versionNotSupported = 505

  /// The words that go with it.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .created: "Created"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .expectationFailed: "Expectation Failed"
    case .unprocessableContent: "Unprocessable Content"
    case .requestHeaderFieldsTooLarge: "Request Header Fields Too Large"
    case .internalServerError: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
