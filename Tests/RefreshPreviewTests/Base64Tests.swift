import RefreshPreview
import Testing

struct Base64Tests {
  // The test vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `bytes are written as the standard has it`(bytes: String, text: String) {
    #expect(Base64.text(Array(bytes.utf8)) == text)
  }
}
