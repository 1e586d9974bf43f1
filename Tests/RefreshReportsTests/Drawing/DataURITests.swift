import RefreshText
import Testing

@testable import RefreshReports

@Suite struct DataURITests {
  @Test func `a file that is not there gives nothing`() {
    #expect(DataURI.image("no/such.png", limit: 100) == nil)
  }
}
