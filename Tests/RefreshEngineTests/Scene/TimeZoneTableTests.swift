import Testing

@testable import RefreshEngine

@Suite struct TimeZoneTableTests {
  @Test func `a place without transitions always adds the same`() {
    #expect(TimeZoneTable.utc.offset(at: 0) == 0)
    let table = TimeZoneTable(offset: 28_800)
    for time: Int64 in [-1_000_000, 0, 1_767_225_600] { #expect(table.offset(at: time) == 28_800) }
  }

  @Test func `a transition counts from its very second`() {
    let table = TimeZoneTable(offset: 3600, transitions: [.init(time: 100, offset: 7200)])
    #expect(table.offset(at: 99) == 3600)
    #expect(table.offset(at: 100) == 7200)
    #expect(table.offset(at: 101) == 7200)
  }

  @Test(arguments: 0...8)
  func `the last transition before a time decides, however many there are`(count: Int) {
    let transitions = (0..<count).map { TimeZoneTable.Transition(time: Int64($0) * 10, offset: Int32($0) + 1) }
    let table = TimeZoneTable(offset: -5, transitions: transitions)
    #expect(table.offset(at: -1) == -5)
    for index in 0..<count {
      #expect(table.offset(at: Int64(index) * 10) == Int32(index) + 1)
      #expect(table.offset(at: Int64(index) * 10 + 9) == Int32(index) + 1)
    }
  }
}
