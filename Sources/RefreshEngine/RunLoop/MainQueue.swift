/// Blocks that run at the next turn, first in, first out: the main dispatch queue.
///
/// Blocks are data, so that a simulation is a value and copying it makes a snapshot.
struct MainQueue: Sendable {
  /// A block that MJRefresh or an app has put on the main queue.
  enum Block: Sendable {
    /// `-[MJRefreshComponent setState:]` requests a layout.
    case setNeedsLayout(ComponentID)
    /// `endRefreshing`, `endRefreshingWithNoMoreData`, `resetNoMoreData`.
    case setState(ComponentID, RefreshState)
    /// A timer of the app.
    case timer(Int32)
  }

  private var blocks: [Block] = []
  /// The causes of the blocks in the journal.
  private var causes: [Int32] = []
  private var head = 0

  /// Whether no block is waiting.
  var isEmpty: Bool { head == blocks.count }

  /// The cause of the first block.
  var cause: Int32 { head < causes.count ? causes[head] : -1 }

  /// Puts a block at the end.
  ///
  /// - Parameter cause: Its cause in the journal. The default is none.
  mutating func append(_ block: Block, because cause: Int32 = -1) {
    blocks.append(block)
    guard cause >= 0 else { return }
    // Most simulations keep no journal.
    while causes.count < blocks.count - 1 { causes.append(-1) }
    causes.append(cause)
  }

  /// Calls a function with the component of each waiting block that refers to one.
  func forEachComponent(_ body: (ComponentID) -> Void) {
    for block in blocks[head...] {
      switch block {
      case .setNeedsLayout(let component), .setState(let component, _): body(component)
      case .timer: break
      }
    }
  }

  /// Removes and returns the first block.
  mutating func popFirst() -> Block? {
    guard head < blocks.count else { return nil }
    let block = blocks[head]
    head += 1
    if head == blocks.count { removeAll() }
    return block
  }

  /// Removes all waiting blocks but keeps the memory.
  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    causes.removeAll(keepingCapacity: true)
    head = 0
  }
}
