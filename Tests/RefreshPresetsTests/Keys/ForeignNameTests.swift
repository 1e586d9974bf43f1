import RefreshDiagnostics
import Testing

@testable import RefreshPresets

struct ForeignNameTests {
  @Test(arguments: [
    ("isHidden", "hidden"), ("mj_header", "header"), ("arrowView", "arrow"), ("MJRefreshStateIdle", "idle"),
    ("setAutomaticallyRefresh", "automaticallyRefresh"), ("contentOffset", "offset"), ("font", "fontSize"),
    ("beginRefreshing()", "beginRefreshing"),
  ])
  func `a word of another library stands for one of ours`(foreign: String, own: String) {
    #expect(ForeignName.meanings(of: foreign).contains(own))
    #expect(Correction(of: foreign, in: ["other", own])?.text == own)
    #expect(Correction(of: foreign, in: ["other", own])?.isSafe == true)
  }

  @Test func `an own word stands for itself alone`() {
    #expect(ForeignName.meanings(of: "height") == [])
    #expect(ForeignName.meanings(of: "isolated") == [])
    #expect(ForeignName.meanings(of: "") == [])
    #expect(ForeignName.meanings(of: String(repeating: "is.", count: 200)) == [])
  }

  private static let names = [
    "scroll.offset.x", "scroll.offset.y", "header.state", "header.hidden", "header.frame.height", "header.alpha",
    "header.stateLabel.hidden", "header.stateLabel.frame.height", "header.stateLabel.text", "header.arrow.rotation",
  ]

  @Test(arguments: [
    ("scroll.contentOffset.y", "scroll.offset.y"), ("tableView.mj_offsetY", "scroll.offset.y"),
    ("mj_header.isHidden", "header.hidden"), ("self.tableView.mj_header.state", "header.state"),
    ("header.height", "header.frame.height"), ("header.title", "header.stateLabel.text"),
    ("header.stateLabel.isHidden", "header.stateLabel.hidden"), ("state", "header.state"),
    ("header.rotation", "header.arrow.rotation"),
  ])
  func `a path may leave words out or have those of others`(foreign: String, own: String) {
    #expect(dottedName(for: foreign, in: Self.names) == own)
  }

  @Test func `a path that may be two is none`() {
    #expect(dottedName(for: "offset", in: Self.names) == nil)
    #expect(dottedName(for: "height", in: Self.names) == "header.frame.height")
    #expect(dottedName(for: "nothing", in: Self.names) == nil)
  }
}
