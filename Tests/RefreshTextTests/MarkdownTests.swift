import RefreshText
import Testing

struct MarkdownTests {
  @Test func `nothing in an escaped text is markup or a mention`() {
    #expect(Markdown.escaped("*a* <b> @c [d](e)\n") == #"\*a\* &lt;b&gt; &#64;c \[d\]\(e\)␊"#)
  }

  @Test func `code in a message stays code`() {
    #expect(Markdown.message("`a.b` is *1*\n| #") == ##"`a.b` is \*1\* \| \#"##)
    #expect(Markdown.message("is `#2E7D32`, `a|b` ` *") == ##"is `#2E7D32`, `a\|b` ` \*"##)
  }

  @Test(arguments: [("a", "`a`"), ("a|b\nc", #"`a\|b c`"#), ("`a``", "``` `a`` ```")])
  func `code has more backquotes around it than in it`(code: String, text: String) {
    #expect(Markdown.code(code) == text)
  }

  @Test func `fences are longer than any in the text`() {
    #expect(Markdown.fenced("a\n", language: "yaml") == "```yaml\na\n```\n")
    #expect(Markdown.fenced("````", language: "text") == "`````text\n````\n`````\n")
  }
}
