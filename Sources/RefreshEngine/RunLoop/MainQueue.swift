/// Blocks that run at the next turn, first in first out: the main dispatch queue.
///
/// Blocks are data, so that a simulation stays a value and a snapshot of it is a copy.
struct MainQueue: Sendable {
  /// Something that MJRefresh or an app put on the main queue.
  enum Block: Sendable {
    /// `-[MJRefreshComponent setState:]` asks for layout.
    case setNeedsLayout(ComponentID)
    /// `endRefreshing`, `endRefreshingWithNoMoreData`, `resetNoMoreData`.
    case setState(ComponentID, RefreshState)
    /// A timer of the app.
    case timer(Int32)
  }

  private var blocks: [Block] = []
  private var head = 0

  /// Whether nothing waits.
  var isEmpty: Bool { head == blocks.count }

  /// Puts a block at the end.
  mutating func append(_ block: Block) { blocks.append(block) }

  /// Whether a block is about a component.
  func mentions(_ component: ComponentID) -> Bool {
    blocks[head...].contains { block in
      switch block {
      case .setNeedsLayout(let c), .setState(let c, _): c == component
      case .timer: false
      }
    }
  }

  /// Takes the first block.
  mutating func popFirst() -> Block? {
    guard head < blocks.count else { return nil }
    let block = blocks[head]
    head += 1
    if head == blocks.count { removeAll() }
    return block
  }

  /// Forgets what waits; the memory is kept for what comes.
  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    head = 0
  }
}
