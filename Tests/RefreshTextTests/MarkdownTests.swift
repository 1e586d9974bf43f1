import RefreshText
import Testing

struct MarkdownTests {
  @Test func `nothing in an escaped text is markup or a mention`() {
    #expect(Markdown.escaped("*a* <b> @c [d](e)\n") == #"\*a\* &lt;b&gt; @&#8203;c \[d\]\(e\)␊"#)
  }

  @Test func `code in a message stays code`() {
    #expect(Markdown.message("`a.b` is *1*\n| #") == ##"`a.b` is \*1\* \| \#"##)
    #expect(Markdown.message("is `#2E7D32`, `a|b` ` *") == ##"is `#2E7D32`, `a\|b` ` \*"##)
  }

  @Test func `a combining mark after markup leaves it escaped`() {
    #expect(Markdown.escaped("*\u{301}a*\u{301}<\u{301}b|\u{301}") == "\\*\u{301}a\\*\u{301}&lt;\u{301}b\\|\u{301}")
    #expect(Markdown.message("*\u{301}a*\u{301}<\u{301}b|\u{301}") == "\\*\u{301}a\\*\u{301}&lt;\u{301}b\\|\u{301}")
    #expect(Markdown.message("`a|\u{301}`") == "`a\\|\u{301}`")
    #expect(Markdown.code("a|\u{301}`\u{301}") == "`` a\\|\u{301}`\u{301} ``")
    #expect(Markdown.fenced("```\u{301}", language: "text") == "````text\n```\u{301}\n````\n")
  }

  @Test func `a message mentions nobody and no issue`() {
    #expect(
      Markdown.message("@octocat fixes #12, see `@octocat #12`")
        == "@&#8203;octocat fixes \\#&#8203;12, see `@octocat #12`")
    #expect(Markdown.escaped("#12 ~~a~~") == "\\#&#8203;12 \\~\\~a\\~\\~")
    #expect(Markdown.message("~~a~~ > b") == "\\~\\~a\\~\\~ &gt; b")
  }

  @Test(arguments: [("a", "`a`"), (" a ", "`  a  `"), ("a|b\nc", #"`a\|b c`"#), ("`a``", "``` `a`` ```")])
  func `code has more backquotes around it than in it`(code: String, text: String) {
    #expect(Markdown.code(code) == text)
  }

  @Test func `fences are longer than any in the text`() {
    #expect(Markdown.fenced("a\n", language: "yaml") == "```yaml\na\n```\n")
    #expect(Markdown.fenced("````", language: "text") == "`````text\n````\n`````\n")
  }
}
