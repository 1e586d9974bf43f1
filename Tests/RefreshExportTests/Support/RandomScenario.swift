import RefreshEngine
import RefreshPresets

@testable import RefreshScenarios

/// A scenario of a preset that is drawn from a seed: on and off screen, in all languages, with pulls, refreshes and sets.
struct RandomScenario {
  private var random: RandomNumbers
  private let preset: Preset
  private var isDown = false

  private init(_ preset: Preset, seed: Int) { (self.preset, random) = (preset, RandomNumbers(seed: seed)) }

  /// The scenario of a seed.
  static func scenario(of preset: Preset, seed: Int, steps count: Int = 30) -> Scenario {
    var draw = RandomScenario(preset, seed: seed)
    var setup = Setup(scene: draw.scene(), components: preset.components)
    setup.app = AppProgram()
    let commands = (0..<count).map { _ in draw.command() }
    return Scenario(name: "\(preset.name) \(seed)", suite: preset.name, setup: setup, commands: commands)
  }

  private mutating func scene() -> ScrollScene {
    var scene = ScrollScene()
    (scene.texts, scene.languageCode) = (preset.texts, preset.language)
    scene.language = random.one(of: RandomPreset.tags)
    scene.physics = .none
    scene.window = random.chance(0.75)
    scene.content = SceneContent(width: random.one(nil, 800), height: random.one(200, 1200))
    scene.content.beforeComponents = random.chance(0.5)
    if random.chance(0.3) { scene.safeArea = Insets(top: 88, left: 0, bottom: 34, right: 0) }
    if random.chance(0.4) {
      scene.storedTimes = [
        StoredTime(key: StoredTime.defaultKey, time: scene.now - random.one(60, 86_400, 40_000_000))
      ]
    }
    return scene
  }

  private mutating func command() -> Command {
    let component = random.one(of: preset.components)
    let role = component.kind.role
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<35:
      isDown = true
      return .pull(role, .fraction(random.one(0, 0.05, 0.1, 0.25, 0.5, 0.625, 0.75, 0.99, 1, 1.1, 1.2, 2)))
    case 35..<45 where isDown:
      isDown = false
      return .release(velocity: nil)
    case 35..<58: return .wait(Interval(seconds: random.one(0.05, 0.13, 0.25, 0.3, 0.4, 1)))
    case 58..<65: return .beginRefreshing(role)
    case 65..<73: return .endRefreshing(role)
    case 73..<76 where role == .footer: return .endRefreshingWithNoMoreData(.footer)
    case 73..<80: return .rotate(to: random.one(Size(width: 667, height: 375), Size(width: 375, height: 667)))
    case 80..<92: return .language(random.chance(0.3) ? preset.language ?? "en" : random.one(of: RandomPreset.tags))
    case 92..<96: return .window(random.chance(0.5))
    default:
      var change = ComponentSettings()
      if component.kind.has(.stateLabel), random.chance(0.7) {
        change.titles[random.one(of: component.kind.family.titleStates)] = LocalizedText(random.one("Own", "Set 设"))
      } else {
        change.hidden = random.chance(0.4)
      }
      return .set(role, change)
    }
  }
}
