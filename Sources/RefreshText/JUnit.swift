/// A test case in JUnit's XML format, which Jenkins, GitLab and others read.
package struct JUnitCase {
  /// The reason why a case didn't pass; the text contains the details.
  package enum Trouble {
    case skipped(because: String)
    /// An expectation wasn't met.
    case failure(message: String, type: String, text: String)
    /// It could not be run.
    case error(message: String, type: String, text: String)
  }

  fileprivate let name: String
  fileprivate let className: String
  fileprivate let place: (file: String, line: Int)?
  /// The duration in seconds.
  package var duration = 0.0
  /// Additional properties, as names and values.
  package var properties: [(name: String, value: String)] = []
  /// The reason why it didn't pass, or nil if it passed.
  package var trouble: Trouble?
  /// The output; empty for none.
  package var output = ""

  /// Makes a case that passed.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - className: The name of its class.
  ///   - place: The file and line. The default is none.
  package init(_ name: String, of className: String, at place: (file: String, line: Int)? = nil) {
    (self.name, self.className, self.place) = (name, className, place)
  }

  fileprivate func write(into markup: inout Markup, time: String) {
    let attributes: Markup.Attributes = [
      "name": .text(name), "classname": .text(className), "file": place.map { .text($0.file) },
      "line": place.map { .text("\($0.line)") }, "time": .text(time),
    ]
    guard trouble != nil || !properties.isEmpty || !output.isEmpty else {
      markup.line("testcase", attributes)
      return
    }
    markup.block("testcase", attributes) { markup in
      if !properties.isEmpty {
        markup.block("properties") { markup in
          for (name, value) in properties { markup.line("property", ["name": .text(name), "value": .text(value)]) }
        }
      }
      switch trouble {
      case .skipped(let reason): markup.line("skipped", ["message": .text(reason)])
      case .failure(let message, let type, let text):
        markup.line("failure", ["message": .text(message), "type": .text(type)], text: text)
      case .error(let message, let type, let text):
        markup.line("error", ["message": .text(message), "type": .text(type)], text: text)
      case nil: break
      }
      if !output.isEmpty { markup.line("system-out", text: output) }
    }
  }
}

extension Markup {
  /// The first line of a document of XML.
  package static let xmlDeclaration: StaticString = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Returns a document in JUnit's XML format.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - suites: The suites, each with its file and its cases.
  ///   - isTimed: Whether durations are written. The default is true.
  package static func jUnit(
    _ name: String, _ suites: [(name: String, file: String?, cases: [JUnitCase])], isTimed: Bool = true
  ) -> Markup {
    // Decimal numbers with milliseconds, because readers don't accept exponents.
    func seconds(_ duration: Double) -> String {
      let milliseconds = Int((min(duration, 1e15) * 1000).rounded())
      return isTimed ? "\(milliseconds / 1000)." + String("\(1000 + milliseconds % 1000)".dropFirst()) : "0"
    }
    func attributes(_ name: String, _ cases: [JUnitCase], file: String? = nil) -> Attributes {
      [
        "name": .text(name), "tests": .text("\(cases.count)"),
        "failures": .text("\(cases.count { if case .failure = $0.trouble { true } else { false } })"),
        "errors": .text("\(cases.count { if case .error = $0.trouble { true } else { false } })"),
        "skipped": .text("\(cases.count { if case .skipped = $0.trouble { true } else { false } })"),
        "time": .text(seconds(cases.reduce(0) { $0 + $1.duration })), "file": file.map { .text($0) },
      ]
    }
    var markup = Markup()
    markup.raw(xmlDeclaration)
    markup.block("testsuites", attributes(name, suites.flatMap(\.cases))) { markup in
      for suite in suites {
        markup.block("testsuite", attributes(suite.name, suite.cases, file: suite.file)) { markup in
          for testCase in suite.cases { testCase.write(into: &markup, time: seconds(testCase.duration)) }
        }
      }
    }
    return markup
  }
}
