import RefreshEngine
import RefreshLaws
import RefreshScenarios

extension ExploredRun {
  /// Returns the calls of flows that the run contains in full.
  ///
  /// Gestures may occur while a flow waits, but the app does nothing else. A part of a flow, such as showing a keyboard without hiding
  /// it, isn't something that the app does. A flow begins with a tap somewhere on the screen, so it doesn't begin while a finger is down,
  /// or, unless it brings the list back, while the list is off screen.
  func calls(of flows: [AppFlow]) -> [AppFlow.Call] {
    var (isDown, isInWindow) = (false, scene.window)
    var starts: [Int] = []
    for place in flows.isEmpty ? 0..<0 : commands.indices {
      if case .window(let value) = commands[place] { isInWindow = value }
      switch commands[place].traits.actor {
      case .finger(.down), .finger(.move): isDown = true
      case .finger(.up), .finger(.tap): isDown = false
      case .app where !isDown && isInWindow, .world where !isDown: starts.append(place)
      case .app, .time, .world: break
      }
    }
    return starts.flatMap { start in
      flows.compactMap { flow in steps(of: flow, from: start).map { AppFlow.Call(flow, steps: $0) } }
    }
  }

  private func steps(of flow: AppFlow, from start: Int) -> [Int]? {
    guard let first = flow.steps.first, commands[start].isSame(as: first) else { return nil }
    var steps: [Int] = []
    for place in commands.indices[start...] where steps.count < flow.steps.count {
      if commands[place].isSame(as: flow.steps[steps.count]) {
        steps.append(place + 1)
      } else if commands[place].isApp || flow.steps[steps.count - 1].command.traits.actor != .time {
        return nil
      }
    }
    return steps.count == flow.steps.count ? steps : nil
  }

  /// Returns the run without the steps of flows that may be at fault.
  func withCorrectFlows(of flows: [AppFlow], for law: LawID) -> ExploredRun {
    without(calls(of: flows).flatMap(\.steps).filter { commands[$0 - 1].isSuspect(in: law) })
  }

  /// Returns the run without some of its steps, by their numbers from 1.
  func without(_ steps: [Int]) -> ExploredRun {
    guard !steps.isEmpty else { return self }
    var run = self
    run.commands = commands.indices.filter { !steps.contains($0 + 1) }.map { commands[$0] }
    return run
  }
}

extension AppFlow {
  /// Returns the flow without the steps that may be at fault.
  func corrected(for law: LawID) -> AppFlow {
    AppFlow(name: name, parts: steps.filter { !$0.command.isSuspect(in: law) })
  }
}

extension AppFlow.Call {
  /// Returns the flow without some of the run's steps.
  func flow(without steps: [Int]) -> AppFlow {
    AppFlow(name: flow.name, parts: zip(self.steps, flow.steps).filter { !steps.contains($0.0) }.map { $0.1 })
  }
}

extension Command {
  /// Whether the app carries it out.
  var isApp: Bool { traits.actor == .app }

  /// Returns whether it may be at fault in a flow. For laws about apps, each command of the app may be. For others, only those with which
  /// an app has to be careful: changes of insets, properties and components, and ends of refreshes, because a flow doesn't answer a
  /// refresh. An app may say at any time that there is no more data.
  func isSuspect(in law: LawID) -> Bool {
    isApp && (law.law.isOfApp || traits.level == .settings || endsRefresh)
  }

  private var endsRefresh: Bool { if case .endRefreshing = self { true } else { false } }

  /// Returns whether it does the same as a step of a flow. Traits come first: most commands differ in them, and writing takes time.
  fileprivate func isSame(as step: AppFlow.Step) -> Bool { traits == step.command.traits && text == step.text }
}
