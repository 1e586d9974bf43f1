import RefreshEngine
import RefreshPresets
import Testing

@testable import RefreshScenarios

struct ScenarioSchemaTests {
  private let text = ScenarioSchema.document.written()

  @Test func `every step and every observable can be completed`() {
    for step in StepCatalogue.all where step.takesValue {
      #expect(text.contains("\"title\": \"\(step.name)\""), "\(step.name)")
    }
    for observable in ObservablePath.all {
      #expect(text.contains("\"title\": \"\(observable.path)\""), "\(observable.path)")
    }
  }

  @Test func `what can be set is what a step sets`() {
    let names = Settable.all.map(\.name)
    for name in ["scene.contentInset.top", "scene.content.height", "header.stateLabel.hidden", "trailer.titles"] {
      #expect(names.contains(name))
    }
    for name in ["scene.viewport", "scene.content.beforeComponents", "header.type", "header.triggerPercent"] {
      #expect(!names.contains(name))
    }
    #expect(Set(names).count == names.count)
  }

  @Test func `there is one matcher for each kind of value`() {
    let page = ScenarioSchema.document.written()
    for name in ["number", "fraction", "seconds", "boolean", "text", "idle", "count", "time"] {
      #expect(page.contains("\"matcher.\(name)\": {"), "\(name)")
    }
  }
}
