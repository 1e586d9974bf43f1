import ExternalTools
import Foundation
import Testing

@testable import RefreshScenarios

@Test func `every file in Steps has a row in the catalogue`() throws {
  let folder = ExternalTool.package.appendingPathComponent("Sources/RefreshScenarios/Steps")
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
  let catalogue = try String(
    contentsOf: folder.appending(path: "../StepModel/StepCatalogue.swift").standardized, encoding: .utf8)
  for file in files.sorted() {
    #expect(catalogue.contains("    \(file.dropLast(".swift".count)).kind,\n"), "add a row for \(file)")
  }
  #expect(files.count == StepCatalogue.all.count)
}

@Test func `no two steps have one name`() {
  #expect(Set(StepCatalogue.all.map(\.name)).count == StepCatalogue.all.count)
}

@Test func `every example of a step can be read`() {
  // The flows are those of the suite, so an example of `flow` can't be read alone.
  for kind in StepCatalogue.all where kind.name != "flow" {
    for example in kind.description.examples {
      let components = "{ type: \(example.contains("footer") ? "autoNormalFooter" : "normalHeader") }"
      let step = "- \(kind.name): \(example)"
      let found = problems(
        step, components: example.contains("footer") ? "footer: \(components)" : "header: \(components)")
      #expect(found == [], "\(step)")
    }
  }
}

@Test func `a step is read by its name alone or with a value`() {
  #expect(StepCatalogue["release"]?.canStandAlone == true)
  #expect(StepCatalogue["release"]?.takesValue == true)
  #expect(StepCatalogue["touch"]?.takesValue == false)
  #expect(StepCatalogue["drag"]?.canStandAlone == false)
  #expect(StepCatalogue["nothing"] == nil)
}

@Test func `an app does what apps do`() {
  #expect(
    StepCatalogue.all.filter { !$0.isForApps }.map(\.name) == [
      "touch", "drag", "pull", "swipe", "release", "cancel", "tap", "expect", "expectEvents",
      "snapshot", "repeat", "flow",
    ])
}
