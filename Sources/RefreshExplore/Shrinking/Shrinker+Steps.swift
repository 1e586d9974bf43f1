import RefreshEngine
import RefreshLaws

/// Removing and simplifying steps.
extension Shrinker {
  /// Removes steps, first half of them at a time, then fewer and fewer (A. Zeller and R. Hildebrandt, "Simplifying
  /// and isolating failure-inducing input", 2002).
  mutating func removeSteps() {
    var size = max(1, run.commands.count / 2)
    while true {
      var start = 0
      while start < run.commands.count {
        let range = start..<min(start + size, run.commands.count)
        if !tryRun(.steps, { $0.commands.removeSubrange(range) }) { start += size }
      }
      guard size > 1 else { return }
      size /= 2
    }
  }

  /// Removes whole flows of the app.
  mutating func removeFlows() {
    for call in run.calls(of: flows).reversed() {
      // Removing a call renumbers the steps after it.
      guard call.steps.last ?? 0 <= run.commands.count else { continue }
      tryRun(.steps) { $0 = $0.without(call.steps) }
    }
  }

  /// Removes pairs of steps that only make sense together.
  mutating func removePairs() {
    var first = 0
    while first < run.commands.count {
      var second = first + 1
      while second < run.commands.count {
        let isShorter = tryRun(.steps) {
          $0.commands.remove(at: second)
          $0.commands.remove(at: first)
        }
        second = isShorter ? first + 1 : second + 1
      }
      first += 1
    }
  }

  /// Replaces steps by simpler ones.
  mutating func simplifySteps() {
    for index in run.commands.indices {
      for simpler in run.commands[index].simpler {
        tryRun(.steps) { $0.commands[index] = simpler }
      }
    }
  }

  /// Joins consecutive waits.
  mutating func joinWaits() {
    var index = 0
    while index + 1 < run.commands.count {
      guard case .wait(let first) = run.commands[index], case .wait(let second) = run.commands[index + 1],
        tryRun(
          .steps,
          {
            $0.commands.replaceSubrange(
              index...index + 1, with: [.wait(Interval(nanoseconds: first.nanoseconds + second.nanoseconds))])
          })
      else {
        index += 1
        continue
      }
    }
  }

  /// Removes what the app does.
  mutating func shrinkApp() {
    for entry in run.app.indices.reversed() where !tryRun(.app, { $0.app.remove(at: entry) }) {
      for index in run.app[entry].commands.indices.reversed() {
        tryRun(.app) { $0.app[entry].commands.remove(at: index) }
      }
    }
  }

  /// Gives each call the most usual answer with which the problem still shows: people can judge a problem that such an app
  /// has, and of any other they have to know what is unusual about it.
  mutating func makeAnswersUsual() {
    for index in run.app.indices {
      guard case .callback(let role, .refreshing) = run.app[index].hook else { continue }
      for answer in usualAnswers(to: role) {
        var candidate = run
        candidate.app[index].commands = answer
        if replaceRun(by: candidate) { break }
      }
    }
  }

  /// The answers to a component's call, the most usual first: after a while and with a page, after a while without one, and
  /// immediately with one.
  private func usualAnswers(to role: ComponentRole) -> [[Command]] {
    let (wait, end) = (Command.wait(Interval(seconds: 0.5)), Command.endRefreshing(role))
    guard role != .header else { return [[wait, end]] }
    let page = run.scene.page
    return [[wait, page, end], [wait, end], [page, end]]
  }

  /// Resets the scene to its defaults, as far as the problem still shows.
  mutating func shrinkScene() { for simplify in simplerScenes { tryRun(.scene) { simplify(&$0.scene) } } }
}

/// A change that brings a scene nearer to its defaults.
private typealias Simplification = @Sendable (inout ScrollScene) -> Void

/// The simplifications of a scene, in order.
private let simplerScenes: [Simplification] =
  simplerLists + simplerInsets(\.contentInset) + simplerInsets(\.safeArea) + simplerContents

/// The insets without all edges, then without each.
private func simplerInsets(
  _ insets: WritableKeyPath<ScrollScene, Insets> & Sendable
) -> [Simplification] {
  [{ $0[keyPath: insets] = .zero }]
    + InsetEdge.allCases.map { edge -> Simplification in { $0[keyPath: insets][edge] = 0 } }
}

private let simplerLists: [Simplification] = [
  { $0.decelerationRate = .normal },
  { $0.storedTimes = [] },
  { ($0.now, $0.timeZone) = (ScrollScene().now, ScrollScene().timeZone) },
  { $0.timeZone = ScrollScene().timeZone },
  { $0.paging = false },
  { $0.content.beforeComponents = false },
]

private let simplerContents: [Simplification] = [
  { $0.viewport = ScrollScene().viewport },
  { $0.scrollView = .plain },
  { $0.content = SceneContent(width: $0.content.width, height: $0.content.height) },
  { $0.content.width = nil },
  { $0.content = SceneContent(width: $0.content.width) },
]
