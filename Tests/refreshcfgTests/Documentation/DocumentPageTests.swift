import Testing

struct DocumentPageTests {
  @Test func `files, commands and what they write are found, all else is passed over`() {
    let page = DocumentPage(
      """
      # Title
      ```yaml a.preset.yaml
      name: a
      ```
      ```yaml
      name: not a file
      ```
      ```console
      $ one \\
          --more
      first
      $ two
      $ three
      third
      ```
      """)
    #expect(
      page.acts == [
        .file(name: "a.preset.yaml", text: "name: a\n", line: 2), .command("one \\\n    --more", output: 10..<11),
        .command("two", output: 12..<12), .command("three", output: 13..<14),
      ])
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b"], true), (["a"], ["a", "b"], false), (["a", "b"], ["a"], false), ([], [], true),
    (["…"], [], true), (["…", "b"], ["a", "a", "b"], true), (["a", "…", "c"], ["a", "c"], true),
    (["a", "…"], ["b"], false), (["…", "b"], ["b", "a"], false),
  ])
  func `an ellipsis stands for any number of lines`(shown: [String], found: [String], matches: Bool) {
    #expect(DocumentPage.matches(shown[...], found[...]) == matches)
  }
}
