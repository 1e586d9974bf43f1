import Dispatch
import Foundation

@testable import RefreshPreview

/// A server that runs in the background of a test, and its clients.
final class Serving: @unchecked Sendable {
  let address: ServerAddress
  private let ends: [Int32]
  private let done = DispatchSemaphore(value: 0)

  init(
    limits: ServerLimits = ServerLimits(), beside companion: (any ServerCompanion)? = nil,
    _ respond: @escaping (HTTPRequest) -> HTTPResponse = { HTTPResponse(.ok, "\($0.method) \($0.path)") }
  ) throws {
    let server = try PreviewServer(at: ServerAddress(host: "127.0.0.1", port: 0), limits: limits)
    address = server.address
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    self.ends = ends
    // From here, only that thread uses them.
    nonisolated(unsafe) let running = (server, companion, respond)
    Thread { [done, ends] in
      let (server, companion, respond) = running
      server.run(until: ends[0], beside: companion, respond)
      done.signal()
    }.start()
  }

  /// Stops the server, and waits until it has ended.
  func stop() {
    var byte: UInt8 = 0
    write(ends[1], &byte, 1)
    done.wait()
  }

  deinit { for end in ends { close(end) } }

  /// Returns a new client.
  func client() throws -> Client { try Client(port: address.port) }
}

/// A client that sends unmodified bytes.
final class Client {
  /// The operation that failed.
  struct Failure: Error {
    let what: String
  }

  private let descriptor: Int32
  /// What came behind a text that was waited for.
  private var rest: [UInt8] = []

  init(port: UInt16) throws {
    #if canImport(Glibc)
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafeBytes(of: &address) { bytes in
      connect(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
    }
    guard result == 0 else {
      close(descriptor)
      throw Failure(what: "connecting")
    }
    // A server that does not answer at all is to fail the test and not to hang it.
    var time = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends a text; what the server no longer accepts is lost.
  func send(_ text: String) {
    signal(SIGPIPE, SIG_IGN)
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Ends the client's output.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns the input up to and including a text, or up to the end if none is given.
  func receive(until end: String? = nil) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let end = end.map { Array($0.utf8) }
    repeat {
      guard let end else {
        bytes += rest
        continue
      }
      for (index, byte) in rest.enumerated() {
        bytes.append(byte)
        guard bytes.count >= end.count, bytes.suffix(end.count).elementsEqual(end) else { continue }
        rest.removeFirst(index + 1)
        return String(decoding: bytes, as: UTF8.self)
      }
    } while take(into: &piece)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes what has come; false at the end.
  private func take(into piece: inout [UInt8]) -> Bool {
    let count = read(descriptor, &piece, piece.count)
    rest = Array(piece.prefix(max(count, 0)))
    return count > 0
  }

  /// Asks for a path, and gives all that comes until the end.
  func get(_ path: String) -> String {
    send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    return receive()
  }
}
