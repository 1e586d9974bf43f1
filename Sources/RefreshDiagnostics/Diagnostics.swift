import RefreshText

/// The diagnostics so far, in the order in which they were found.
///
/// Reading continues after an error, so that one run shows all errors. At most ``mostOfAKind`` of a kind are kept
/// for a file, followed by a diagnostic which says that there are more.
public struct Diagnostics: Sendable {
  /// All diagnostics, in the order in which they were added.
  public private(set) var all: [Diagnostic] = []
  /// A summary of all diagnostics, only if there are many.
  private var census: Census?

  /// The maximum number of diagnostics of one rule in one file: 1,000.
  public static let mostOfAKind = 1_000
  /// The number of diagnostics up to which repetitions aren't detected.
  private static let few = 64

  /// Makes a collection of diagnostics. The default is empty.
  public init(_ all: [Diagnostic] = []) { for diagnostic in all { add(diagnostic) } }

  /// Whether there are none.
  public var isEmpty: Bool { all.isEmpty }
  /// Whether there are as many as are kept of one kind: finding what was meant by yet another mistake isn't worth its
  /// time.
  package var isFull: Bool { all.count >= Diagnostics.mostOfAKind }
  /// Whether any of them is an error.
  public var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// Adds a diagnostic, unless it repeats an existing one or exceeds the limit of its kind.
  public mutating func add(_ diagnostic: Diagnostic) {
    guard all.count >= Diagnostics.few else { return all.append(diagnostic) }
    if census == nil { census = Census(of: all) }
    if let kept = census?.kept(diagnostic) { all.append(kept) }
  }

  /// Adds the diagnostics of another collection.
  public mutating func add(contentsOf other: Diagnostics) { for diagnostic in other.all { add(diagnostic) } }

  /// Adds a diagnostic with the severity of its rule. If it exceeds the limit, its help and fix aren't computed.
  package mutating func add(
    _ rule: Rule, _ message: String, at span: Span, labels: @autoclosure () -> [Diagnostic.Label] = [],
    help: @autoclosure () -> String? = nil, fix: @autoclosure () -> Fix? = nil
  ) {
    add(rule, at: span) { Diagnostic(rule, message, at: span, labels: labels(), help: help(), fix: fix()) }
  }

  /// Adds a diagnostic of a rule. If it exceeds the limit, it isn't made, because finding what was meant takes
  /// time.
  package mutating func add(_ rule: Rule, at span: Span, _ make: () -> Diagnostic) {
    add(takes(rule, at: span) ? make() : Diagnostic(rule, "", at: span))
  }

  /// Adds a diagnostic for something that can't be read.
  ///
  /// - Returns: Nil, as the missing value.
  package mutating func refuse<Value>(_ diagnostic: Diagnostic) -> Value? {
    add(diagnostic)
    return nil
  }

  /// Adds a diagnostic for something that can't be read, with the severity of its rule.
  ///
  /// - Returns: Nil, as the missing value.
  package mutating func refuse<Value>(
    _ rule: Rule, _ message: String, at span: Span, labels: @autoclosure () -> [Diagnostic.Label] = [],
    help: @autoclosure () -> String? = nil, fix: @autoclosure () -> Fix? = nil
  ) -> Value? {
    add(rule, message, at: span, labels: labels(), help: help(), fix: fix())
    return nil
  }

  /// Adds a diagnostic for something that can't be read. If it exceeds the limit, it isn't made.
  ///
  /// - Returns: Nil, as the missing value.
  package mutating func refuse<Value>(_ rule: Rule, at span: Span, _ make: () -> Diagnostic) -> Value? {
    add(rule, at: span, make)
    return nil
  }

  /// Returns whether one more diagnostic of a rule would be kept. Warnings always count as kept, because comments
  /// may silence them.
  package func takes(_ rule: Rule, at span: Span) -> Bool {
    rule.severity == .warning || census?.isFull(Kind(rule: rule.id, file: span.file.identity)) != true
  }

  /// Returns all diagnostics sorted by file, span and id, each only once.
  ///
  /// Files are in the order of their paths. The same id at the same place with the same message is one
  /// cause, however often it was found, even if the file was read twice by different paths; the first is kept.
  /// In a line where the YAML is wrong, only that is reported: the rest is found once it is corrected.
  public func sorted() -> [Diagnostic] {
    var seen: Set<Cause> = []
    let distinct = all.map { (cause: Cause($0), diagnostic: $0) }.filter { seen.insert($0.cause).inserted }
    var slips: [String: Slips] = [:]
    // Among several at one place, the one that only a person can correct hides the others.
    let ofYAML = distinct.filter(\.diagnostic.rule.isOfYAML)
    for isSafe in [true, false] {
      for (cause, diagnostic) in ofYAML.reversed() where diagnostic.fix?.isSafe ?? false == isSafe {
        slips[cause.file, default: Slips()].shown[cause.start] = Slips.Slip(cause, diagnostic)
      }
    }
    for file in slips.keys { slips[file]?.sort() }
    return
      distinct
      .filter { cause, diagnostic in
        guard let slips = slips[cause.file] else { return true }
        return diagnostic.rule.isOfYAML
          ? slips.shown[cause.start]?.cause == cause
          : !slips.explain(cause, hasSafeFix: diagnostic.fix?.isSafe ?? false)
      }
      .ordered { ($0.diagnostic.span.file.path, $0.cause) < ($1.diagnostic.span.file.path, $1.cause) }
      .map(\.diagnostic)
  }

  /// The places where the YAML of a file is wrong.
  private struct Slips {
    /// A slip of YAML.
    struct Slip {
      let cause: Cause
      /// Whether it is a bracket or quote that isn't closed.
      let isOpen: Bool
      /// Whether a person has to correct it.
      let isDoubtful: Bool
      /// The line in which it begins.
      let line: Range<Int>
      /// The range of its consequences; if the meaning of the text is known, this includes other mistakes in its line.
      let reach: Range<Int>

      init(_ cause: Cause, _ diagnostic: Diagnostic) {
        self.cause = cause
        isOpen = diagnostic.rule.isOfOpenLine
        isDoubtful = !(diagnostic.fix?.isSafe ?? false)
        let (file, span) = (diagnostic.span.file, cause.start..<max(cause.end, cause.start + 1))
        let range = file.byteRange(ofLine: diagnostic.span.startPosition.line)
        line = file.start.offset + range.lowerBound..<file.start.offset + range.upperBound + 1
        reach = diagnostic.fix == nil ? span : line.lowerBound..<max(line.upperBound, span.upperBound)
      }
    }

    /// The slip that is shown if there are several at an offset.
    var shown: [Int: Slip] = [:]
    private var spans = RangeUnion([])
    private var reaches = RangeUnion([])
    private var openLines = RangeUnion([])

    /// Prepares ``explain(_:hasSafeFix:)``. Of the unclosed brackets and quotes in a line, those that a person has to correct are shown. If there
    /// are none, only the last one is shown, and only if nothing else is wrong.
    mutating func sort() {
      let others = RangeUnion(shown.values.filter { !$0.isOpen }.map(\.line))
      let open = shown.filter(\.value.isOpen).map { ($1.line.lowerBound, $0) }
      let last = Dictionary(open, uniquingKeysWith: max)
      openLines = RangeUnion(shown.values.filter(\.isOpen).map(\.line))
      shown = shown.filter { start, slip in
        !slip.isOpen || slip.isDoubtful || last[slip.line.lowerBound] == start && !others.overlaps(slip.line)
      }
      spans = RangeUnion(shown.values.map { $0.cause.start..<max($0.cause.end, $0.cause.start + 1) })
      reaches = RangeUnion(shown.values.map(\.reach))
    }

    /// Returns whether another diagnostic may follow from one of them: if it has a place in common, if its line may not be
    /// complete, or if it is in its line and has no safe fix.
    func explain(_ other: Cause, hasSafeFix: Bool) -> Bool {
      let place = other.start..<max(other.end, other.start + 1)
      return spans.overlaps(place) || openLines.overlaps(place) || !hasSafeFix && reaches.overlaps(place)
    }
  }

  /// The distinct diagnostics, and their number for each kind.
  private struct Census {
    private var causes: Set<Cause> = []
    private var counts: [Kind: Int] = [:]
    /// The kinds that exceed the limit, for which this has been reported.
    private var full: Set<Kind> = []
    /// Whether files contain comments that may silence diagnostics.
    private var haveComments: [SourceFile: Bool] = [:]

    init(of diagnostics: [Diagnostic]) { for diagnostic in diagnostics { _ = kept(diagnostic) } }

    /// Returns whether the limit of a kind has been reached.
    func isFull(_ kind: Kind) -> Bool { counts[kind, default: 0] >= Diagnostics.mostOfAKind }

    /// Returns a diagnostic if it is new; for the first one above the limit, a diagnostic which says that there are more.
    mutating func kept(_ diagnostic: Diagnostic) -> Diagnostic? {
      let cause = Cause(diagnostic)
      guard !causes.contains(cause) else { return nil }
      let kind = Kind(rule: diagnostic.id, file: cause.file)
      guard !isFull(kind) || isSilenceable(diagnostic) else {
        return full.insert(kind).inserted ? .moreOfAKind(as: diagnostic) : nil
      }
      causes.insert(cause)
      counts[kind, default: 0] += 1
      return diagnostic
    }

    /// Returns whether a comment in the file may silence a diagnostic, which then doesn't count.
    private mutating func isSilenceable(_ diagnostic: Diagnostic) -> Bool {
      guard diagnostic.severity == .warning else { return false }
      let file = diagnostic.span.file
      if let known = haveComments[file] { return known }
      let haveThey = file.firstMention(from: 0) != nil
      haveComments[file] = haveThey
      return haveThey
    }
  }

  /// A rule and a file.
  private struct Kind: Hashable {
    let rule: DiagnosticID
    let file: String
  }

  /// The identity of a diagnostic, and its order in its file.
  private struct Cause: Hashable, Comparable {
    let file: String
    let start: Int
    let end: Int
    let id: String
    let message: String

    init(_ diagnostic: Diagnostic) {
      file = diagnostic.span.file.identity
      let span = diagnostic.span
      start = span.file.start.offset + span.start
      end = span.file.start.offset + span.end
      id = diagnostic.id.rawValue
      message = diagnostic.message
    }

    /// Leaves out the message: non-ASCII text takes long to hash, and the span usually suffices.
    func hash(into hasher: inout Hasher) {
      hasher.combine(file)
      hasher.combine(start)
      hasher.combine(end)
      hasher.combine(id)
    }

    static func < (a: Cause, b: Cause) -> Bool {
      (a.start, a.end, a.id, a.message, a.file) < (b.start, b.end, b.id, b.message, b.file)
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic for diagnostics that aren't listed because the limit of their kind is exceeded.
  fileprivate static func moreOfAKind(as one: Diagnostic) -> Diagnostic {
    Diagnostic(
      one.rule,
      "more than \(grouped(Diagnostics.mostOfAKind)) diagnostics of this rule in this file; the rest aren't listed",
      at: Span(wholeOf: SourceFile(path: one.span.file.path, bytes: [])), severity: one.severity)
  }
}
