import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshReports
import RefreshText
import Testing

@Test func `every file in Formats has a row in the catalogue`() throws {
  let folder = ExternalTool.package.appendingPathComponent("Sources/RefreshReports")
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Formats").path)
  let catalogue = try String(contentsOf: folder.appending(path: "ReportCatalogue.swift"), encoding: .utf8)
  for file in files.filter({ $0.hasSuffix(".swift") }).sorted() {
    #expect(catalogue.contains("\(file.dropLast(".swift".count)).format"), "add a row for \(file)")
  }
}

@Test func `a format is found by its name`() throws {
  #expect(ReportFormat.all.map(\.name).starts(with: ["pretty", "dot", "tap", "junit", "json", "github"]))
  #expect(Set(ReportFormat.all.map(\.name)).count == ReportFormat.all.count)
  #expect(ReportFormat["nothing"] == nil)
  let report = try Sample.report()
  for format in ReportFormat.all where !format.traits.contains(.showsPictures) {
    #expect(ReportFormat[format.name]?.render(report) == format.render(report))
  }
}

@Test func `a report that was read back is the same in every format`() throws {
  let report = try Sample.report()
  var diagnostics = Diagnostics()
  let file = SourceFile(path: "r.json", bytes: report.json)
  let back = try #require(RunReport.read(file, into: &diagnostics))
  for format in ReportFormat.all where !format.traits.contains(.showsPictures) {
    #expect(format.render(back) == format.render(report), "\(format.name)")
  }
}

@Test func `a report of nothing is made in every format`() {
  for format in ReportFormat.all { #expect(!format.render(RunReport()).isEmpty, "\(format.name)") }
}
