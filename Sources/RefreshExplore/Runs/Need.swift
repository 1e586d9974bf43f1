import RefreshEngine

/// Something that is done in a run and that a problem may hang on, whoever does it, however far and for how long.
///
/// What only passes time, touches or lets go is none.
package enum Need: String, Sendable {
  case drag, scroll, load, begin, end, reset, tap, set, attach, detach, window, rotate, language
}

extension ExploredRun {
  /// What is done in it.
  var needs: Set<Need> { Set((commands + app.flatMap(\.commands)).compactMap(\.need)) }

  /// The run in which something is not done.
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
