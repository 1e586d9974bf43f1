import Testing

@testable import RefreshEngine

/// Parts in a component that is pulled and refreshes.
struct PartsTests {
  private func rig(_ kind: ComponentKind = .header, _ parts: PartSettings...) -> Rig {
    Rig(kind, [.set(\.parts, parts)])
  }

  @Test func `values follow the pull and the state`() {
    var rig = rig(.header, PartSettings.examples[0])
    rig.touch()
    rig.drag(to: -0.65 * 54)
    #expect(abs(rig.number("header.parts.ring.end") - 0.5) < 1e-9)
    rig.expect("header.parts.ring.color", "#AC2D5359")
    rig.drag(to: -60)
    rig.expect(["header.state": "pulling", "header.parts.ring.end": 1])
    rig.release()
    rig.expect(["header.parts.ring.end": 0.8, "header.parts.ring.rotation": 0])
    rig.wait(0.25)
    rig.expect("header.parts.ring.rotation", 90)
    rig.wait(1)
    rig.expect("header.parts.ring.rotation", 90)
    rig.end(.header)
    rig.expect("header.parts.ring.rotation", 0)
  }

  @Test func `what repeats keeps nothing from being settled`() {
    var rig = rig(.header, PartSettings.examples[0])
    rig.begin(.header)
    let isSettled = rig.simulation.settle(atMost: Interval(seconds: 2))
    #expect(isSettled)
    #expect(rig.simulation.now.seconds == 0.25)
  }

  @Test func `a change of state begins the animations of those parts that take their time`() {
    var slow = PartSettings("slow", .box)
    slow.animate = Interval(seconds: 0.3)
    var rig = rig(.normalHeader, PartSettings.examples[0], PartSettings("plain", .box), slow)
    rig.touch()
    rig.drag(to: -60)
    rig.expectEvents([
      "header: idle -> pulling", "animation: header.arrow 0.25s", "animation: header.ring 0.25s",
      "animation: header.slow 0.3s",
    ])
    #expect(rig.simulation.nextEvent?.seconds == 0.3)
  }

  @Test func `frames follow the pull, and run in states that have their own`() {
    var rig = rig(.header, PartSettings.examples[3])
    rig.expect(["header.parts.run.image": 0, "header.parts.run.animating": false])
    rig.touch()
    rig.drag(to: -0.8 * 54)
    rig.expect("header.parts.run.image", 3)
    rig.drag(to: -2 * 54)
    rig.expect(["header.parts.run.image": 3, "header.parts.run.animating": false])
    rig.release()
    rig.expect(["header.parts.run.image": 0, "header.parts.run.animating": true])
    rig.wait(0.1)
    rig.expect("header.parts.run.image", 1)
    rig.wait(0.1)
    rig.expect("header.parts.run.image", 0)
  }

  @Test func `frames without any of idle show nothing there`() {
    var part = PartSettings.examples[3]
    part.frames.removeFirst()
    var rig = rig(.header, part)
    rig.expect("header.parts.run.image", nil)
    rig.begin(.header)
    rig.expect("header.parts.run.image", 0)
  }

  @Test func `texts are in the language, else in English, else in the first`() {
    func label(_ versions: KeyValuePairs<String, String>) -> PartSettings {
      let text = LocalizedText(versions: versions.map { LocalizedText.Version(language: $0, text: $1) })
      return PartSettings("hint", .label, [(.text, PartRule(.text(text)))])
    }
    var rig = rig(.header, label(["ko": "k", "en": "e"]))
    rig.expect("header.parts.hint.text", "e")
    rig.setLanguage("ko")
    rig.expect("header.parts.hint.text", "k")
    rig.setLanguage("ru")
    rig.expect("header.parts.hint.text", "e")
    self.rig(.header, label(["ko": "k", "ru": "r"])).expect("header.parts.hint.text", "k")
  }

  @Test func `a spinner that doesn't spin is hidden, and one that spins where its rule says so`() {
    let states = PartRule.states([(.refreshing, .value(.bool(true)))], plain: .bool(false))
    let hiding = PartRule.states(
      [(.pulling, .value(.bool(true))), (.idle, .value(.bool(false)))], plain: .bool(false))
    var rig = rig(
      .header, PartSettings("a", .spinner, [(.animating, states)]),
      PartSettings("b", .spinner, [(.animating, states), (.hidden, PartRule(.bool(true)))]),
      PartSettings("c", .spinner, [(.animating, PartRule(.bool(true))), (.hidden, hiding)]))
    rig.expect(["header.parts.a.hidden": true, "header.parts.b.hidden": true, "header.parts.c.hidden": false])
    rig.touch()
    rig.drag(to: -60)
    rig.expect(["header.parts.c.hidden": true, "header.parts.c.animating": true])
    rig.release()
    rig.expect(["header.parts.a.hidden": false, "header.parts.b.hidden": true, "header.parts.b.animating": true])
  }

  @Test func `a change sets rules of parts that are there`() {
    var rig = rig(.header, PartSettings.examples[0])
    let green = PartValue.color(RGBAColor(rgba: 0x34C7_59FF))
    rig.set(
      .set(
        \.parts,
        [
          .change(of: "ring", .ring, .color, green), .change(of: "ring", .ring, .text, .text(LocalizedText("x"))),
          .change(of: "other", .ring, .color, green), .change(of: "ring", .ring, .end, .bool(true)),
        ]), of: .header)
    rig.expect("header.parts.ring.color", "#34C759")
    #expect(rig.simulation.parts(of: .header).map(\.name.text) == ["ring"])
    #expect(rig.simulation.parts(of: .header)[0].rules.map(\.property) == [.end, .rotation, .color])
  }

  @Test(arguments: ComponentKind.allCases) func `components of all types have parts`(kind: ComponentKind) {
    let rig = rig(kind, PartSettings.examples[0])
    let path = ObservablePath.part(kind.role, PartName("ring"), .property(.scale))
    #expect(rig.simulation.has(path) && rig.simulation[path] == .number(1))
  }
}
