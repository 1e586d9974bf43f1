import CLibYAML
import RefreshDiagnostics

/// A builder that makes nodes from the events of a document, and checks each event as it arrives.
struct DocumentBuilder {
  /// The way to continue after an event.
  enum Step {
    case goOn
    case finish
    /// The document was rejected; a diagnostic gives the reason.
    case refuse
  }

  /// A list or map whose end hasn't been reached.
  struct Frame {
    let node: Int32
    /// Whether it is a map of one pair without braces, as in `[a: 1]`.
    var isBracelessPair = false
    /// The number of its direct children so far; in a map, those with even indexes are keys.
    var childCount: Int32 = 0
    /// The end of the last child.
    var lastChildEnd: Int
    /// The number of nodes before it, with aliases expanded.
    let nodesBefore: Int
    /// The depth of the deepest node within, with aliases expanded.
    var deepest: Int
    /// Whether one of its keys is `<<`.
    var hasMergeKey = false
    /// Whether one of its keys has been diagnosed, so that its entry is left out.
    var hasBrokenKey = false
  }

  /// A node that aliases can refer to.
  struct Anchor {
    let node: Int32
    /// The range of its name.
    let place: Range<Int>
    /// The number of its nodes, or nil until its end has been reached.
    var size: Int?
    /// The height of the node's tree: 0 for a scalar.
    var height = 0
  }

  let file: SourceFile
  /// The corrected text that is read, or nil if the file's own text is read.
  let corrected: CorrectedText?
  let scan: SourceScan
  let limits: YAMLLimits
  var cursor: MarkCursor
  var store = NodeStore()
  var frames: [Frame] = []
  var anchors: [String: Anchor] = [:]
  /// The number of nodes so far, with aliases expanded.
  var nodeCount = 0
  /// The diagnostics so far.
  var diagnostics = Diagnostics()
  /// The number of errors of this document so far.
  private var errorCount = 0
  /// The position of the root in an empty document: directly after its `---`.
  var documentStart = 0

  /// Makes a builder without nodes.
  ///
  /// - Parameters:
  ///   - corrected: The corrected text that is read; nil, the default, if the file's own text is read.
  ///   - bytes: The text that is read, which must outlive the builder.
  ///   - cursor: The cursor, as the previous document left it.
  init(
    _ file: SourceFile, corrected: CorrectedText? = nil, bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits,
    cursor: MarkCursor
  ) {
    self.file = file
    self.corrected = corrected
    self.scan = SourceScan(bytes: bytes)
    self.limits = limits
    self.cursor = cursor
    // Enough for a small document to be built without reallocation; `malloc` caches blocks of up to 1 KiB.
    store.records.reserveCapacity(48)
    frames.reserveCapacity(8)
  }

  /// Handles an event, adding its node.
  mutating func take(_ event: UnsafePointer<yaml_event_t>) -> Step {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: addScalar(event)
    case YAML_ALIAS_EVENT: addAlias(event)
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: open(event)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: close(event)
    case YAML_DOCUMENT_END_EVENT: hasTooManyErrors ? .refuse : .finish
    default: .goOn
    }
  }

  /// Returns a span in the file.
  func span(_ start: Int, _ end: Int) -> Span { file.span(start, end, in: corrected) }

  /// Returns the span of a node, as far as it is known.
  func span(of node: Int32) -> Span {
    let record = store.records[Int(node)]
    return span(Int(record.start), Int(record.end))
  }

  /// Returns the offset of a mark in bytes.
  mutating func offset(of mark: yaml_mark_t) -> Int { cursor.offset(of: mark.index, in: scan.bytes) }

  /// Reports an error. Reading continues, unless there are too many errors.
  mutating func report(_ diagnostic: Diagnostic) {
    errorCount += 1
    if errorCount <= limits.errors {
      diagnostics.add(diagnostic)
    } else if errorCount == limits.errors + 1 {
      let message = "more than \(limits.errors) errors in this document; the rest isn't read"
      diagnostics.add(Diagnostic(.tooManyErrors, message, at: diagnostic.span))
    }
  }

  /// Whether the document is rejected because of its errors.
  var hasTooManyErrors: Bool { errorCount > limits.errors }

  /// Counts nodes, and rejects the document if it has too many nodes or errors.
  mutating func count(_ nodes: Int, height: Int = 0, at place: Range<Int>) -> Step {
    nodeCount += nodes
    guard nodeCount > limits.nodes || frames.count + height > limits.depth else {
      return hasTooManyErrors ? .refuse : .goOn
    }
    let place = span(place.lowerBound, place.upperBound)
    if nodeCount > limits.nodes {
      let message = "the document has more than \(limits.nodes) keys and values, counting aliases"
      diagnostics.add(Diagnostic(.tooManyNodes, message, at: place))
    } else {
      let message = "lists and maps are nested more than \(limits.depth) deep here, counting aliases"
      diagnostics.add(Diagnostic(.tooDeep, message, at: place))
    }
    return .refuse
  }

  /// Adds a complete node to the list or map that contains it.
  mutating func finishChild(_ node: Int32, deepest: Int) {
    guard let top = frames.indices.last else { return }
    let record = store.records[Int(node)]
    let parent = store.records[Int(frames[top].node)].shape
    if parent == .mapping, frames[top].childCount.isMultiple(of: 2) {
      checkKey(node, ofFrame: top)
    }
    frames[top].childCount += 1
    frames[top].lastChildEnd = Int(record.end)
    frames[top].deepest = max(frames[top].deepest, deepest)
  }
}
