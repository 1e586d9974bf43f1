/// The existing simulations, by their handles minus 1.
nonisolated(unsafe) var simulations: [Simulation?] = []
nonisolated(unsafe) var inbox: [UInt8] = []
nonisolated(unsafe) var outbox: [UInt8] = []

/// Stores a simulation; returns its handle.
func keep(_ simulation: Simulation) -> Int32 {
  for index in simulations.indices where simulations[index] == nil {
    simulations[index] = simulation
    return Int32(index + 1)
  }
  simulations.append(simulation)
  return Int32(simulations.count)
}

/// Calls a function with a simulation; returns nil if there is none with this handle.
@discardableResult
func with<Value>(_ handle: Int32, _ body: (inout Simulation) -> Value?) -> Value? {
  guard handle > 0, Int(handle) <= simulations.count, simulations[Int(handle) - 1] != nil else { return nil }
  return body(&simulations[Int(handle) - 1]!)
}

/// Empties the outbox, lets a function write to it about a simulation, and returns its length in bytes.
func write(of handle: Int32, _ body: (inout Simulation) -> Void) -> Int32 {
  outbox.removeAll(keepingCapacity: true)
  with(handle, body)
  return Int32(outbox.count)
}
