import Testing

@testable import RefreshExplore

@Suite struct `Runs that tell presets apart` {
  private func header(_ keys: String) throws -> Subject {
    try Subject.preset("name: feed\nheader: { type: normalHeader, \(keys) }\n")
  }

  @Test func `no run tells the same from the same`() throws {
    let (old, new) = (try header("hidden: false"), try header("hidden: false"))
    #expect(TellingRun.search(from: old, to: new, among: 1..<200) == nil)
  }

  @Test func `the shortest run shows what differs`() throws {
    let (old, new) = (try header("slowAnimationDuration: 0.4"), try header("slowAnimationDuration: 0.5"))
    let telling = try #require(TellingRun.search(from: old, to: new, among: 1..<400))
    #expect(telling.run.commands.count <= 3)
    #expect(telling.scenario(of: old).steps.count == telling.run.commands.count)
  }
}
