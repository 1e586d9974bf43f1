import Testing

@testable import RefreshEngine

struct PartLeafTests {
  private static let common = [
    "frame.x", "frame.y", "frame.width", "frame.height", "hidden", "alpha", "rotation", "scale", "moveX", "moveY",
    "color",
  ]

  @Test(arguments: [
    (PartKind.label, ["text", "fontSize", "bold", "align"]), (.image, ["image"]),
    (.frames, ["image", "animating"]),
    (.ring, ["start", "end", "lineWidth"]), (.bar, ["value", "trackColor"]),
    (.box, ["cornerRadius", "border.width", "border.color"]), (.spinner, ["animating", "style"]), (.switch, ["on"]),
  ])
  func `parts of a kind have observables`(kind: PartKind, own: [String]) {
    #expect(PartLeaf.all(of: kind).map(\.path) == Self.common + own)
    let rig = Rig(.header, [.set(\.parts, [PartSettings("it", kind)])])
    for leaf in PartLeaf.all(of: kind) {
      let path = ObservablePath.part(.header, PartName("it"), leaf)
      #expect(path.path == "header.parts.it." + leaf.path)
      #expect(rig.simulation.has(path))
      switch (path.type, rig.simulation[path]) {
      case (.number, .number), (.boolean, .bool), (.text, .text), (.name, .text), (.color, .text): break
      case (_, .absent): #expect(["color", "image"].contains(leaf.path))
      default: Issue.record("\(path.path) is \(rig.simulation[path])")
      }
    }
  }

  @Test func `values are observed as their types have them`() {
    let rig = Rig(.header, [.set(\.parts, PartSettings.examples)])
    rig.expect([
      "header.parts.hint.text": "Hello", "header.parts.hint.bold": true, "header.parts.hint.align": "center",
      "header.parts.logo.image": 1, "header.parts.logo.color": nil, "header.parts.busy.style": "large",
      "header.parts.flip.on": false, "header.parts.ring.color": "#FF8000",
    ])
  }

  @Test func `what a part or its kind does not have is not there`() {
    let rig = Rig(.header, [.set(\.parts, PartSettings.examples)])
    for (name, leaf) in [
      ("ring", PartLeaf.property(.text)), ("none", .frameX), ("ring", .image), ("logo", .animating),
    ] {
      let path = ObservablePath.part(.header, PartName(name), leaf)
      #expect(!rig.simulation.has(path) && rig.simulation[path] == .absent)
    }
    #expect(!rig.simulation.has(.part(.footer, PartName("ring"), .frameX)))
  }

  @Test func `a simulation's observables have those of parts after their component's`() {
    let rig = Rig([
      ComponentBlueprint(kind: .header, properties: [.set(\.parts, [PartSettings("it", .switch)])]),
      ComponentBlueprint(kind: .autoFooter),
    ])
    let paths = rig.simulation.paths.map(\.path)
    #expect(paths.filter { $0.contains(".parts.") }.count == PartLeaf.all(of: .switch).count)
    let usual = ObservablePath.all.filter(rig.simulation.has).map(\.path)
    #expect(paths.filter { !$0.contains(".parts.") } == usual)
    let first = paths.firstIndex(of: "header.parts.it.frame.x")
    #expect(first.map { paths[$0 - 1].hasPrefix("header.") } == true)
    #expect(paths.firstIndex(of: "header.parts.it.on").map { paths[$0 + 1] } == "footer.type")
  }

  @Test func `a trace has parts in maps`() {
    var rig = Rig(.header, [.set(\.parts, [PartSettings("it", .box)])])
    var writer = TraceWriter(scenario: "")
    let line = String(decoding: writer.line(step: 0, line: 1, of: &rig.simulation), as: UTF8.self)
    #expect(
      line.contains(
        #"""
        "parts":{"it":{"frame":{"x":0,"y":0,"width":375,"height":54},"hidden":false,"alpha":1,"rotation":0,"scale":1,\#
        "moveX":0,"moveY":0,"color":"#5A5A5A","cornerRadius":0,"border":{"width":0,"color":"#5A5A5A"}}}}
        """#))
  }
}
