import RefreshEngine

/// An app's answers, cut at their waits: the number of each piece is that of the timer that begins it.
struct AppPieces: Sendable {
  /// The commands between two waits.
  private struct Piece {
    /// The call that they answer; nil if they follow a wait.
    let hook: AppProgram.Hook?
    /// The wait that follows them; nil at the end.
    var wait: Interval?
  }

  private var pieces: [Piece] = []

  init(_ app: [AppProgram.Entry]) {
    for entry in app {
      pieces.append(Piece(hook: entry.hook))
      for case .wait(let interval) in entry.commands {
        pieces[pieces.count - 1].wait = interval
        pieces.append(Piece(hook: nil))
      }
    }
  }

  /// Returns the timer that a wait sets when a call has been answered, and its time; nil if the answer is over.
  func timer(after call: AppCall) -> (token: Int32, wait: Interval)? {
    let number: Int?
    switch call {
    case .timer(let token): number = Int(token)
    // Of several answers to one call, the first counts.
    case .callback, .reloadData: number = pieces.firstIndex { $0.hook == call.hook }
    }
    guard let number, pieces.indices.contains(number), let wait = pieces[number].wait else { return nil }
    return (Int32(number + 1), wait)
  }
}
