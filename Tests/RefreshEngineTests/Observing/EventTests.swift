import Testing

@testable import RefreshEngine

@Suite struct EventTests {
  private func text(_ kind: Event.Kind) -> String { Event(time: .zero, kind: kind).text }

  @Test func `a change of state names both states`() {
    #expect(text(.state(.header, from: .idle, to: .pulling)) == "header: idle -> pulling")
    #expect(text(.state(.trailer, from: .willRefresh, to: .noMoreData)) == "trailer: willRefresh -> noMoreData")
  }

  @Test func `a call has its name`() {
    #expect(text(.call(.header, .refreshing)) == "header: refreshing()")
    #expect(text(.call(.footer, .beginRefreshingCompletion)) == "footer: beginRefreshingCompletion()")
    #expect(text(.call(.trailer, .endRefreshingAnimationBegin)) == "trailer: endRefreshingAnimationBegin()")
    #expect(text(.call(.footer, .endRefreshingCompletion)) == "footer: endRefreshingCompletion()")
  }

  @Test func `an inset names its edge and both values`() {
    #expect(text(.inset(.top, from: 88, to: 142)) == "scroll: inset.top 88 -> 142")
    #expect(text(.inset(.left, from: 0, to: -0.5)) == "scroll: inset.left 0 -> -0.5")
    #expect(text(.inset(.bottom, from: 1, to: 2)) == "scroll: inset.bottom 1 -> 2")
    #expect(text(.inset(.right, from: 1, to: 2)) == "scroll: inset.right 1 -> 2")
  }

  @Test func `a reload has the number of rows`() {
    #expect(text(.reloadData(40)) == "scroll: reloadData(40)")
  }

  @Test func `an animation has its name and duration`() {
    #expect(text(.animation(.header, .end, Interval(seconds: 0.4))) == "animation: header.end 0.4s")
    #expect(
      AnimationName.allCases.map { text(.animation(.footer, $0, .zero)) } == [
        "animation: footer.alpha 0s", "animation: footer.begin 0s", "animation: footer.end 0s",
        "animation: footer.arrow 0s", "animation: footer.loading 0s",
      ])
  }

  @Test(arguments: EventForm.allCases)
  func `a form has words around its fields, and fields of different names`(_ form: EventForm) {
    #expect(form.words.count == form.fields.count + 1)
    #expect(Set(form.fields.map(\.name)).count == form.fields.count)
  }

  @Test func `events of a form that differ in names have variants of their own`() {
    let (roles, states) = (ComponentRole.allCases, RefreshState.allCases)
    let kinds: [Event.Kind] =
      roles.flatMap { role in states.flatMap { from in states.map { .state(role, from: from, to: $0) } } }
      + roles.flatMap { role in Callback.allCases.map { .call(role, $0) } }
      + InsetEdge.allCases.map { .inset($0, from: 0, to: 1) } + [.reloadData(1)]
      + roles.flatMap { role in AnimationName.allCases.map { .animation(role, $0, .zero) } }
      + roles.map { .partAnimation($0, PartName("ring"), .zero) }
    for form in EventForm.allCases {
      let own = kinds.filter { $0.line.form == form }
      #expect(own.allSatisfy { $0.variety.form == form })
      #expect(own.map(\.variety.variant).sorted() == Array(0..<form.variants), "\(form)")
    }
  }

  @Test func `events that last are the animations, which are pending until they end`() {
    let lasting = EventForm.allCases.filter { $0.fields.contains { $0.value == .seconds } }
    #expect(lasting == [.animation, .partAnimation])
  }

  @Test func `events are kept only while someone listens, and given away once`() {
    var rig = Rig(.header)
    rig.simulation.isRecording = false
    rig.begin(.header)
    #expect(rig.simulation.events.isEmpty)
    rig.simulation.isRecording = true
    rig.wait(0.25)
    rig.expectEvents(["header: refreshing()", "header: beginRefreshingCompletion()"])
    rig.expectEvents([])
    #expect(!Simulation(scene: ScrollScene()).isRecording)
  }

  @Test func `an event has the time it happened at`() {
    var rig = Rig(.header)
    rig.begin(.header)
    rig.wait(1)
    let times = rig.simulation.takeEvents().map(\.time.seconds)
    #expect(times == [0, 0, 0, 0, 0.25, 0.25])
  }
}
