import RefreshText
import Testing

@Suite struct MarkupTests {
  @Test func `texts and attributes are escaped`() {
    var markup = Markup()
    markup.element("a", ["href": "\"><script>&", "title": nil, "x": 1.5]) { $0.text("</a> & 下拉 \u{1} ]]>") }
    #expect(
      markup.string
        == "<a href=\"&quot;&gt;&lt;script&gt;&amp;\" x=\"1.5\">&lt;/a&gt; &amp; 下拉 \u{FFFD} ]]&gt;</a>")
  }

  @Test func `an element without content is closed immediately`() {
    var markup = Markup()
    markup.empty("path", ["d": "M0 0"])
    #expect(markup.string == "<path d=\"M0 0\"/>")
  }

  @Test func `what is between backticks is code, unless one lacks its other half`() {
    var markup = Markup()
    markup.prose("`a<b` is 1, not `2`")
    markup.prose(" it`s")
    #expect(markup.string == "<code>a&lt;b</code> is 1, not <code>2</code> it`s")
  }

  @Test func `what a message quotes doesn't turn the words after it`() {
    var markup = Markup()
    markup.prose("`a\u{202E}` is \u{1B}\nb")
    #expect(markup.string == "<code>a&lt;U+202E&gt;</code> is ␛\nb")
  }

  @Test func `lines and blocks are indented, and attributes keep their line breaks`() {
    var markup = Markup()
    markup.block("a") { markup in
      markup.line("b", ["c": "1\n2"])
      markup.block("d") { $0.line("e", text: "1\n2") }
    }
    #expect(
      markup.string == """
        <a>
          <b c="1&#10;2"/>
          <d>
            <e>1
        2</e>
          </d>
        </a>

        """)
  }
}
