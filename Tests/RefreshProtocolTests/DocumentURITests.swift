import Testing

@testable import RefreshProtocol

struct DocumentURITests {
  @Test(arguments: ["/a/b.yaml", "/a b/ä%20#?.yaml", "/"])
  func `a path is the same after a URI`(path: String) {
    #expect(DocumentURI.path(of: DocumentURI.uri(ofPath: path)) == path)
  }

  @Test func `only ASCII is in a URI`() {
    #expect(DocumentURI.uri(ofPath: "/ä b") == "file:///%C3%A4%20b")
  }

  @Test(arguments: ["untitled:Untitled-1", "http://a/b", "file://", "", "file:/a"])
  func `other URIs have no path`(uri: String) { #expect(DocumentURI.path(of: uri) == nil) }
}
