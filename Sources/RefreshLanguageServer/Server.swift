import Dispatch
import RefreshFiles
import RefreshProtocol
import RefreshText

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The loop of the server: reads messages and passes them to the workspace, while a unit of work is done in the
/// background.
public struct Server {
  private let input: Int32
  private let output: Int32
  private var workspace = Workspace()
  private var stream = MessageStream()
  private var queue: [MessageStream.Item] = []
  /// The ids of requests that the client has cancelled before they were answered.
  private var cancelled: Set<JSONValue> = []
  private var isAtEnd = false
  /// The units that are done, and whose outcomes the workspace hasn't.
  private var finished: [Background.Finished] = []

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - input: The descriptor from which messages are read.
  ///   - output: The descriptor to which messages are written.
  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (self.input, self.output) = (input, output)
  }

  /// Runs until the client ends the server or disconnects.
  ///
  /// - Returns: Whether the client has ended it properly, with `shutdown` and `exit`.
  public mutating func run() -> Bool {
    // The check of a file that is being edited doesn't wait until a check of another file is done.
    guard let urgent = Background(), let patient = Background() else { return false }
    while true {
      guard read([urgent, patient]) else { return false }
      // A check doesn't wait for answers that follow a change, only for further changes.
      if finished.isEmpty, hasOnlyRequests, let unit = workspace.begin() {
        (unit.isUrgent ? urgent : patient).start(unit)
      }
      if !queue.isEmpty {
        guard answer(queue.removeFirst()) else { return false }
        if let exit = workspace.exit { return exit }
      } else if isAtEnd {
        return false
      } else if !finished.isEmpty {
        let done = finished.removeFirst()
        guard send(workspace.finish(done.unit, done.outcome)) else { return false }
      }
    }
  }

  /// Whether no message waits that may change a text.
  private var hasOnlyRequests: Bool {
    queue.allSatisfy { if case .message(.request) = $0 { true } else { false } }
  }

  private mutating func answer(_ item: MessageStream.Item) -> Bool {
    switch item {
    case .unreadable(let error): return send([.failure(id: .null, error)])
    case .message(.request(let id, _, _)) where cancelled.remove(id) != nil:
      return send([.failure(id: id, .cancelled)])
    case .message(let message): return send(workspace.handle(message))
    }
  }

  /// Reads what has come. Waits if there is nothing else to do until something comes.
  ///
  /// - Returns: Whether the stream can be read further.
  private mutating func read(_ backgrounds: [Background]) -> Bool {
    while !isAtEnd {
      let isWaiting = queue.isEmpty && finished.isEmpty && !workspace.canBegin
      var requests = ([input] + backgrounds.map(\.descriptor)).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&requests, nfds_t(requests.count), isWaiting ? -1 : 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 }
      for (background, request) in zip(backgrounds, requests.dropFirst()) where request.revents != 0 {
        if let done = background.take() { finished.append(done) }
      }
      guard requests[0].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      #if canImport(Darwin)
      let length = Darwin.read(input, &bytes, bytes.count)
      #elseif canImport(Musl)
      let length = Musl.read(input, &bytes, bytes.count)
      #else
      let length = Glibc.read(input, &bytes, bytes.count)
      #endif
      if length < 0, errno == EINTR { continue }
      guard length > 0 else {
        isAtEnd = true
        return length == 0
      }
      stream.append(bytes[..<length])
      guard enqueue() else { return false }
    }
    return true
  }

  /// Takes the complete messages from the stream. Cancellations count immediately.
  private mutating func enqueue() -> Bool {
    do throws(MessageStream.Failure) {
      while let item = try stream.next() {
        guard case .message(.notification("$/cancelRequest", let params)) = item, let id = params["id"] else {
          queue.append(item)
          continue
        }
        let isWaiting = queue.contains { if case .message(.request(id, _, _)) = $0 { true } else { false } }
        if isWaiting { cancelled.insert(id) }
      }
      return true
    } catch { return false }
  }

  private func send(_ messages: [Message]) -> Bool {
    for message in messages {
      do throws(InputFile.Failure) { try OutputFile.write(MessageStream.bytes(of: message), to: output) } catch {
        return false
      }
    }
    return true
  }
}
