import Foundation
import RefreshReports
import Testing

@Test func `every file in Formats has a row in the catalogue`() throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/RefreshReports").standardized
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Formats").path)
  let catalogue = try String(contentsOf: folder.appending(path: "ReportCatalogue.swift"), encoding: .utf8)
  for file in files.filter({ $0.hasSuffix(".swift") }).sorted() {
    #expect(catalogue.contains("\(file.dropLast(".swift".count)).format"), "add a row for \(file)")
  }
  #expect(files.count == ReportCatalogue.all.count)
}

@Test func `a format is found by its name`() throws {
  let text = try #require(ReportCatalogue["text"])
  #expect(text.render([], color: false) == TextReport(color: false).render([]))
  #expect(ReportCatalogue["nothing"] == nil)
  #expect(Set(ReportCatalogue.all.map(\.name)).count == ReportCatalogue.all.count)
}
