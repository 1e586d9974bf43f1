import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// `expectEvents`: exactly these events must have occurred, in this order.
struct ExpectEvents: Step {
  let sequence: EventSequence

  var needsEvents: Bool { true }
  var expects: Bool { true }
  var commands: [Command]? { [] }

  func run(on stage: inout Stage) {
    let events = stage.takeUnseenEvents()
    guard let mismatch = sequence.mismatch(with: events) else { return }
    var span: Span?
    if case .missing(let pattern, _) = mismatch { span = sequence.patterns[pattern].span }
    stage.fail(.events(sequence, actual: events, mismatch), at: span)
  }

  static let kind = StepKind(
    "expectEvents", .eventLines,
    examples: ["[ 'header: idle -> pulling', …, 'header: refreshing()' ]"],
    "The events since the last such step, in order; `…` stands for any number of events, and all others must be listed."
  ) { nodes, builder in
    let patterns = nodes.compactMap { EventReader.read($0, in: builder.cast, into: &builder.diagnostics) }
    return patterns.count == nodes.count ? ExpectEvents(sequence: EventSequence(patterns: patterns)) : nil
  } write: { step in
    (step as? ExpectEvents).map {
      .list($0.sequence.patterns.map { $0.event == nil ? .scalar("…") : written($0.text) })
    }
  }

  /// Returns the YAML of an event.
  fileprivate static func written(_ event: String) -> YAMLValue { .quoted(event) }
}

extension StepCatalogue {
  /// Returns the YAML of the step that expects events, with one event per line.
  package static func written(expecting events: [String]) -> YAMLValue {
    .map([YAMLValue.Member(ExpectEvents.kind.name, .lines(.list(events.map(ExpectEvents.written))))])
  }
}
