// The interface of the engine in a WebAssembly module, which turns a replay into its trace.

@_extern(c, "write_trace")
func writeTrace(_ bytes: UnsafePointer<UInt8>?, _ length: UInt32)

/// Runs a replay and writes its trace, which is empty if the bytes are invalid.
@_cdecl("replay")
public func replay(_ bytes: UnsafePointer<UInt8>, _ length: UInt32) {
  let trace = Replay(decoding: Array(UnsafeBufferPointer(start: bytes, count: Int(length))))?.trace() ?? []
  trace.withUnsafeBufferPointer { writeTrace($0.baseAddress, UInt32($0.count)) }
}
