import Testing

@testable import RefreshEngine

/// A frame contains the values of the observables as numbers.
struct FrameColumnTests {
  private func frame(of simulation: Simulation) -> [Double] {
    var row = [Double](repeating: -1, count: FrameColumn.all.count)
    row.withUnsafeMutableBufferPointer { simulation.writeFrame(to: $0) }
    return row
  }

  @Test(arguments: ComponentKind.allCases)
  func `every number of a frame is that of its observable`(kind: ComponentKind) {
    var scene = ScrollScene()
    scene.content = SceneContent(rows: 30)
    scene.storedTimes = [StoredTime(key: StoredTime.defaultKey, time: 86_400)]
    var simulation = Simulation(scene: scene)
    simulation.attach(ComponentBlueprint(kind: kind, properties: [.set(\.autoTriggerTimes, .unlimited)]))
    simulation.turn()
    simulation.perform(.dragBy(Point(x: 3, y: -70)))
    simulation.turn()
    for (column, number) in zip(FrameColumn.all, frame(of: simulation)) {
      guard case .observable(let observable) = column else { continue }
      switch (simulation[observable], column.type) {
      case (.number(let value), _): #expect(number == value, "\(column.name)")
      case (.bool(let value), .boolean): #expect(number == (value ? 1 : 0), "\(column.name)")
      case (.text("unlimited"), .countOrUnlimited): #expect(number == .infinity, "\(column.name)")
      case (.text(let value), .name(let words)): #expect(words[Int(number)] == value, "\(column.name)")
      case (.text, .text), (.text, .dateTime): #expect(number.isFinite, "\(column.name)")
      case (.absent, _): #expect(number.isNaN, "\(column.name)")
      default: Issue.record("\(column.name) is \(simulation[observable]), a \(column.type)")
      }
    }
  }

  @Test func `each text has a different fingerprint`() {
    func fingerprint(of title: String) -> Double? {
      var simulation = Simulation(scene: ScrollScene())
      simulation.attach(
        ComponentBlueprint(kind: .stateHeader, properties: [.set(\.titles[.idle], LocalizedText(title))]))
      simulation.turn()
      let column = FrameColumn.observable(.component(.header, .stateLabelText))
      return FrameColumn.all.firstIndex(of: column).map { frame(of: simulation)[$0] }
    }
    #expect(fingerprint(of: "a") == fingerprint(of: "a"))
    #expect(fingerprint(of: "a") != fingerprint(of: "b"))
    #expect(fingerprint(of: "é") != fingerprint(of: "e\u{301}"), "composed otherwise it is another text")
  }

  @Test func `a frame says whether all is at rest`() {
    var simulation = Simulation(scene: ScrollScene())
    simulation.attach(ComponentBlueprint(kind: .header))
    simulation.turn()
    #expect(frame(of: simulation)[0] == 1)
    simulation.beginRefreshing(.header)
    #expect(frame(of: simulation)[0] == 0)
  }

  @Test func `no two columns have one name`() {
    #expect(Set(FrameColumn.all.map(\.name)).count == FrameColumn.all.count)
  }
}
