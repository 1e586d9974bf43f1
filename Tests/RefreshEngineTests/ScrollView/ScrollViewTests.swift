import Testing

@testable import RefreshEngine

@Suite struct ScrollViewTests {
  @Test func `the inset is the content inset and the safe area together`() {
    let rig = Rig {
      $0.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4)
      $0.safeArea = Insets(top: 10, left: 20, bottom: 30, right: 40)
    }
    rig.expect([
      "scroll.inset.top": 11, "scroll.inset.left": 22, "scroll.inset.bottom": 33, "scroll.inset.right": 44,
      "scroll.contentInset.top": 1, "scroll.contentInset.left": 2, "scroll.contentInset.bottom": 3,
      "scroll.contentInset.right": 4,
    ])
  }

  @Test func `at the start the content is scrolled to its beginning`() {
    let rig = Rig {
      $0.contentInset = Insets(top: 10, left: 5)
      $0.safeArea.top = 88
    }
    rig.expect(["scroll.offset.x": -5, "scroll.offset.y": -98])
  }

  @Test func `content without a width has the viewport's and keeps it`() {
    var rig = Rig()
    rig.expect("scroll.content.width", 375)
    rig.rotate(width: 667, height: 375)
    rig.expect(["scroll.content.width": 375, "scroll.viewport.width": 667, "scroll.viewport.height": 375])
    Rig { $0.content = SceneContent(width: 900, height: 50) }
      .expect(["scroll.content.width": 900, "scroll.content.height": 50])
  }

  @Test func `the inset that is written leaves the safe area its share`() {
    for edge in InsetEdge.allCases {
      var rig = Rig {
        $0.contentInset[edge] = 7
        $0.safeArea[edge] = 30
      }
      rig.simulation.setInset(edge, to: 100)
      rig.expect("scroll.inset.\(edge.rawValue)", 100)
      rig.expect("scroll.contentInset.\(edge.rawValue)", 70)
    }
  }

  @Test func `the offset ranges from the leading inset to where the end of the content meets the trailing one`() {
    let scroll = Rig {
      $0.content = SceneContent(width: 500, height: 1000)
      $0.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4)
    }.simulation.scroll
    #expect(scroll.offsetRange(along: .vertical) == -1...336)
    #expect(scroll.offsetRange(along: .horizontal) == -2...129)
  }

  @Test func `the offset of short content ranges over its beginning only`() {
    let scroll = Rig {
      $0.content = SceneContent(width: 100, height: 100)
      $0.contentInset = Insets(top: 20, left: 10)
    }.simulation.scroll
    #expect(scroll.offsetRange(along: .vertical) == -20 ... -20)
    #expect(scroll.offsetRange(along: .horizontal) == -10 ... -10)
  }

  @Test func `rows count in tables and collections only`() {
    for (kind, count): (ScrollViewKind, Int32) in [(.plain, 0), (.table, 20), (.collection, 20)] {
      let rig = Rig {
        $0.scrollView = kind
        $0.content = SceneContent(rows: 20)
      }
      #expect(rig.simulation.scroll.totalDataCount == count)
    }
  }
}
