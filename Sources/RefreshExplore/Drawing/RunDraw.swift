import RefreshEngine
import RefreshLaws

/// A run that is being drawn: the random numbers, and the facts that are known about the world so far.
struct RunDraw {
  var random: RandomNumbers
  let subject: Subject
  /// The highest level that the app and the world may reach.
  let level: Level
  var scene: ScrollScene
  var app: [AppProgram.Entry] = []

  /// The blueprints of the components.
  let components: [ComponentBlueprint]
  /// The actions of the level, and those of them that an app performs.
  let actions, appActions: [Action]

  /// Begins the draw of a run of a subject.
  init(_ random: RandomNumbers, of subject: Subject, within level: Level) {
    self.random = random
    self.subject = subject
    self.level = level
    scene = subject.scene
    components = subject.components.map(\.blueprint)
    let rules = subject.drawing
    func allowed(_ actions: [Action]) -> [Action] {
      actions.filter { $0.level <= level && !rules.never.contains($0.name) }.map { action in
        var action = action
        action.weight = rules.weights[action.name] ?? action.weight
        return action
      }
    }
    actions = allowed(subject.app == nil ? Action.all : Action.aroundApp)
    appActions = allowed(Action.apps)
  }

  /// Returns a new run.
  ///
  /// Every second run belongs to a swarm: it draws from only some of the possible actions, and performs these more
  /// often (Groce et al., "Swarm testing", ISSTA 2012).
  mutating func run() -> ExploredRun {
    if subject.isSceneFree { drawScene() }
    app = subject.app ?? []
    if subject.app == nil { drawApp() }
    var actions = actions
    if random.chance(50) {
      let swarm = actions.filter { _ in random.chance(40) }
      if !swarm.isEmpty { actions = swarm }
    }
    var commands: [Command] = []
    let length = 1 + random.number(below: random.chance(70) ? 4 : 10)
    for _ in 0..<length { commands += draw(one: actions) }
    return ExploredRun(scene: scene, components: components, app: app, commands: sensible(commands))
  }

  /// Returns the commands in a form that a reader can carry out. In suites with an app, it has pauses, because problems that only an
  /// impossibly quick reader meets don't count.
  func sensible(_ commands: [Command]) -> [Command] {
    let lifted = Finger.lifted(commands)
    return subject.app == nil ? lifted : Finger.paced(lifted)
  }

  /// Returns the commands of one of several actions, chosen by weight.
  mutating func draw(one actions: [Action]) -> [Command] {
    guard !actions.isEmpty else { return [] }
    var weight = random.number(below: actions.reduce(0) { $0 + $1.weight })
    for action in actions {
      weight -= action.weight
      if weight < 0 { return action.draw(&self) }
    }
    return []
  }

  /// Returns one of the components.
  mutating func component() -> ComponentBlueprint { random.one(of: components) }

  /// Returns the component of a role, or `nil` if there is none.
  func component(_ role: ComponentRole) -> ComponentBlueprint? { components.first { $0.kind.role == role } }

  /// Returns a number at or near a boundary: exactly on it, a thousandth or a point beyond it, or far from it. Nothing that
  /// only rounding decides is worth a report.
  mutating func near(_ boundary: Double) -> Double {
    switch random.number(below: 10) {
    case 0, 1, 2: boundary
    case 3: boundary + 0.001
    case 4: boundary - 0.001
    case 5: boundary + 1
    case 6: boundary - 1
    case 7: (boundary / 2).rounded()
    case 8: boundary + 30
    default: boundary + Double(random.number(below: 120) - 60)
    }
  }

  /// Returns a duration close to those of the components' animations, or one that an app may take.
  mutating func time() -> Interval {
    let times = subject.drawing.times
    if times.count == 2 { return Interval(seconds: random.between(times[0].seconds, times[1].seconds)) }
    // The app does something at about the end of each of its waits.
    if !subject.waits.isEmpty, random.chance(20) {
      return Interval(seconds: random.one(of: subject.waits).seconds + random.one(of: [-0.1, 0, 0.1, 0.3]))
    }
    let settings = component().settings
    let boundary = random.chance(50) ? settings.fastAnimationDuration : settings.slowAnimationDuration
    switch random.number(below: 8) {
    case 0: return boundary
    case 1: return Interval(nanoseconds: boundary.nanoseconds + 1_000_000)
    case 2: return Interval(nanoseconds: boundary.nanoseconds - 1_000_000)
    case 3: return Interval(nanoseconds: boundary.nanoseconds / 2)
    case 4: return Interval(seconds: 0.1)
    case 5: return Interval(seconds: 0.3)
    case 6: return Interval(seconds: 0.5)
    default: return Interval(seconds: 1)
    }
  }
}
