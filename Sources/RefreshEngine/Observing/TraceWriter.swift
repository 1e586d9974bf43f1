/// A writer of traces, with one line of JSON for each step. The same run produces the same bytes on every machine.
public struct TraceWriter: Sendable {
  private let scenario: String
  private var bytes: [UInt8] = []

  /// Begins the trace of a scenario.
  public init(scenario: String) { self.scenario = scenario }

  /// Returns the line of a step: the whole observable tree and the events since the previous line.
  ///
  /// - Parameters:
  ///   - step: The number of the step; 0 is the scene after the setup.
  ///   - line: The step's line in the file, from 1.
  ///   - simulation: The simulation to observe. Its recorded events are removed.
  /// - Returns: A line of JSON in UTF-8, including its line feed.
  public mutating func line(step: Int, line: Int, of simulation: inout Simulation) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    write("{\"scenario\":")
    write(quoted: scenario)
    write(",\"step\":" + String(step) + ",\"line\":" + String(line))
    write(",\"time\":" + simulation.now.seconds.shortestText)
    writeTree("scroll", ScrollLeaf.allCases.map { .scroll($0) }, of: simulation)
    for role in ComponentRole.allCases where simulation.kind(of: role) != nil {
      writeTree(role.rawValue, simulation.paths(of: role), of: simulation)
    }
    writeEvents(simulation.takeEvents())
    write("}\n")
    return bytes
  }

  /// Writes observables with dotted names as nested objects. Those of one object must be consecutive.
  private mutating func writeTree(_ name: String, _ observables: [ObservablePath], of simulation: Simulation) {
    write(",\"" + name + "\":{")
    let dot = UInt8(ascii: ".")
    // The prefix of open objects, each name with its dot.
    var open: ArraySlice<UInt8> = []
    var isFirst = true
    for observable in observables {
      let name = Array(observable.name.utf8)
      var start = 0
      for index in 0..<min(open.count, name.count) {
        guard open[index] == name[index] else { break }
        if name[index] == dot { start = index + 1 }
      }
      for byte in open[start...] where byte == dot { write("}") }
      if !isFirst { write(",") }
      for index in start..<name.count where name[index] == dot {
        write(name: name[start..<index])
        write("{")
        start = index + 1
      }
      write(name: name[start...])
      write(simulation[observable])
      open = name[..<start]
      isFirst = false
    }
    for byte in open where byte == dot { write("}") }
    write("}")
  }

  private mutating func writeEvents(_ events: [Event]) {
    write(",\"events\":[")
    for (index, event) in events.enumerated() {
      write((index == 0 ? "" : ",") + "{\"time\":" + event.time.seconds.shortestText + ",\"event\":")
      write(quoted: event.text)
      write("}")
    }
    write("]")
  }

  private mutating func write(_ value: ObservedValue) {
    switch value {
    case .number(let number): write(number.shortestText)
    case .bool(let bool): write(bool ? "true" : "false")
    case .text(let text): write(quoted: text)
    case .absent: write("null")
    }
  }

  private mutating func write(name: ArraySlice<UInt8>) {
    write("\"")
    bytes += name
    write("\":")
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func write(quoted text: String) { bytes.append(quoted: text) }
}
