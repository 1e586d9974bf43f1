import Testing

@testable import RefreshEngine

@Suite struct SceneTests {
  @Test func `a scene has defaults`() {
    let scene = ScrollScene()
    #expect(scene.viewport == Size(width: 375, height: 667))
    #expect(scene.safeArea == .zero)
    #expect(scene.contentInset == .zero)
    #expect(scene.content == SceneContent(height: 0))
    #expect(scene.scrollView == .plain)
    #expect(!scene.paging)
    #expect(scene.window)
    #expect(scene.language == "en")
    #expect(scene.texts.tables.isEmpty)
    #expect(scene.now == 1_767_225_600)
    #expect(scene.timeZone == .utc)
    #expect(scene.storedTimes.isEmpty)
    #expect(scene.physics == .uikit)
  }

  @Test func `the default present is the beginning of 2026`() {
    let time = CivilTime(secondsSince1970: ScrollScene().now)
    #expect([time.year, time.month, time.day, time.hour, time.minute, time.second] == [2026, 1, 1, 0, 0, 0])
  }

  @Test func `rows make the content as high as they are together`() {
    #expect(SceneContent(rows: 20, rowHeight: 60).height == 1200)
    #expect(SceneContent(rows: 3).height == 132)
    #expect(SceneContent(rows: 3, width: 500).width == 500)
    #expect(SceneContent(height: 700).rows == 0)
    #expect(SceneContent().width == nil)
    #expect(SceneContent.defaultRowHeight == 44)
  }

  @Test func `the content comes after the components, unless it is there before`() {
    var scene = ScrollScene()
    scene.scrollView = .table
    scene.content = SceneContent(rows: 3, rowHeight: 60, width: 800)
    let app = AppProgram([AppProgram.Entry(hook: .reloadData, commands: [.setScene(.contentInset(.left, 5))])])
    func rig() -> Rig {
      let components = [ComponentBlueprint(kind: .autoNormalFooter), ComponentBlueprint(kind: .normalTrailer)]
      return Rig(Simulation(scene: scene, components: components, app: app, isRecording: true))
    }
    var late = rig()
    late.expect(["trailer.frame.x": 800, "footer.frame.y": 180, "scroll.content.width": 800])
    // A table reloads, and its app is informed.
    late.expect("scroll.contentInset.left", 5)
    late.expectEvents(["scroll: inset.bottom 0 -> 44", "scroll: reloadData(3)", "scroll: inset.left 0 -> 5"])

    scene.content.beforeComponents = true
    var early = rig()
    early.expect(["trailer.frame.x": 0, "footer.frame.y": 180, "scroll.contentInset.left": 0])
    early.expectEvents(["scroll: inset.bottom 0 -> 44"])

    scene.scrollView = .plain
    scene.content.beforeComponents = false
    var plain = rig()
    plain.expect(["trailer.frame.x": 800, "scroll.contentInset.left": 0])
    plain.expectEvents(["scroll: inset.bottom 0 -> 44"])
  }

  @Test func `the language that was set last changes nothing, the scene's own does`() {
    let title = Change.set(\.titles[.idle], LocalizedText("Own"))
    var rig = Rig(.normalHeader, [title])
    rig.step { $0.setLanguage("en") }
    rig.expect("header.stateLabel.text", "Pull down to refresh")
    rig.set(title, of: .header)
    rig.step { $0.setLanguage("en") }
    rig.expect("header.stateLabel.text", "Own")
    rig.step { $0.setLanguage("ko") }
    rig.step { $0.setLanguage("en") }
    rig.expect("header.stateLabel.text", "Pull down to refresh")
  }

  @Test func `loaded rows are appended, and all rows give the height`() {
    var rig = Rig {
      $0.scrollView = .table
      $0.content = SceneContent(rows: 20, rowHeight: 60)
    }
    rig.expect(["scroll.rows": 20, "scroll.content.height": 1200])
    rig.step { $0.load(rows: 5) }
    rig.expect(["scroll.rows": 25, "scroll.content.height": 1500])
    rig.expectEvents(["scroll: reloadData(25)"])
  }

  @Test func `rows above leave what is seen in its place`() {
    var rig = Rig {
      $0.scrollView = .table
      $0.content = SceneContent(rows: 20, rowHeight: 60)
    }
    rig.scroll(to: 100)
    rig.step { $0.load(rowsAbove: 5) }
    rig.expect(["scroll.rows": 25, "scroll.content.height": 1500, "scroll.offset.y": 400])
    rig.expectEvents(["scroll: reloadData(25)"])
  }

  @Test func `an end of the content is as far as its insets let it`() {
    var rig = Rig {
      $0.content = SceneContent(width: 800, height: 1000)
      $0.contentInset = Insets(top: 10, left: 20, bottom: 30, right: 40)
      $0.safeArea.bottom = 34
    }
    for (edge, x, y) in [
      (InsetEdge.bottom, -20.0, 397.0), (.right, 465, 397), (.top, 465, -10), (.left, -20, -10),
    ] {
      rig.step { $0.scroll(toEnd: edge) }
      rig.expect(["scroll.offset.x": .number(x), "scroll.offset.y": .number(y)])
    }
    rig.set(.contentHeight(100))
    rig.step { $0.scroll(toEnd: .bottom) }
    rig.expect("scroll.offset.y", -10)
  }

  @Test func `loaded height is appended to the content`() {
    var rig = Rig()
    rig.step { $0.load(height: 300) }
    rig.expect(["scroll.rows": 0, "scroll.content.height": 1300, "scroll.content.width": 375])
    rig.expectEvents(["scroll: reloadData(0)"])
  }

  @Test func `the app is notified of a reload after the content has its new size`() {
    let notes = Notes()
    var rig = Rig { $0.content = SceneContent(rows: 2, rowHeight: 10) }
    rig.simulation.app = { simulation, call in
      if call == .reloadData { notes.write("\(simulation[.scroll(.contentHeight)])") }
    }
    rig.step { $0.load(rows: 3) }
    rig.step { $0.load(height: 5) }
    rig.set(.rows(1))
    #expect(notes.lines == ["number(50.0)", "number(55.0)", "number(10.0)"])
  }

  @Test func `a reload is an event before the app is notified`() {
    var rig = Rig(.autoFooter)
    rig.simulation.app = { simulation, call in
      if call == .reloadData { simulation.beginRefreshing(.footer) }
    }
    rig.step { $0.load(rows: 30) }
    #expect(rig.takeEvents().prefix(2) == ["scroll: reloadData(30)", "animation: footer.alpha 0.25s"])
  }

  @Test func `setting rows or their height reloads`() {
    var rig = Rig { $0.content = SceneContent(rows: 20, rowHeight: 60) }
    rig.set(.rows(10))
    rig.expect(["scroll.rows": 10, "scroll.content.height": 600])
    rig.set(.rowHeight(70))
    rig.expect(["scroll.rows": 10, "scroll.content.height": 700])
    rig.expectEvents(["scroll: reloadData(10)", "scroll: reloadData(10)"])
  }

  @Test func `setting the content's size reloads nothing`() {
    var rig = Rig { $0.content = SceneContent(rows: 20, rowHeight: 60) }
    rig.set(.contentHeight(900))
    rig.set(.contentWidth(500))
    rig.expect(["scroll.rows": 20, "scroll.content.height": 900, "scroll.content.width": 500])
    rig.expectEvents([])
    rig.step { $0.load(rows: 1) }
    rig.expect("scroll.content.height", 1260)
  }

  @Test func `each edge of the insets can be set`() {
    for edge in InsetEdge.allCases {
      var rig = Rig()
      rig.set(.contentInset(edge, 7))
      rig.set(.safeArea(edge, 20))
      for other in InsetEdge.allCases {
        rig.expect("scroll.contentInset.\(other.rawValue)", .number(other == edge ? 7 : 0))
        rig.expect("scroll.inset.\(other.rawValue)", .number(other == edge ? 27 : 0))
      }
    }
  }

  @Test func `paging can be switched`() {
    var rig = Rig()
    #expect(!rig.simulation.scroll.isPagingEnabled)
    rig.set(.paging(true))
    #expect(rig.simulation.scroll.isPagingEnabled)
    rig.set(.paging(false))
    #expect(!rig.simulation.scroll.isPagingEnabled)
  }
}
