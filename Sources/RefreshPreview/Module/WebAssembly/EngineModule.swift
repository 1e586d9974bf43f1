// The interface of the engine in the preview's WebAssembly module.
//
// Input is written to the inbox, and output is read from the outbox or from the frame; all three are in the memory
// of the module. Simulations are identified by handles from 1; 0 stands for none. Calls with an invalid handle or
// invalid bytes have no effect.

private let columns = FrameColumn.all
/// Memory for the parts of a component.
private nonisolated(unsafe) var partRowsPlace = UnsafeMutableBufferPointer<Double>.allocate(
  capacity: 8 * PartColumn.all.count)
private nonisolated(unsafe) let frameRow = UnsafeMutableBufferPointer<Double>.allocate(capacity: columns.count)

/// Makes room for an input of a given size in bytes.
@_expose(wasm, "inbox")
@_cdecl("engine_inbox")
public func openInbox(_ length: Int32) -> UnsafeMutablePointer<UInt8> {
  if inbox.count < Int(length) { inbox = [UInt8](repeating: 0, count: Int(length)) }
  // The storage of an array does not move while its length is unchanged.
  return inbox.withUnsafeMutableBufferPointer { $0.baseAddress! }
}

/// Returns the address of the last output.
@_expose(wasm, "outbox")
@_cdecl("engine_outbox")
public func outboxPlace() -> UnsafeMutablePointer<UInt8>? {
  outbox.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Creates and sets up a simulation of the world and the choice that are in the inbox, one after the other.
@_expose(wasm, "make")
@_cdecl("engine_make")
public func make(_ worldLength: Int32, _ choiceLength: Int32) -> Int32 {
  make(worldLength, choiceLength, keepsJournal: false)
}

/// Creates and sets up a simulation like ``make(_:_:)`` that can explain itself, for which it keeps a journal.
@_expose(wasm, "makeExplained")
@_cdecl("engine_make_explained")
public func makeExplained(_ worldLength: Int32, _ choiceLength: Int32) -> Int32 {
  make(worldLength, choiceLength, keepsJournal: true)
}

private func make(_ worldLength: Int32, _ choiceLength: Int32, keepsJournal: Bool) -> Int32 {
  let end = Int(worldLength) + Int(choiceLength)
  guard worldLength >= 0, choiceLength >= 0, end <= inbox.count,
    let world = Replay(decoding: Array(inbox[..<Int(worldLength)])),
    let choice = SceneChoice(decoding: Array(inbox[Int(worldLength)..<end]))
  else { return 0 }
  let chosen = choice.applied(to: world)
  guard keepsJournal else { return keep(chosen.simulation) }
  return keep(
    Simulation(
      scene: chosen.scene, components: chosen.components, isRecording: true, keepsJournal: true,
      answer: chosen.app.answer))
}

/// Creates a copy of a simulation.
@_expose(wasm, "copy")
@_cdecl("engine_copy")
public func copy(_ handle: Int32) -> Int32 {
  with(handle) { $0 }.map(keep) ?? 0
}

/// Deletes a simulation; its handle may be reused later.
@_expose(wasm, "drop")
@_cdecl("engine_drop")
public func drop(_ handle: Int32) {
  if with(handle, { _ in true }) != nil { simulations[Int(handle) - 1] = nil }
}

/// Performs the command in the inbox, without a turn of the run loop.
///
/// - Returns: 1, or 0 if it is not a command.
@_expose(wasm, "perform")
@_cdecl("engine_perform")
public func perform(_ handle: Int32, _ length: Int32) -> Int32 {
  guard let command = command(length) else { return 0 }
  return with(handle) {
    $0.perform(command)
    return 1
  } ?? 0
}

/// Begins the swipe in the inbox; time passes only by ``advance``.
///
/// - Returns: 1, or 0 if it is not a swipe.
@_expose(wasm, "beginSwipe")
@_cdecl("engine_begin_swipe")
public func beginSwipe(_ handle: Int32, _ length: Int32) -> Int32 {
  guard let command = command(length), case .swipe = command else { return 0 }
  return with(handle) {
    // The page lets the time of the swipe pass, and ends it.
    _ = Driver(command, on: &$0)
    return 1
  } ?? 0
}

/// Ends the swipe; the finger stays down.
@_expose(wasm, "endSwipe")
@_cdecl("engine_end_swipe")
public func endSwipe(_ handle: Int32) {
  with(handle) { $0.endSwipe() }
}

/// Turns the run loop.
@_expose(wasm, "turn")
@_cdecl("engine_turn")
public func turn(_ handle: Int32) {
  with(handle) { $0.turn() }
}

/// Lets a number of nanoseconds pass.
@_expose(wasm, "advance")
@_cdecl("engine_advance")
public func advance(_ handle: Int32, _ nanoseconds: Double) {
  guard nanoseconds >= 0 else { return }
  let interval = Interval(nanoseconds: Int64(min(nanoseconds, Double(Interval.maximum.nanoseconds))))
  with(handle) { $0.advance(by: interval) }
}

/// Returns the time of the next event in nanoseconds, or −1 if there is none.
@_expose(wasm, "nextEvent")
@_cdecl("engine_next_event")
public func nextEvent(_ handle: Int32) -> Double {
  with(handle) { $0.nextEvent }.map { Double($0.nanoseconds) } ?? -1
}

/// Returns the current time in nanoseconds.
@_expose(wasm, "now")
@_cdecl("engine_now")
public func now(_ handle: Int32) -> Double {
  with(handle) { Double($0.now.nanoseconds) } ?? 0
}

/// Writes the current frame, always to the same address: one double per column.
@_expose(wasm, "frame")
@_cdecl("engine_frame")
public func frame(_ handle: Int32) -> UnsafeMutablePointer<Double> {
  with(handle) { $0.writeFrame(to: frameRow) }
  return frameRow.baseAddress!
}

/// Writes the current rows of the parts of a component, given by the index of its role, one after the other.
///
/// - Returns: The number of parts.
@_expose(wasm, "parts")
@_cdecl("engine_parts")
public func parts(_ handle: Int32, _ role: Int32) -> Int32 {
  guard let role = componentRole(role) else { return 0 }
  return with(handle) { simulation in
    let needed = simulation.writeParts(of: role, to: partRowsPlace)
    guard needed * PartColumn.all.count > partRowsPlace.count else { return Int32(needed) }
    partRowsPlace.deallocate()
    partRowsPlace = .allocate(capacity: needed * PartColumn.all.count)
    return Int32(simulation.writeParts(of: role, to: partRowsPlace))
  } ?? 0
}

/// Returns the address of the rows of parts that were written last.
@_expose(wasm, "partRows")
@_cdecl("engine_part_rows")
public func partRows() -> UnsafeMutablePointer<Double> { partRowsPlace.baseAddress! }

/// Returns 1 if a part repeats, plays or spins, otherwise 0.
@_expose(wasm, "partsMove")
@_cdecl("engine_parts_move")
public func partsMove(_ handle: Int32) -> Int32 {
  with(handle) { $0.partsMove } == true ? 1 : 0
}

/// Writes the observables of parts to the outbox, one per line: the path, a blank for a text or `=` for a number,
/// and the value.
///
/// - Returns: The length of the output in bytes.
@_expose(wasm, "partValues")
@_cdecl("engine_part_values")
public func partValues(_ handle: Int32) -> Int32 {
  write(of: handle) { simulation in
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
  }
}

/// Writes the text of a part to the outbox; the part is given by its index in its component.
///
/// - Returns: The length of the output in bytes.
@_expose(wasm, "partText")
@_cdecl("engine_part_text")
public func partText(_ handle: Int32, _ role: Int32, _ index: Int32) -> Int32 {
  write(of: handle) { simulation in
    if let role = componentRole(role) { outbox += simulation.text(ofPart: Int(index), of: role).utf8 }
  }
}

/// Writes the text of a column to the outbox.
///
/// - Returns: The length of the output in bytes.
@_expose(wasm, "text")
@_cdecl("engine_text")
public func text(_ handle: Int32, _ column: Int32) -> Int32 {
  write(of: handle) { simulation in
    guard columns.indices.contains(Int(column)), case .observable(let observable) = columns[Int(column)],
      case .text(let text) = simulation[observable]
    else { return }
    outbox += text.utf8
  }
}

/// Writes the events since the last call to the outbox, one per line: time in nanoseconds, form and fields, with tabs
/// between them.
///
/// - Returns: The length of the output in bytes.
@_expose(wasm, "events")
@_cdecl("engine_events")
public func events(_ handle: Int32) -> Int32 {
  write(of: handle) { simulation in
    for event in simulation.takeEvents() {
      let line = event.kind.line
      outbox += String(event.time.nanoseconds).utf8
      for field in [line.form.rawValue] + line.fields {
        outbox.append(UInt8(ascii: "\t"))
        outbox += field.utf8
      }
      outbox.append(UInt8(ascii: "\n"))
    }
  }
}

/// Writes a trace line of the scenario named in the inbox to the outbox, and removes the events in it.
///
/// - Returns: The length of the output in bytes.
@_expose(wasm, "trace")
@_cdecl("engine_trace")
public func trace(_ handle: Int32, _ step: Int32, _ line: Int32, _ nameLength: Int32) -> Int32 {
  write(of: handle) { simulation in
    guard nameLength >= 0, Int(nameLength) <= inbox.count else { return }
    var writer = TraceWriter(scenario: String(decoding: inbox[..<Int(nameLength)], as: UTF8.self))
    outbox += writer.line(step: Int(step), line: Int(line), of: &simulation)
  }
}

/// Writes to the outbox, as JSON, why an event happened; it is given by its number since the setup, from 0.
///
/// - Returns: The length of the output in bytes; 0 if there is no such event.
@_expose(wasm, "whyEvent")
@_cdecl("engine_why_event")
public func whyEvent(_ handle: Int32, _ number: Int32) -> Int32 {
  write(of: handle) { simulation in
    let explainer = Explainer(simulation)
    if number >= 0, let account = explainer.why(event: Int(number)) { outbox += explainer.json(account) }
  }
}

/// Writes to the outbox, as JSON, why a component last entered a state, or why it didn't; role and state are given by
/// their indexes.
///
/// - Returns: The length of the output in bytes.
@_expose(wasm, "whyState")
@_cdecl("engine_why_state")
public func whyState(_ handle: Int32, _ role: Int32, _ state: Int32) -> Int32 {
  write(of: handle) { simulation in
    guard let role = componentRole(role), RefreshState.allCases.indices.contains(Int(state)) else { return }
    let explainer = Explainer(simulation)
    outbox += explainer.json(explainer.whyHappened(.state(role, RefreshState.allCases[Int(state)]), nth: nil))
  }
}

private func componentRole(_ index: Int32) -> ComponentRole? {
  ComponentRole.allCases.indices.contains(Int(index)) ? ComponentRole.allCases[Int(index)] : nil
}

private func command(_ length: Int32) -> Command? {
  guard length >= 0, Int(length) <= inbox.count else { return nil }
  return Command(decoding: Array(inbox[..<Int(length)]))
}
