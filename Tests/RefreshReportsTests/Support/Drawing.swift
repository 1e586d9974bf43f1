import Foundation
import RefreshDiagnostics
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshReports

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Returns the recording of the first scenario of a file.
func record(
  _ text: String, path: String = "feed.scenarios.yaml", sourceLocation: SourceLocation = #_sourceLocation
) throws -> Recording {
  let suites = try suites(text, path: path)
  return Runner.record(try #require(suites.first?.scenarios.first, sourceLocation: sourceLocation))
}

/// Returns the page for a file of scenarios.
func page(_ text: String) throws -> String {
  let plan = RunPlan(try suites(text))
  let recordings = plan.entries.map { $0.record() }
  return Page(
    RunReport(plan.results(recordings.map(\.verdict))),
    pictures: recordings.map { ScenarioPictures($0, amongScenarios: recordings.count) }
  ).text
}

/// The elements of a document, which has to be well-formed XML.
final class Elements: NSObject, XMLParserDelegate {
  /// An element with its attributes.
  struct Element {
    let name: String
    let attributes: [String: String]
  }

  private(set) var all: [Element] = []
  /// The texts of all elements, concatenated.
  private(set) var text = ""

  init(_ document: String, sourceLocation: SourceLocation = #_sourceLocation) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    let isWellFormed = parser.parse()
    let error = parser.parserError.map { "\($0)" } ?? ""
    #expect(isWellFormed, "line \(parser.lineNumber): \(error)", sourceLocation: sourceLocation)
  }

  /// Returns the elements with a name.
  subscript(name: String) -> [Element] { all.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    all.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
