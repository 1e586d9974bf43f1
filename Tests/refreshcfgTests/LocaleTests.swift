import Testing

@testable import refreshcfg

struct LocaleTests {
  @Test(arguments: [
    ([:], true), (["LANG": "C"], true), (["LANG": "en_US.UTF-8"], true), (["LC_CTYPE": "de_DE.utf8@euro"], true),
    (["LANG": "en_US.ISO-8859-1"], false), (["LANG": "en_US.UTF-8", "LC_ALL": "ja_JP.eucJP"], false),
    (["LANG": "ja_JP.eucJP", "LC_CTYPE": "", "LC_ALL": "C.UTF-8"], true),
  ])
  func `an encoding other than that of Unicode is known by its name`(variables: [String: String], isUnicode: Bool) {
    #expect(Locale.isUnicode { variables[$0] } == isUnicode)
  }
}
