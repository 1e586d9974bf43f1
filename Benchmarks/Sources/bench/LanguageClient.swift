import Foundation

/// An editor that starts the language server.
final class LanguageClient {
  /// A message, and the moment at which it was there completely.
  typealias Arrival = (message: [String: Any], time: ContinuousClock.Instant)

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []
  private var number = 0
  /// What has come and nobody has waited for.
  private var arrivals: [Arrival] = []

  /// Starts the server for a folder.
  init(_ program: String, folder: URL) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["lsp"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = request("initialize", ["rootUri": folder.absoluteString, "capabilities": [:]])
    notify("initialized", [:])
  }

  /// Ends the server.
  func end() {
    _ = request("shutdown", [:])
    notify("exit", [:])
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "the server failed")
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: [String: Any]) { send(["method": method, "params": params]) }

  /// Sends a request and returns its number.
  func start(_ method: String, _ params: [String: Any]) -> Int {
    number += 1
    send(["id": number, "method": method, "params": params])
    return number
  }

  /// Sends a request and waits for its answer.
  func request(_ method: String, _ params: [String: Any]) -> [String: Any] {
    let own = start(method, params)
    return wait { $0["id"] as? Int == own }.message
  }

  /// Waits for the first diagnostics of a version of a text. What came earlier is forgotten.
  func diagnostics(of uri: String, version: Int) -> Arrival {
    defer { arrivals = [] }
    return wait {
      let params = $0["params"] as? [String: Any]
      return $0["method"] as? String == "textDocument/publishDiagnostics" && params?["uri"] as? String == uri
        && params?["version"] as? Int == version
    }
  }

  /// Waits for a message, which may have come before another that was waited for.
  func wait(for isWanted: ([String: Any]) -> Bool) -> Arrival {
    if let index = arrivals.firstIndex(where: { isWanted($0.message) }) { return arrivals.remove(at: index) }
    while true {
      let (bytes, time) = next()
      guard let message = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else { continue }
      if isWanted(message) { return (message, time) }
      arrivals.append((message, time))
    }
  }

  private func next() -> (bytes: [UInt8], time: ContinuousClock.Instant) {
    while true {
      if let header = length(), buffer.count >= header.end + header.length {
        let time = ContinuousClock.now
        let message = Array(buffer[header.end..<header.end + header.length])
        buffer.removeFirst(header.end + header.length)
        return (message, time)
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let count = read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
      precondition(count > 0, "the server went away")
      buffer += bytes[..<count]
    }
  }

  private func length() -> (end: Int, length: Int)? {
    let mark = Array("\r\n\r\n".utf8)
    guard buffer.count > 20, let colon = buffer.prefix(64).firstIndex(of: UInt8(ascii: ":")),
      let end = buffer.prefix(64).firstIndex(of: mark[0])
    else { return nil }
    return Int(String(decoding: buffer[(colon + 2)..<end], as: UTF8.self)).map { (end + mark.count, $0) }
  }

  private func send(_ message: [String: Any]) {
    var message = message
    message["jsonrpc"] = "2.0"
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        write(input.fileHandleForWriting.fileDescriptor, $0.baseAddress!, $0.count)
      }
      precondition(count > 0, "the server went away")
      sent += count
    }
  }
}
