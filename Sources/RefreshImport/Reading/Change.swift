import RefreshDiagnostics

extension Findings {
  /// A change of a component by code that may turn out to attach it.
  struct Change {
    let component: FoundComponent
    let scope: Int
    let key: String
    let value: Change.Value
    let place: Span
    let runner: Frame.Runner?

    /// The value that it sets.
    enum Value {
      case setting(FoundComponent.Setting)
      case computed
      case absent
      case conditional
    }

    /// Changes the component, as the code that sets it up.
    func apply() {
      if component.isBeingLaidOut {
        component.noteLayout(of: key, at: place)
      } else if let layout = component.layoutPlaces[key] {
        let line = layout.startPosition.line
        return component.remark(
          "`\(key)` has no lasting effect: line \(line) sets it at every layout", at: place, as: .unused, key: key)
      }
      switch value {
      case .setting(let setting): component.set(key, setting, at: place)
      case .computed: giveUp("`\(key)` is computed")
      case .absent: giveUp("`\(key)` is nil, which presets don't have")
      case .conditional: giveUp("`\(key)` is only set under a condition")
      }
    }

    /// Reports it, as code that didn't turn out to attach the component.
    func report() {
      if let runner, !runner.scopes.isDisjoint(with: component.scopes) {
        return giveUp("`\(key)` is changed by a closure, and it isn't known when `\(runner.name)` runs it")
      }
      component.remark(
        "`\(key)` is changed here, not where the component is set up", at: place, isLater: true, key: key)
    }

    private func giveUp(_ text: String) {
      component.unset(key)
      component.remark(text, at: place, key: key)
    }
  }
}
