import Testing

@testable import RefreshReports

@Suite struct DataURITests {
  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func `base 64 is that of RFC 4648, section 10`(text: String, code: String) {
    #expect(DataURI.base64(Array(text.utf8)) == code)
  }

  @Test func `a file that is not there gives nothing`() {
    #expect(DataURI.image("no/such.png", limit: 100) == nil)
  }
}
