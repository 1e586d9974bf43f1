/// Gives diagnostics to code scanning: the Static Analysis Results Interchange Format, SARIF 2.1.0 of OASIS.
///
/// One run, with all rules and their explanations. Columns are in code units of UTF-16, which is SARIF's default and
/// declared. What was silenced is there with its suppression. `partialFingerprints` tell a result from others when
/// lines move: they are made of the rule, the message and how many times the two were met before in the file.
public struct SARIFRenderer: Sendable {
  /// Makes a renderer.
  public init() {}

  /// A document of JSON.
  public func render(_ report: DiagnosticReport) -> String {
    var counts: [String: Int] = [:]
    let rules = report.rules
    let indexes = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let all = report.found.map { ($0, nil) } + report.silenced.map { ($0.diagnostic, Optional($0.cause)) }
    let results = all.map { result($0.0, silencedBy: $0.1, ruleIndex: indexes[$0.0.id], counts: &counts) }
    let driver: [(String, JSONText)] = [
      ("name", .string("refreshcfg")),
      ("rules", .array(rules.map(descriptor))),
    ]
    let run: [(String, JSONText)] = [
      ("tool", .object([("driver", .object(driver))])),
      ("columnKind", .string("utf16CodeUnits")),
      ("artifacts", .array(report.allFiles.map { .object([("location", .object([("uri", uri($0))]))]) })),
      ("results", .array(results)),
    ]
    let log: [(String, JSONText)] = [
      (
        "$schema",
        .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      ("version", .string("2.1.0")),
      ("runs", .array([.object(run)])),
    ]
    return JSONText.object(log).text() + "\n"
  }

  // MARK: - Rules

  private func descriptor(_ rule: Rule) -> JSONText {
    var help = "\(rule.what)\n\n\(rule.why)"
    if let bad = rule.bad { help += "\n\nFor example:\n\n\(fenced(bad))" }
    if let good = rule.good { help += "\n\nRight:\n\n\(fenced(good))" }
    return .object([
      ("id", .string(rule.id.rawValue)),
      ("shortDescription", .object([("text", .string(rule.title))])),
      ("fullDescription", .object([("text", .string("\(rule.what) \(rule.why)"))])),
      ("help", .object([("text", .string(help)), ("markdown", .string(help))])),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
    ])
  }

  private func fenced(_ example: Rule.Example) -> String { "```yaml\n\(example.text)```" }

  // MARK: - Results

  private func result(
    _ diagnostic: Diagnostic, silencedBy cause: SilencedDiagnostic.Cause?, ruleIndex: Int?,
    counts: inout [String: Int]
  ) -> JSONText {
    let path = diagnostic.span.file.path
    let content = "\(diagnostic.id.rawValue)\u{0}\(diagnostic.message)"
    let count = counts["\(path)\u{0}\(content)", default: 0]
    counts["\(path)\u{0}\(content)"] = count + 1
    let message = diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? "")
    var members: [(String, JSONText)] = [("ruleId", .string(diagnostic.id.rawValue))]
    if let ruleIndex { members.append(("ruleIndex", .number(ruleIndex))) }
    members += [
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(message))])),
      ("locations", .array([.object([("physicalLocation", location(diagnostic.span))])])),
    ]
    if !diagnostic.labels.isEmpty {
      let related = diagnostic.labels.enumerated().map { index, label in
        JSONText.object([
          ("id", .number(index + 1)), ("physicalLocation", location(label.span)),
          ("message", .object([("text", .string(label.text))])),
        ])
      }
      members.append(("relatedLocations", .array(related)))
    }
    members.append(
      ("partialFingerprints", .object([("cause/v1", .string(fingerprint("\(content)\u{0}\(count)")))])))
    if let fix = diagnostic.fix { members.append(("fixes", .array([self.fix(fix, in: diagnostic.span.file)]))) }
    if let cause { members.append(("suppressions", .array([suppression(cause)]))) }
    return .object(members)
  }

  private func suppression(_ cause: SilencedDiagnostic.Cause) -> JSONText {
    switch cause {
    case .comment(let reason): .object([("kind", .string("inSource")), ("justification", .string(reason))])
    case .settings: .object([("kind", .string("external"))])
    }
  }

  private func fix(_ fix: Fix, in file: SourceFile) -> JSONText {
    let replacements = fix.edits.map { edit in
      JSONText.object([
        ("deletedRegion", region(Span(file: file, start: edit.range.lowerBound, end: edit.range.upperBound))),
        ("insertedContent", .object([("text", .string(edit.replacement))])),
      ])
    }
    let change = JSONText.object([
      ("artifactLocation", .object([("uri", uri(file.path))])), ("replacements", .array(replacements)),
    ])
    return .object([
      ("description", .object([("text", .string(fix.title + (fix.isSafe ? "" : " (to be looked at)")))])),
      ("artifactChanges", .array([change])),
    ])
  }

  // MARK: - Places

  private func location(_ span: Span) -> JSONText {
    .object([("artifactLocation", .object([("uri", uri(span.file.path))])), ("region", region(span))])
  }

  private func region(_ span: Span) -> JSONText {
    let (start, end) = (span.startPosition, span.endPosition)
    return .object([
      ("startLine", .number(start.line)),
      ("startColumn", .number(column(span.start, in: span.file, line: start.line))),
      ("endLine", .number(end.line)), ("endColumn", .number(column(span.end, in: span.file, line: end.line))),
    ])
  }

  /// The column of an offset in code units of UTF-16, from 1.
  private func column(_ offset: Int, in file: SourceFile, line: Int) -> Int {
    let start = file.byteRange(ofLine: line).lowerBound
    guard !file.isASCII else { return max(offset - start, 0) + 1 }
    return file.text(in: start..<max(start, offset)).utf16.count + 1
  }

  /// A path as a reference of a URI (RFC 3986): from the root as `file:`, else relative to where the tool ran.
  private func uri(_ path: String) -> JSONText {
    let safe = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let escaped = path.utf8.map { byte -> String in
      if safe.contains(byte) { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }
    .joined()
    return .string(path.hasPrefix("/") ? "file://" + escaped : escaped)
  }

  /// FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), which is the same on every machine and run.
  private func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
