import Testing

@testable import refreshcfg

@Test(arguments: [0, 1, 2, 1000]) func `what is made side by side comes in the order of the items`(count: Int) {
  let items = Array(0..<count)
  #expect(Workers.map(items) { "\($0 * 2)" } == items.map { "\($0 * 2)" })
}

@Test(arguments: [0, 1, 2, 1000]) func `what is made of items that come one by one is in their order`(count: Int) {
  var items = Array(0..<count)[...]
  let results = Workers.map {
    items.popFirst()
  } work: {
    "\($0 * 2)"
  }
  #expect(results == (0..<count).map { "\($0 * 2)" })
}

@Test(arguments: [0, 1, 31, 64, 1001]) func `the pieces of a list are the list`(count: Int) {
  let items = Array(0..<count)
  let pieces = Workers.pieces(of: items)
  #expect(pieces.flatMap { $0 } == items)
  #expect((1...Workers.processorCount * 4).contains(pieces.count))
  #expect(pieces.count == 1 || pieces.allSatisfy { $0.count >= 32 })
}
