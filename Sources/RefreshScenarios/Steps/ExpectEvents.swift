import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// `expectEvents`: exactly these events must have occurred, in this order.
enum ExpectEvents {
  static let kind = StepKind(
    "expectEvents", .eventLines,
    examples: ["[ 'header: idle -> pulling', …, 'header: refreshing()' ]"],
    "The events since the last `expectEvents` step, in order; `…` matches any number of events, and all others must be listed."
  ) { nodes, builder in
    let patterns = nodes.compactMap { EventReader.read($0, in: builder.cast, into: &builder.diagnostics) }
    return patterns.count == nodes.count ? .expectEvents(EventSequence(patterns: patterns)) : nil
  } write: { action in
    guard case .expectEvents(let sequence) = action else { return nil }
    return .list(sequence.patterns.map { $0.event == nil ? .scalar("…") : written($0.text) })
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
