import Foundation
import RefreshChecks
import Testing

/// `CONTRIBUTING.md`, which lists what to touch in order to add something.
@Suite struct `The map for contributors` {
  /// Returns the rows of the table: what is added, what is touched, and what is run afterwards.
  private func rows() throws -> [(addition: String, touched: String, run: String)] {
    try Repository.text("CONTRIBUTING.md").split(separator: "\n").compactMap { line in
      guard let row = line.wholeMatch(of: /\| (an? [^|]+) \| ([^|]+) \| ([^|]+) \|/) else { return nil }
      return (String(row.1), String(row.2), String(row.3))
    }
  }

  private func code(in text: String) -> [String] { text.matches(of: /`([^`]+)`/).map { String($0.1) } }

  @Test func `every file and folder that it names is there`() throws {
    let rows = try rows()
    #expect(rows.count > 10, "the table is not in its usual form")
    for row in rows {
      let paths = code(in: row.touched).filter { $0.contains("/") }
      #expect(!paths.isEmpty, "what to touch to add \(row.addition)")
      for path in paths {
        let isThere = FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(path).path)
        #expect(isThere, "CONTRIBUTING.md sends who adds \(row.addition) to \(path)")
      }
    }
  }

  @Test func `a row of a catalogue is added to those that are there`() throws {
    // Every file in a folder that the table names is a row of the corresponding catalogue.
    for (folder, catalogue, row) in [
      ("Sources/RefreshScenarios/Steps", "Sources/RefreshScenarios/StepModel/StepCatalogue.swift", "kind"),
      ("Sources/RefreshChecks/Lint/Suites", "Sources/RefreshChecks/LintModel/SuiteLint.swift", "rule"),
      ("Sources/RefreshReports/Formats", "Sources/RefreshReports/ReportCatalogue.swift", "format"),
    ] {
      #expect(try rows().contains { code(in: $0.touched).starts(with: [folder, catalogue]) }, "\(folder)")
      let declared = Repository.files(below: folder, endingIn: ".swift").filter {
        (try? String(contentsOfFile: $0, encoding: .utf8).contains("static let \(row) = ")) ?? false
      }
      #expect(!declared.isEmpty, "\(folder)")
      let list = try Repository.text(catalogue)
      for file in declared {
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        #expect(list.contains("\(name).\(row)"), "\(name) is no row of \(catalogue)")
      }
    }
  }

  @Test func `a lint rule for presets is declared in the folder that the table names, and listed`() throws {
    let (folder, catalogue) = (
      "Sources/RefreshChecks/Lint/Presets", "Sources/RefreshChecks/LintModel/PresetLint.swift"
    )
    #expect(try rows().contains { code(in: $0.touched).starts(with: [folder, catalogue]) })
    let list = try Repository.text(catalogue)
    let names = try Repository.files(below: folder, endingIn: ".swift").flatMap { file in
      try String(contentsOfFile: file, encoding: .utf8).matches(of: /static let (\w+) = LintRule\(/).map {
        String($0.1)
      }
    }
    #expect(names.count == PresetLint.all.count)
    for name in names { #expect(list.contains("    .\(name),"), "\(name) is no row of \(catalogue)") }
  }

  @Test func `every target of make that it names is there`() throws {
    let makefile = try Repository.text("Makefile")
    let text = try Repository.text("CONTRIBUTING.md")
    for match in text.matches(of: /make ([a-z]+)/) {
      #expect(makefile.contains("\n\(match.1):"), "make \(match.1)")
    }
  }
}
