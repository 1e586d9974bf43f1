// The engine's door in a WebAssembly module: a replay in, its trace out.

@_extern(c, "write_trace")
func writeTrace(_ bytes: UnsafePointer<UInt8>?, _ length: UInt32)

/// Runs a replay and writes its trace; an empty one where the bytes are none.
@_cdecl("replay")
public func replay(_ bytes: UnsafePointer<UInt8>, _ length: UInt32) {
  let trace = Replay(decoding: Array(UnsafeBufferPointer(start: bytes, count: Int(length))))?.trace() ?? []
  trace.withUnsafeBufferPointer { writeTrace($0.baseAddress, UInt32($0.count)) }
}
