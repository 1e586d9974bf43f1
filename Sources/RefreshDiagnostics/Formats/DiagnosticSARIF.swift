import RefreshText

/// Diagnostics for code scanning: the Static Analysis Results Interchange Format, SARIF 2.1.0 of OASIS.
///
/// There is one run, with all rules and their explanations. Columns are in UTF-16 code units, which is SARIF's
/// default and is declared. Silenced diagnostics are included with their suppression. `partialFingerprints`
/// identify results when lines move: they consist of the rule, the message, and how often both occurred before in
/// the file.
enum DiagnosticSARIF {
  static let format = DiagnosticFormat(
    "sarif", "SARIF 2.1.0, for code scanning, with all rules and silenced diagnostics."
  ) { report, _ in
    var counts: [String: Int] = [:]
    let rules = report.rules
    let indexes = Dictionary(
      rules.enumerated().map { ($0.element.rule.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let all = report.found.map { ($0, nil) } + report.silenced.map { ($0.diagnostic, Optional($0.cause)) }
    let results = all.map { result($0.0, silencedBy: $0.1, ruleIndex: indexes[$0.0.id], counts: &counts) }
    let log: JSONValue = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": ["name": "refreshcfg", "rules": .array(rules.map(descriptor))]],
          "columnKind": "utf16CodeUnits",
          "artifacts": .array(report.allFiles.map { ["location": ["uri": uri($0)]] }),
          "results": .array(results),
        ]
      ],
    ]
    return log.written(.lines) + "\n"
  }

  // MARK: - Rules

  private static func descriptor(_ explained: RuleText) -> JSONValue {
    var help = "\(explained.what)\n\n\(explained.why)"
    if let bad = explained.bad { help += "\n\nFor example:\n\n\(fenced(bad))" }
    if let good = explained.good { help += "\n\nRight:\n\n\(fenced(good))" }
    return [
      "id": .string(explained.rule.id.rawValue),
      "shortDescription": text(explained.rule.title),
      "fullDescription": text("\(explained.what) \(explained.why)"),
      "help": ["text": .string(help), "markdown": .string(help)],
      "defaultConfiguration": ["level": .string(explained.rule.severity.rawValue)],
    ]
  }

  private static func fenced(_ example: Rule.Example) -> String { "```yaml\n\(example.text)```" }

  // MARK: - Results

  private static func result(
    _ diagnostic: Diagnostic, silencedBy cause: SilencedDiagnostic.Cause?, ruleIndex: Int?,
    counts: inout [String: Int]
  ) -> JSONValue {
    let content = "\(diagnostic.id.rawValue)\u{0}\(diagnostic.message)"
    let count = counts["\(diagnostic.span.file.path)\u{0}\(content)", default: 0]
    counts["\(diagnostic.span.file.path)\u{0}\(content)"] = count + 1
    var result: JSONValue.Object = ["ruleId": .string(diagnostic.id.rawValue)]
    result["ruleIndex"] = ruleIndex.map { .number($0) }
    result["level"] = .string(diagnostic.severity.rawValue)
    result["message"] = text(diagnostic.messageWithHelp)
    result["locations"] = [["physicalLocation": location(diagnostic.span)]]
    if !diagnostic.labels.isEmpty {
      result["relatedLocations"] = .array(
        diagnostic.labels.enumerated().map { index, label in
          ["id": .number(index + 1), "physicalLocation": location(label.span), "message": text(label.text)]
        })
    }
    result["partialFingerprints"] = ["cause/v1": .string(fingerprint("\(content)\u{0}\(count)"))]
    result["fixes"] = diagnostic.fix.map { [fix($0, in: diagnostic.span.file)] }
    result["suppressions"] = cause.map { [suppression($0)] }
    return .object(result)
  }

  private static func suppression(_ cause: SilencedDiagnostic.Cause) -> JSONValue {
    switch cause {
    case .comment(let reason): ["kind": "inSource", "justification": .string(reason)]
    case .settings: ["kind": "external"]
    }
  }

  private static func fix(_ fix: Fix, in file: SourceFile) -> JSONValue {
    let replacements = fix.edits.map { edit -> JSONValue in
      [
        "deletedRegion": region(Span(file: file, start: edit.range.lowerBound, end: edit.range.upperBound)),
        "insertedContent": text(edit.replacement),
      ]
    }
    return [
      "description": text(fix.title + (fix.isSafe ? "" : " (needs review)")),
      "artifactChanges": [["artifactLocation": ["uri": uri(file.path)], "replacements": .array(replacements)]],
    ]
  }

  /// Returns a message as most members of SARIF contain it.
  private static func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  // MARK: - Locations

  private static func location(_ span: Span) -> JSONValue {
    ["artifactLocation": ["uri": uri(span.file.path)], "region": region(span)]
  }

  private static func region(_ span: Span) -> JSONValue {
    let (start, end) = (span.startPosition, span.endPosition)
    return [
      "startLine": .number(start.line),
      "startColumn": .number(column(span.start, in: span.file, line: start.line)),
      "endLine": .number(end.line), "endColumn": .number(column(span.end, in: span.file, line: end.line)),
    ]
  }

  /// Returns the column of an offset in UTF-16 code units, from 1.
  private static func column(_ offset: Int, in file: SourceFile, line: Int) -> Int {
    let start = file.byteRange(ofLine: line).lowerBound
    guard !file.isASCII else { return max(offset - start, 0) + 1 }
    return file.text(in: start..<max(start, offset)).utf16.count + 1
  }

  /// Returns a path as a URI reference (RFC 3986): `file:` for an absolute path, otherwise relative to the working
  /// directory.
  private static func uri(_ path: String) -> JSONValue {
    let safe = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let escaped = path.utf8.map { byte in
      safe.contains(byte) ? String(Unicode.Scalar(byte)) : "%" + hexadecimal(byte, digits: 2)
    }
    .joined()
    return .string(path.hasPrefix("/") ? "file://" + escaped : escaped)
  }

  /// Returns the 64-bit FNV-1a hash (G. Fowler, L. C. Noll, K.-P. Vo), which is the same on every machine and in
  /// every run.
  private static func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return hexadecimal(hash, digits: 16).lowercased()
  }
}
