import CLibYAML
import RefreshDiagnostics

/// Makes nodes of the events of one document, and checks them as they come.
struct DocumentBuilder {
  /// How reading goes on after an event.
  enum Step {
    case goOn
    case finish
    /// The document was refused, and a diagnostic says why.
    case refuse
  }

  /// A list or map whose end has not come yet.
  struct Frame {
    let node: Int32
    /// The map of one pair without braces, as in `[a: 1]`.
    var isBracelessPair = false
    /// How many nodes it has directly so far; in a map the even ones are keys.
    var childCount: Int32 = 0
    /// Where the last of them ends.
    var lastChildEnd: Int
    /// How many nodes there were when it began, aliases followed.
    let nodesBefore: Int
    /// How deep anything within lies, aliases followed.
    var deepest: Int
    /// Whether one of its keys is `<<`.
    var hasMergeKey = false
    /// Whether one of its keys was diagnosed, and its entry is left out.
    var hasBrokenKey = false
  }

  /// The node that an alias can stand for.
  struct Anchor {
    let node: Int32
    /// Where its name stands.
    let place: Range<Int>
    /// How many nodes it has; nil as long as its end has not come.
    var size: Int?
    /// How deep it is: 0 for a scalar.
    var height = 0
  }

  let file: SourceFile
  /// The text that is read, where it is not the file's own.
  let mended: MendedText?
  let scan: SourceScan
  let limits: YAMLLimits
  var cursor: MarkCursor
  var store = NodeStore()
  var frames: [Frame] = []
  var anchors: [String: Anchor] = [:]
  /// The nodes so far, each alias counted as what it stands for.
  var nodeCount = 0
  /// The diagnostics so far.
  var diagnostics = Diagnostics()
  /// The number of errors of this document so far.
  private var errorCount = 0
  /// Where a document that has nothing in it has its empty root: right behind its `---`.
  var documentStart = 0

  /// Creates a builder without nodes.
  ///
  /// - Parameters:
  ///   - mended: The text that is read, where it is not the file's own. The default is nil.
  ///   - bytes: The text that is read, which must outlive the builder.
  ///   - cursor: The cursor as the document before left it.
  init(
    _ file: SourceFile, mended: MendedText? = nil, bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits,
    cursor: MarkCursor
  ) {
    self.file = file
    self.mended = mended
    self.scan = SourceScan(bytes: bytes)
    self.limits = limits
    self.cursor = cursor
    // Room for a small document, so that it is made in one go; `malloc` keeps blocks of up to 1 KiB at hand.
    store.records.reserveCapacity(48)
    frames.reserveCapacity(8)
  }

  /// Adds the node of an event.
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

  /// A place in the file.
  func span(_ start: Int, _ end: Int) -> Span { file.span(start, end, in: mended) }

  /// The place of a node, as far as it is known.
  func span(of node: Int32) -> Span {
    let record = store.records[Int(node)]
    return span(Int(record.start), Int(record.end))
  }

  /// The offset in bytes of a mark.
  mutating func offset(of mark: yaml_mark_t) -> Int { cursor.offset(of: mark.index, in: scan.bytes) }

  /// Reports an error; reading goes on, unless there are too many.
  mutating func report(_ diagnostic: Diagnostic) {
    errorCount += 1
    if errorCount <= limits.errors {
      diagnostics.add(diagnostic)
    } else if errorCount == limits.errors + 1 {
      let message = "more than \(limits.errors) errors in this document; it is not read further"
      diagnostics.add(Diagnostic(.tooManyErrors, message, at: diagnostic.span))
    }
  }

  /// Whether the document is refused because of its errors.
  var hasTooManyErrors: Bool { errorCount > limits.errors }

  /// Counts nodes, and refuses the document when there are too many of them, or of errors.
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

  /// Adds a complete node to the list or map that it stands in.
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
