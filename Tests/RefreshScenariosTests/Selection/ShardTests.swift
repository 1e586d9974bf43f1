import RefreshScenarios
import Testing

struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("2/5", 2, 5), ("5/5", 5, 5), ("007/0012", 7, 12)])
  func `a shard is its number and how many there are`(text: String, index: Int, count: Int) throws {
    let shard = try #require(Shard(text))
    #expect((shard.index, shard.count) == (index, count))
    #expect(shard.description == "\(index)/\(count)")
  }

  @Test(arguments: [
    "", "/", "1", "1/", "/1", "0/1", "2/1", "1/0", "-1/2", "+1/2", "1/2/3", "1 /2", "a/b", "1/1000001",
    "1/99999999999999999999",
  ])
  func `there is no other shard`(text: String) { #expect(Shard(text) == nil) }

  @Test(arguments: 1...12) func `every scenario is in exactly one shard, and none has two more than another`(
    count: Int
  ) throws {
    for length in 0...30 {
      let parts = try (1...count).map { index in
        let shard = try #require(Shard(index, of: count))
        return (0..<length).filter(shard.contains)
      }
      #expect(parts.flatMap { $0 }.sorted() == Array(0..<length))
      let sizes = parts.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
  }
}
