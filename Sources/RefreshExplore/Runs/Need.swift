import RefreshEngine

/// An action of a run on which a problem may depend, regardless of who performs it, how far and for how long.
///
/// Actions that only let time pass, touch or let go don't count.
package enum Need: String, Sendable {
  case drag, scroll, load, begin, end, reset, tap, set, attach, detach, window, rotate, language
}

extension ExploredRun {
  /// The actions of the run that count.
  var needs: Set<Need> { Set((commands + app.flatMap(\.commands)).compactMap(\.need)) }

  /// Returns the run without an action.
  func without(_ need: Need) -> ExploredRun {
    var run = self
    run.commands = Finger.lifted(commands.filter { $0.need != need })
    run.app = app.map { entry in
      AppProgram.Entry(hook: entry.hook, commands: entry.commands.filter { $0.need != need })
    }
    return run
  }
}

extension Command {
  fileprivate var need: Need? {
    switch self {
    case .wait, .settle, .touch, .release, .cancel: nil
    case .drag, .dragBy, .pull, .swipe: .drag
    case .scroll, .scrollBy, .scrollToEnd: .scroll
    case .loadRows, .loadRowsAbove, .loadHeight: .load
    case .beginRefreshing: .begin
    case .endRefreshing, .endRefreshingWithNoMoreData: .end
    case .resetNoMoreData: .reset
    case .tap: .tap
    case .set, .setScene: .set
    case .attach: .attach
    case .detach: .detach
    case .window: .window
    case .rotate: .rotate
    case .language: .language
    }
  }
}
