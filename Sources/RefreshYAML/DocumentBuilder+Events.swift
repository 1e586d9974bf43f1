import CLibYAML
import RefreshDiagnostics
import RefreshText

extension DocumentBuilder {
  /// Adds a scalar: its span, and its text if that differs from the source.
  mutating func addScalar(_ event: UnsafePointer<yaml_event_t>) -> Step {
    let scalar = event.pointee.data.scalar
    let style = Node.Style(scalar.style)
    var start = offset(of: event.pointee.start_mark)
    var end = offset(of: event.pointee.end_mark)
    let isEmpty = style == .plain && scalar.length == 0
    let properties = takeProperties(tag: scalar.tag, anchor: scalar.anchor, start: start, end: end)
    if let properties { start = isEmpty ? properties.end : properties.contentStart }
    if isEmpty {
      if properties == nil { start = placeOfEmptyScalar(at: start) }
      end = start
    } else if style == .literal || style == .folded {
      end = scan.endOfBlockText(from: start, to: end)
    }

    let value = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: scalar.length)
    let inset = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    if inset > 0, event.pointee.start_mark.line != event.pointee.end_mark.line, seemsToOpen(end - 1) {
      store.openQuotes.append(Int32(start))
    }
    var record = NodeRecord(
      shape: .sourceScalar, style: style, flags: properties == nil ? [] : .hasProperties,
      start: Int32(start), end: Int32(end), first: Int32(start + inset), second: Int32(value.count))
    if end - start - 2 * inset != value.count
      || !value.hasSameBytes(as: UnsafeBufferPointer(rebasing: scan.bytes[start + inset..<end - inset]))
    {
      record.shape = .ownScalar
      record.first = Int32(store.text.count)
      store.text.append(contentsOf: value)
    }

    let step = count(1, at: start..<max(start, end))
    guard case .goOn = step else { return step }
    let node = append(record)
    note(properties, tag: scalar.tag, anchor: scalar.anchor, of: node, size: 1)
    finishChild(node, deepest: frames.count)
    return .goOn
  }

  /// Whether a quote is at the beginning of a value: after a colon, a dash, a bracket or a comma, and right before its text.
  private func seemsToOpen(_ quote: Int) -> Bool {
    guard !scan.isSpaceOrEnd(at: quote + 1), !",]}".utf8.contains(scan[quote + 1] ?? 0) else { return false }
    let line = scan.startOfLine(from: quote)
    let before = scan.trimmingSpace(from: line, to: quote)
    return before > line
      && (scan[before - 1].map { "[{".utf8.contains($0) } ?? false
        || before < quote && (scan[before - 1].map { ":-,".utf8.contains($0) } ?? false))
  }

  /// Begins a list or map.
  mutating func open(_ event: UnsafePointer<yaml_event_t>) -> Step {
    let isSequence = event.pointee.type == YAML_SEQUENCE_START_EVENT
    let data = event.pointee.data
    let tag = isSequence ? data.sequence_start.tag : data.mapping_start.tag
    let anchor = isSequence ? data.sequence_start.anchor : data.mapping_start.anchor
    let isFlow =
      isSequence
      ? data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      : data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    var start = offset(of: event.pointee.start_mark)
    let properties = takeProperties(tag: tag, anchor: anchor, start: start, end: scan.bytes.count)
    if let properties { start = properties.contentStart }

    let node = append(
      NodeRecord(
        shape: isSequence ? .sequence : .mapping, style: isFlow ? .flow : .block,
        flags: properties == nil ? [] : .hasProperties,
        start: Int32(start), end: Int32(start), first: 0, second: 0))
    note(properties, tag: tag, anchor: anchor, of: node, size: nil)
    var frame = Frame(node: node, lastChildEnd: start, nodesBefore: nodeCount, deepest: frames.count + 1)
    // A pair in brackets has no brace in libyaml's events: its mark is empty, or a `?`.
    frame.isBracelessPair =
      isFlow && !isSequence && properties == nil
      && (event.pointee.start_mark.index == event.pointee.end_mark.index || scan.has("?", at: start))
    frames.append(frame)
    return count(1, at: start..<start + 1)
  }

  /// Ends a list or map.
  mutating func close(_ event: UnsafePointer<yaml_event_t>) -> Step {
    guard let frame = frames.popLast() else { return .goOn }
    let node = Int(frame.node)
    let isMapping = store.records[node].shape == .mapping
    let hasBrackets = store.records[node].style == .flow && !frame.isBracelessPair
    store.records[node].second = Int32(store.records.count)
    store.records[node].first = isMapping ? frame.childCount / 2 : frame.childCount
    store.records[node].end = Int32(hasBrackets ? offset(of: event.pointee.end_mark) : frame.lastChildEnd)
    if isMapping, !hasBrackets, frame.childCount > 0 {
      store.records[node].start = store.records[node + 1].start
    }
    if isMapping { finishMap(frame) }
    if let name = store.properties(of: frame.node)?.anchor, anchors[name]?.node == frame.node {
      anchors[name]?.size = nodeCount - frame.nodesBefore
      anchors[name]?.height = frame.deepest - frames.count
    }
    finishChild(frame.node, deepest: frame.deepest)
    return .goOn
  }

  /// Adds an alias, which counts as many nodes as its anchor.
  mutating func addAlias(_ event: UnsafePointer<yaml_event_t>) -> Step {
    let start = offset(of: event.pointee.start_mark)
    let end = offset(of: event.pointee.end_mark)
    let name = String(cString: event.pointee.data.alias.anchor)
    let anchor = anchors[name]
    var record = NodeRecord(
      shape: .alias, style: .plain, flags: [],
      start: Int32(start), end: Int32(end), first: anchor?.node ?? 0, second: 0)
    if anchor?.size == nil {
      record.shape = .sourceScalar
      record.flags = .isBroken
      record.first = Int32(start)
      report(badAlias(name, anchor, at: span(start, end)))
    }
    let height = anchor?.height ?? 0
    let step = count(anchor?.size ?? 1, height: height, at: start..<end)
    guard case .goOn = step else { return step }
    finishChild(append(record), deepest: frames.count + height)
    return .goOn
  }

  private func badAlias(_ name: String, _ anchor: Anchor?, at span: Span) -> Diagnostic {
    guard let anchor else {
      // With many names, a search costs more than it helps.
      let names = anchors.count > 100 ? [] : anchors.ordered(on: \.value.node).map(\.key)
      let meant = nearestName(to: name, in: names).map { "did you mean `*\($0)`?" }
      return Diagnostic(
        .unknownAlias, "there is no anchor `&\(name)` before this alias", at: span,
        help: meant ?? "text that begins with `*` needs quotes")
    }
    let label = Diagnostic.Label(
      "`&\(name)` begins here", at: self.span(anchor.place.lowerBound, anchor.place.upperBound))
    return Diagnostic(
      .recursiveAlias, "`*\(name)` is inside its own value", at: span, labels: [label])
  }

  private mutating func append(_ record: NodeRecord) -> Int32 {
    store.records.append(record)
    return Int32(store.records.count - 1)
  }

  /// Returns where the tag and anchor of an event end, or nil if it has none.
  private func takeProperties(
    tag: UnsafeMutablePointer<UInt8>?, anchor: UnsafeMutablePointer<UInt8>?, start: Int, end: Int
  ) -> SourceScan.Properties? {
    let count = (tag == nil ? 0 : 1) + (anchor == nil ? 0 : 1)
    return count == 0 ? nil : scan.properties(at: start, count: count, limit: end)
  }

  /// Stores the tag and anchor of a node.
  private mutating func note(
    _ properties: SourceScan.Properties?, tag: UnsafeMutablePointer<UInt8>?,
    anchor: UnsafeMutablePointer<UInt8>?, of node: Int32, size: Int?
  ) {
    guard let properties else { return }
    let name = anchor.map { String(cString: $0) }
    store.properties.append(NodeProperties(node: node, tag: tag.map { String(cString: $0) }, anchor: name))
    if let name {
      anchors[name] = Anchor(node: node, place: properties.anchor ?? 0..<0, size: size)
    }
  }

  /// Returns the offset that a person would point at for a missing value.
  private func placeOfEmptyScalar(at mark: Int) -> Int {
    guard let top = frames.last else { return documentStart }
    let isValue = store.records[Int(top.node)].shape == .mapping && !top.childCount.isMultiple(of: 2)
    return isValue ? scan.placeOfEmptyValue(behindKeyEndingAt: top.lastChildEnd, limit: mark) : mark
  }
}

extension Node.Style {
  /// Makes the style from libyaml's scalar style.
  init(_ style: yaml_scalar_style_t) {
    self =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
  }
}
