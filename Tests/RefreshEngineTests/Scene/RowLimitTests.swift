import Testing

@testable import RefreshEngine

struct RowLimitTests {
  @Test func `more rows than any list has are a fault, and the count stays`() {
    var scene = ScrollScene()
    scene.content = SceneContent(rows: 1, rowHeight: 44)
    var simulation = Simulation(scene: scene, components: [])
    simulation.load(rows: Simulation.maximumRows - 1)
    #expect(simulation.fault == nil && simulation.scroll.rows == Simulation.maximumRows)
    simulation.load(rows: 1)
    #expect(simulation.fault == .tooManyRows && simulation.scroll.rows == Simulation.maximumRows)
    simulation.load(rowsAbove: .max)
    #expect(simulation.scroll.rows == Simulation.maximumRows)
    #expect(simulation.scroll.contentSize.height == Double(Simulation.maximumRows) * 44)
  }
}
