import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshYAML
import Testing

@testable import RefreshExplore

/// The owner of a problem doesn't depend on the run in which it was found.
struct OwnerTests {
  private static let rest = Command.settle(atMost: Interval(seconds: 60))

  private func owner(
    of id: String, in subject: Subject, height: Double = 1200, _ app: [AppProgram.Entry], _ commands: [Command]
  ) throws -> Owner {
    var scene = ScrollScene()
    scene.content = SceneContent(height: height)
    let run = ExploredRun(
      scene: scene, components: subject.components.map(\.blueprint), app: app, commands: commands)
    let problems = Judge.judge(run).problems
    let problem = try #require(problems.first { $0.shape.id == id }, "\(problems.map(\.shape.id))")
    return Baseline(subject: subject).owner(of: problem, in: [run])
  }

  @Test func `a key that only decides when a refresh begins isn't responsible for how it looks`() throws {
    let subject = try Subject.preset("name: a\nfooter: { type: autoNormalFooter, triggerPercent: -100% }\n")
    let again = AppProgram.Entry(
      hook: .callback(.footer, .endRefreshingCompletion), commands: [.beginRefreshing(.footer)])
    let owner = try owner(
      of: "wrong-indicator auto footer, no spinner", in: subject, height: 5000, [again],
      [.pull(.footer, .points(0)), .release(velocity: nil), Self.rest, .endRefreshing(.footer), Self.rest])
    #expect(owner == .library)
  }

  @Test(arguments: ["normalHeader", "gifHeader, images: { refreshing: { count: 6, size: [90, 90] } }"])
  func `frames and spinners have the same owner`(header: String) throws {
    let subject = try Subject.preset("name: a\nheader: { type: \(header) }\n")
    let again = AppProgram.Entry(
      hook: .callback(.header, .endRefreshingAnimationBegin), commands: [.beginRefreshing(.header)])
    let cause = header == "normalHeader" ? "no spinner" : "no frames"
    let owner = try owner(
      of: "wrong-indicator header, \(cause)", in: subject, [again],
      [.pull(.header, .points(200)), .release(velocity: nil), Self.rest, .endRefreshing(.header), Self.rest])
    #expect(owner == .library)
  }

  @Test func `a back footer without frames for idle is the preset's`() throws {
    let subject = try Subject.preset(
      "name: a\nfooter: { type: backGifFooter, images: { refreshing: { count: 6, size: [40, 40] } } }\n")
    let owner = try owner(
      of: "never-stops back footer, frames", in: subject, [],
      [.pull(.footer, .points(200)), .release(velocity: nil), Self.rest, .endRefreshing(.footer), Self.rest])
    #expect(owner == .preset)
  }

  @Test func `a component without a key keeps the images of its catalog`() throws {
    var diagnostics = Diagnostics()
    let path = Configs.folder + "/presets/caught-up.preset.yaml"
    let file = try #require(SourceFile.read(path: path, into: &diagnostics))
    let subject = Subject(try #require(Preset.load(file, into: &diagnostics)), path: path)
    let footer = try #require(subject.component(subject.components[0], without: "titles"))
    #expect(
      footer.blueprint.settings.images[.refreshing] == subject.components[0].blueprint.settings.images[.refreshing])
    #expect(footer.blueprint.settings.images[.refreshing] != nil)
  }
}
