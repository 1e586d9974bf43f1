import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshText

/// Judging steps, and whole runs, at their ends.
extension Monitor {
  /// Judges a completed step.
  func judgeStep(in simulation: inout Simulation) {
    if let fault = simulation.fault {
      let reason =
        switch fault {
        case .endlessLoop: "more than \(Simulation.maximumBlocksPerTurn) blocks run in one turn"
        case .endlessRecursion(let call):
          "the app's answers call each other without end\(call.hook.map { ", at last in `\($0.name)`" } ?? "")"
        case .tooManyRows: "more than \(grouped(Int(Simulation.maximumRows))) rows are loaded"
        }
      raise(.fault, nil, nil, observed: [], reason)
      return
    }
    if simulation.scroll.isDragging { judgeHold(in: &simulation) }
    // A refresh for which the app was called has to be visible; auto footers call before they change.
    for role in ComponentRole.allCases where records[role.rank].state == .refreshing && records[role.rank].owed > 0
    {
      guard let index = simulation.component(role)?.index, !simulation.components[index].isHidden,
        simulation.components[index].family != .autoFooter
      else { continue }
      judgeLooks(role, index, in: &simulation)
    }
    if !conditions.always.isEmpty { judgeAlways(in: &simulation) }
    if hasChangedLanguage { judgeLanguage(in: &simulation) }
    judgeDay(in: &simulation)
  }

  /// Judges the conditions that must hold after every change.
  func judgeAlways(in simulation: inout Simulation) { judge(conditions.always, cause: "always", in: &simulation) }

  /// Judges conditions of the suite. Conditions on absent components are skipped.
  func judge(_ conditions: [Condition], cause: String, in simulation: inout Simulation) {
    for condition in conditions where simulation.has(condition.observable) && !condition.holds(in: simulation) {
      let (path, time) = (condition.observable.path, simulation.now - stepStart)
      let shape = "\(cause) \(path)"
      raise(
        .suiteCondition, nil, nil, cause: shape, observed: [(path, nil)], condition: (condition, time),
        sentence(of: condition, shape, in: simulation))
    }
  }

  /// Returns a sentence about a condition that does not hold.
  ///
  /// - Parameter cause: `always` or `atRest`, followed by the observable.
  func sentence(of condition: Condition, _ cause: String, in simulation: Simulation) -> String {
    let (path, type) = (condition.observable.path, condition.observable.type)
    var found = simulation[condition.observable]
    if case .number(let number) = found { found = .number(number.rounded(decimals: 3)) }
    return "`\(path)` is \(type.text(of: found)), \(cause.dropLast(path.utf8.count))expected \(condition.matcher)"
  }

  /// Judges a list that keeps moving without a cause.
  func judgeUnrest(after interval: Interval, in simulation: inout Simulation) {
    guard !simulation.scroll.isDragging, interval >= Interval(seconds: 10) else { return }
    guard simulation.now - lastWill >= interval else { return }
    guard let role = ComponentRole.allCases.max(by: { records[$0.rank].entries < records[$1.rank].entries }),
      records[role.rank].entries > 2, let index = simulation.component(role)?.index
    else { return }
    let family = simulation.components[index].family
    raise(
      .neverRests, role, family, observed: [("\(role.rawValue).calls.refreshing", nil)],
      "the list does not come to rest within \(milliseconds(interval)): the \(family.noun) has asked the app "
        + "\(records[role.rank].refreshingCalls) times")
  }

  /// Judges the whole run: every refresh has called the app, and a pull still refreshes.
  func judgeEnd(in simulation: inout Simulation) {
    judgeTime(in: &simulation)
    for role in ComponentRole.allCases {
      let record = records[role.rank]
      guard let index = simulation.component(role)?.index, !record.isReplaced else { continue }
      judgeCount(.refreshing, role, index, record.refreshingCalls, record.entries, in: &simulation)
      judgeCount(.beginRefreshingCompletion, role, index, record.beginCompletions, record.entries, in: &simulation)
      judgeCount(.endRefreshingCompletion, role, index, record.endCompletions, record.exits, in: &simulation)
      guard !isReset else { continue }
      let animates = simulation.components[index].family != .autoFooter || simulation.scroll.isPagingEnabled
      judgeCount(
        .endRefreshingAnimationBegin, role, index, record.endAnimations, animates ? record.exits : 0,
        in: &simulation)
    }
  }

  private func judgeCount(
    _ callback: Callback, _ role: ComponentRole, _ index: Int, _ count: Int, _ expected: Int,
    in simulation: inout Simulation
  ) {
    guard count != expected else { return }
    let family = simulation.components[index].family
    raise(
      .callCount, role, family, cause: callback.name + (count > expected ? "+" : "-"),
      observed: [("\(role.rawValue).calls.\(callback.name)", .number(Double(expected)))],
      "the \(family.noun) calls \(callback.name)() \(count) times for \(expected) refreshes")
  }

  // MARK: Words and times

  private func judgeLanguage(in simulation: inout Simulation) {
    for blueprint in blueprints {
      let role = blueprint.kind.role
      guard let index = simulation.component(role)?.index else { continue }
      let (state, family) = (simulation.components[index].state, simulation.components[index].family)
      guard state == .idle || state == .noMoreData else { continue }
      if simulation.components[index].hasLabels, let title = simulation.components[index].settings.titles[state],
        let own = title.text(in: simulation.language), simulation.components[index].labels.state.text != own
      {
        raise(
          .lostWords, role, family, observed: [("\(role.rawValue).stateLabel.text", .text(own))],
          "in another language the \(family.noun)'s own \"\(own)\" is "
            + "\"\(simulation.components[index].labels.state.text)\"")
      }
      guard family == .header, blueprint.kind.has(.lastUpdatedTimeLabel),
        let key = blueprint.settings.$lastUpdatedTimeKey
      else { continue }
      guard !simulation.components[index].settings.lastUpdatedTimeLabel.hidden,
        let time = simulation.storedTime(under: key),
        simulation.storedTime(under: simulation.components[index].settings.lastUpdatedTimeKey) != time
      else { continue }
      raise(
        .forgottenTime, role, family,
        observed: [("header.lastUpdatedTime", .text(ObservedValue.timeText(time)))],
        "in another language the header no longer knows that it was refreshed at \(ObservedValue.timeText(time))")
    }
  }

  private func judgeDay(in simulation: inout Simulation) {
    guard !run.scene.storedTimes.isEmpty, let index = simulation.component(.header)?.index else { return }
    guard simulation.components[index].kind.has(.lastUpdatedTimeLabel),
      !simulation.components[index].settings.lastUpdatedTimeLabel.hidden,
      let time = simulation.storedTime(under: simulation.components[index].settings.lastUpdatedTimeKey)
    else { return }
    let age = simulation.wallClock - time
    let text = simulation.components[index].labels.lastUpdatedTime.text
    guard age >= 86_400, text != judgedDay else { return }
    judgedDay = text
    let today = simulation.texts.text(.dateToday, in: simulation.language)
    guard !today.isEmpty, text.utf8.contains(today.utf8) else { return }
    raise(
      .wrongDay, .header, .header, observed: [("header.lastUpdatedTimeLabel.text", nil)],
      "the header says \"\(today)\" of a time \(age / 86_400) days ago")
  }

  // MARK: What holds by design

  /// Properties that hold by design.
  var notes: [(id: String, sentence: String)] {
    var notes: [(id: String, sentence: String)] = []
    if bothAtOnce {
      notes.append(("both-at-once", "header and footer may refresh at the same time"))
    }
    for blueprint in blueprints {
      let (family, settings) = (blueprint.kind.family, blueprint.settings)
      if family != .trailer, settings.extent > settings.height {
        notes.append(
          (
            "taller",
            "frames make the \(family.noun) \(length(settings.extent - settings.height)) higher than it says"
          ))
      }
      if family == .autoFooter, settings.automaticallyRefresh {
        let way = settings.triggerPercent * settings.extent
        if way < 0 { notes.append(("early-load", "the auto footer loads \(length(-way)) before it is seen")) }
        if way > settings.extent {
          notes.append(
            (
              "late-load",
              "the auto footer loads only when it is pulled \(length(way - settings.extent)) past its end"
            ))
        }
      }
      if family == .header, blueprint.kind.has(.lastUpdatedTimeLabel), !settings.lastUpdatedTimeLabel.hidden,
        settings.$lastUpdatedTimeKey == nil,
        run.scene.storedTimes.contains(where: { $0.key == StoredTime.defaultKey })
      {
        notes.append(("foreign-time", "the header shows a time that every header with the default key stores"))
      }
    }
    for role in ComponentRole.allCases where unreachable.contains(role) {
      notes.append(
        ("unreachable \(role.rawValue)", "where the content is short, a finger can't pull the \(role.rawValue)"))
    }
    return notes
  }
}
