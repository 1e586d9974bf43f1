/// How much a server takes from one client, and for how long it waits for one.
package struct ServerLimits: Sendable {
  /// The greatest size of a request's first line and headers, in bytes. The default is 16 KiB.
  package var head = 16 << 10
  /// The greatest number of headers. The default is 100.
  package var headers = 100
  /// The greatest size of a body, in bytes. The default is 1 MiB: hours of recording.
  package var body = 1 << 20
  /// How long a request may take to arrive, from its first byte to its last; also how long a connection may lie idle before
  /// its first. The default is 10 s.
  package var arrival = Duration.seconds(10)
  /// How long a connection may lie idle between two requests. The default is 30 s.
  package var idle = Duration.seconds(30)
  /// How long a client may take nothing of what it is sent. The default is 20 s.
  package var stall = Duration.seconds(20)
  /// How long a connection stays open for what a client still sends after it was refused. The default is 1 s.
  package var linger = Duration.seconds(1)
  /// After how long a stream of events that has nothing to say shows that it is alive. The default is 15 s.
  package var heartbeat = Duration.seconds(15)
  /// The greatest number of bytes that wait for the reader of a stream of events. The default is 32 MiB.
  package var backlog = 32 << 20
  /// The greatest number of connections; one more ends that which has been silent for longest. The default is 480: with
  /// files and pipes it stays below 512, which every system can be asked for.
  package var connections = 480

  /// The defaults.
  package init() {}
}
