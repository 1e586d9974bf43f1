import Testing

@testable import RefreshEngine

@Suite struct MainQueueTests {
  /// Takes the first block, and returns the number of its timer, or `nil` if there is none.
  private func pop(_ queue: inout MainQueue) -> Int32? {
    if case .timer(let token)? = queue.popFirst() { token } else { nil }
  }

  @Test func `blocks leave in the order they came in`() {
    var queue = MainQueue()
    #expect(queue.isEmpty)
    for token: Int32 in 1...3 { queue.append(.timer(token)) }
    #expect(!queue.isEmpty)
    #expect(pop(&queue) == 1)
    #expect(pop(&queue) == 2)
    queue.append(.timer(4))
    #expect(pop(&queue) == 3)
    #expect(!queue.isEmpty)
    #expect(pop(&queue) == 4)
    #expect(queue.isEmpty)
    #expect(pop(&queue) == nil)
  }

  @Test func `a queue that was emptied takes blocks again`() {
    var queue = MainQueue()
    queue.append(.timer(1))
    queue.append(.timer(2))
    #expect(pop(&queue) == 1)
    queue.removeAll()
    #expect(queue.isEmpty)
    #expect(pop(&queue) == nil)
    queue.append(.timer(3))
    #expect(pop(&queue) == 3)
    #expect(queue.isEmpty)
  }
}
