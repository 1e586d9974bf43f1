import SuiteTexts
import Testing

@testable import RefreshEngine
@testable import RefreshLaws

/// Labels, arrows and spinners that are drawn as a preset says, and content that keeps its width.
struct StyleTests {
  /// What is found of a refreshing header when the engine has other settings than its preset.
  private func found(_ change: (inout ComponentSettings) -> Void) -> [String] {
    var bench = Bench(laws: ["wrong-style"])
    var settings = ComponentSettings()
    change(&settings)
    bench.simulation.set(.header, settings)
    bench.simulation.beginRefreshing(.header)
    bench.settle()
    bench.look(.looks(bench.component(.header)!))
    return bench.found
  }

  @Test func `each label has its own size and colour`() {
    #expect(found { _ in } == [])
    #expect(
      found { $0.lastUpdatedTimeLabel.fontSize = 11 } == [
        "wrong-style the header draws its time in 11 pt, not 14 pt"
      ])
    #expect(
      found { $0.stateLabel.textColor = RGBAColor(rgba: 0xFF00_00FF) } == [
        "wrong-style the header draws its title in #FF0000, not #5A5A5A"
      ])
  }

  @Test func `a label that is not drawn, and a spinner of another style, are wrong`() {
    #expect(found { $0.stateLabel.hidden = true } == ["wrong-style the header draws 1 labels, not 2"])
    #expect(
      found { $0.loading.style = .large }.map {
        $0.hasPrefix("wrong-style the header draws its spinner in `large`")
      }
        == [true])
  }

  @Test(arguments: [375, 1600]) func `a load keeps the width of the content`(width: Double) {
    var bench = Bench(laws: ["lost-content"]) { $0.content.width = 1600 }
    bench.perform(.loadHeight(100)) { simulation in
      simulation.load(height: 100)
      simulation.set(.contentWidth(width))
    }
    #expect(bench.causes.contains("width") == (width != 1600))
  }
}
