import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshExplore

@Suite struct `Runs that tell presets apart` {
  private func header(_ keys: String) throws -> Subject {
    try Subject.preset("name: feed\nheader: { type: normalHeader, \(keys) }\n")
  }

  @Test func `no run tells the same from the same`() throws {
    let (old, new) = (try header("hidden: false"), try header("hidden: false"))
    #expect(DistinguishingRun.search(from: old, to: new, among: 1..<200) == nil)
  }

  @Test func `the shortest run shows what differs`() throws {
    let (old, new) = (try header("slowAnimationDuration: 0.4"), try header("slowAnimationDuration: 0.5"))
    let distinguishing = try #require(DistinguishingRun.search(from: old, to: new, among: 1..<400))
    #expect(distinguishing.run.commands.count <= 3)
    #expect(distinguishing.scenario(of: old).steps.count == distinguishing.run.commands.count)
  }

  @Test func `what differs from the start isn't what a run shows`() throws {
    let texts = ["1", "unlimited"].map {
      "name: feed\nfooter: { type: autoNormalFooter, autoTriggerTimes: \($0) }\n"
    }
    let (old, new) = (try Subject.preset(texts[0]), try Subject.preset(texts[1]))
    let distinguishing = try #require(DistinguishingRun.search(from: old, to: new, among: 1..<400))
    #expect(!distinguishing.run.commands.isEmpty)
    let comparison = PresetComparison(from: try preset(texts[0]), to: try preset(texts[1]))
    let difference = try #require(comparison.difference(in: distinguishing.scenario(of: old)))
    #expect(difference.step > 0 || !difference.consequences.isEmpty)
  }
}
