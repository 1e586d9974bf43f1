// The engine's door in the preview's WebAssembly module.
//
// What goes in is written to the inbox, what comes out is read from the outbox or from the frame; all three are places in
// the module's memory. Simulations are named by handles from 1; 0 is none. A handle that is none, and bytes that are
// none, do nothing.

/// The simulations that are there, by their handles less 1.
private nonisolated(unsafe) var simulations: [Simulation?] = []
private nonisolated(unsafe) var inbox: [UInt8] = []
private nonisolated(unsafe) var outbox: [UInt8] = []
private let columns = FrameColumn.all
/// Room for the parts of a component.
private nonisolated(unsafe) var partRowsPlace = UnsafeMutableBufferPointer<Double>.allocate(
  capacity: 8 * PartColumn.all.count)
private nonisolated(unsafe) let frameRow = UnsafeMutableBufferPointer<Double>.allocate(capacity: columns.count)

/// Makes room for so many bytes that go in.
@_expose(wasm, "inbox")
@_cdecl("engine_inbox")
public func openInbox(_ length: Int32) -> UnsafeMutablePointer<UInt8> {
  if inbox.count < Int(length) { inbox = [UInt8](repeating: 0, count: Int(length)) }
  // An array keeps its place for as long as nothing changes its length.
  return inbox.withUnsafeMutableBufferPointer { $0.baseAddress! }
}

/// Where the bytes are that came out last.
@_expose(wasm, "outbox")
@_cdecl("engine_outbox")
public func outboxPlace() -> UnsafeMutablePointer<UInt8>? {
  outbox.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Makes a simulation of a world and a choice, which lie behind each other in the inbox, and sets it up.
@_expose(wasm, "make")
@_cdecl("engine_make")
public func make(_ worldLength: Int32, _ choiceLength: Int32) -> Int32 {
  let end = Int(worldLength) + Int(choiceLength)
  guard worldLength >= 0, choiceLength >= 0, end <= inbox.count,
    let world = Replay(decoding: Array(inbox[..<Int(worldLength)])),
    let choice = SceneChoice(decoding: Array(inbox[Int(worldLength)..<end]))
  else { return 0 }
  return keep(choice.applied(to: world).simulation)
}

/// Makes another simulation that stands as one does.
@_expose(wasm, "copy")
@_cdecl("engine_copy")
public func copy(_ handle: Int32) -> Int32 {
  guard isThere(handle), let simulation = simulations[Int(handle) - 1] else { return 0 }
  return keep(simulation)
}

/// Forgets a simulation; its handle may stand for another one later.
@_expose(wasm, "drop")
@_cdecl("engine_drop")
public func drop(_ handle: Int32) {
  if isThere(handle) { simulations[Int(handle) - 1] = nil }
}

/// Carries out the command in the inbox; the run loop does not turn.
///
/// - Returns: 1; 0 if it is none.
@_expose(wasm, "perform")
@_cdecl("engine_perform")
public func perform(_ handle: Int32, _ length: Int32) -> Int32 {
  guard isThere(handle), let command = command(length) else { return 0 }
  simulations[Int(handle) - 1]!.perform(command)
  return 1
}

/// Begins the swipe in the inbox; time passes by ``advance``.
///
/// - Returns: 1; 0 if it is no swipe.
@_expose(wasm, "beginSwipe")
@_cdecl("engine_begin_swipe")
public func beginSwipe(_ handle: Int32, _ length: Int32) -> Int32 {
  guard isThere(handle), case .swipe(let way, let duration) = command(length) else { return 0 }
  simulations[Int(handle) - 1]!.beginSwipe(by: way, duration: duration)
  return 1
}

/// Ends the swipe; the finger stays down.
@_expose(wasm, "endSwipe")
@_cdecl("engine_end_swipe")
public func endSwipe(_ handle: Int32) {
  if isThere(handle) { simulations[Int(handle) - 1]!.endSwipe() }
}

/// Turns the run loop.
@_expose(wasm, "turn")
@_cdecl("engine_turn")
public func turn(_ handle: Int32) {
  if isThere(handle) { simulations[Int(handle) - 1]!.turn() }
}

/// Lets so many nanoseconds pass.
@_expose(wasm, "advance")
@_cdecl("engine_advance")
public func advance(_ handle: Int32, _ nanoseconds: Double) {
  guard isThere(handle), nanoseconds >= 0 else { return }
  let interval = Interval(nanoseconds: Int64(min(nanoseconds, Double(Interval.maximum.nanoseconds))))
  simulations[Int(handle) - 1]!.advance(by: interval)
}

/// When something happens next by itself, in nanoseconds; −1 if never.
@_expose(wasm, "nextEvent")
@_cdecl("engine_next_event")
public func nextEvent(_ handle: Int32) -> Double {
  guard isThere(handle) else { return -1 }
  return simulations[Int(handle) - 1]!.nextEvent.map { Double($0.nanoseconds) } ?? -1
}

/// The present in nanoseconds.
@_expose(wasm, "now")
@_cdecl("engine_now")
public func now(_ handle: Int32) -> Double {
  isThere(handle) ? Double(simulations[Int(handle) - 1]!.now.nanoseconds) : 0
}

/// Writes the present frame, always to the same place: as many doubles as there are columns.
@_expose(wasm, "frame")
@_cdecl("engine_frame")
public func frame(_ handle: Int32) -> UnsafeMutablePointer<Double> {
  if isThere(handle) { simulations[Int(handle) - 1]!.writeFrame(to: frameRow) }
  return frameRow.baseAddress!
}

/// Writes the present rows of the parts of a component, by the index of its place, one behind the other.
///
/// - Returns: the number of parts.
@_expose(wasm, "parts")
@_cdecl("engine_parts")
public func parts(_ handle: Int32, _ role: Int32) -> Int32 {
  guard isThere(handle), let role = componentRole(role) else { return 0 }
  let needed = simulations[Int(handle) - 1]!.writeParts(of: role, to: partRowsPlace)
  guard needed * PartColumn.all.count > partRowsPlace.count else { return Int32(needed) }
  partRowsPlace.deallocate()
  partRowsPlace = .allocate(capacity: needed * PartColumn.all.count)
  return Int32(simulations[Int(handle) - 1]!.writeParts(of: role, to: partRowsPlace))
}

/// Where the rows of parts are that were written last.
@_expose(wasm, "partRows")
@_cdecl("engine_part_rows")
public func partRows() -> UnsafeMutablePointer<Double> { partRowsPlace.baseAddress! }

/// Whether a part repeats, plays or spins by itself: 1 or 0.
@_expose(wasm, "partsMove")
@_cdecl("engine_parts_move")
public func partsMove(_ handle: Int32) -> Int32 {
  isThere(handle) && simulations[Int(handle) - 1]!.partsMove ? 1 : 0
}

/// Puts what can be observed of parts into the outbox: a line for each, its path, a blank, or `=` before a number,
/// its value.
///
/// - Returns: their length.
@_expose(wasm, "partValues")
@_cdecl("engine_part_values")
public func partValues(_ handle: Int32) -> Int32 {
  outbox.removeAll(keepingCapacity: true)
  guard isThere(handle) else { return 0 }
  let simulation = simulations[Int(handle) - 1]!
  for path in simulation.paths {
    guard case .part = path else { continue }
    outbox += path.path.utf8
    switch simulation[path] {
    case .number(let number): outbox += ("=" + number.shortestText).utf8
    case .bool(let isTrue): outbox += (isTrue ? " true" : " false").utf8
    case .text(let text): outbox += (" " + text).utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    case .absent: outbox += " none".utf8
    }
    outbox.append(UInt8(ascii: "\n"))
  }
  return Int32(outbox.count)
}

/// Puts the text of a part into the outbox, by its index among those of its component.
///
/// - Returns: its length.
@_expose(wasm, "partText")
@_cdecl("engine_part_text")
public func partText(_ handle: Int32, _ role: Int32, _ index: Int32) -> Int32 {
  outbox.removeAll(keepingCapacity: true)
  guard isThere(handle), let role = componentRole(role) else { return 0 }
  outbox += simulations[Int(handle) - 1]!.text(ofPart: Int(index), of: role).utf8
  return Int32(outbox.count)
}

/// Puts the text of a column into the outbox.
///
/// - Returns: its length.
@_expose(wasm, "text")
@_cdecl("engine_text")
public func text(_ handle: Int32, _ column: Int32) -> Int32 {
  outbox.removeAll(keepingCapacity: true)
  guard isThere(handle), columns.indices.contains(Int(column)),
    case .observable(let observable) = columns[Int(column)],
    case .text(let text) = simulations[Int(handle) - 1]![observable]
  else { return 0 }
  outbox += text.utf8
  return Int32(outbox.count)
}

/// Puts the events since the last time into the outbox: a line for each, its time in nanoseconds, a blank, its text.
///
/// - Returns: their length.
@_expose(wasm, "events")
@_cdecl("engine_events")
public func events(_ handle: Int32) -> Int32 {
  outbox.removeAll(keepingCapacity: true)
  guard isThere(handle) else { return 0 }
  for event in simulations[Int(handle) - 1]!.takeEvents() {
    outbox += String(event.time.nanoseconds).utf8
    outbox.append(UInt8(ascii: " "))
    outbox += event.text.utf8
    outbox.append(UInt8(ascii: "\n"))
  }
  return Int32(outbox.count)
}

/// Puts a line of a trace into the outbox, of the scenario whose name is in the inbox; the events are in it, and gone.
///
/// - Returns: its length.
@_expose(wasm, "trace")
@_cdecl("engine_trace")
public func trace(_ handle: Int32, _ step: Int32, _ line: Int32, _ nameLength: Int32) -> Int32 {
  outbox.removeAll(keepingCapacity: true)
  guard isThere(handle), nameLength >= 0, Int(nameLength) <= inbox.count else { return 0 }
  var writer = TraceWriter(scenario: String(decoding: inbox[..<Int(nameLength)], as: UTF8.self))
  outbox += writer.line(step: Int(step), line: Int(line), of: &simulations[Int(handle) - 1]!)
  return Int32(outbox.count)
}

private func isThere(_ handle: Int32) -> Bool {
  handle > 0 && Int(handle) <= simulations.count && simulations[Int(handle) - 1] != nil
}

private func componentRole(_ index: Int32) -> ComponentRole? {
  ComponentRole.allCases.indices.contains(Int(index)) ? ComponentRole.allCases[Int(index)] : nil
}

private func keep(_ simulation: Simulation) -> Int32 {
  for index in simulations.indices where simulations[index] == nil {
    simulations[index] = simulation
    return Int32(index + 1)
  }
  simulations.append(simulation)
  return Int32(simulations.count)
}

private func command(_ length: Int32) -> Command? {
  guard length >= 0, Int(length) <= inbox.count else { return nil }
  return Command(decoding: Array(inbox[..<Int(length)]))
}
