import Testing

@Test func `the texts change with the language`() throws {
  try expectPass(
    """
    - language: zh-Hans
    - expect: { header.stateLabel.text: 下拉可以刷新 }
    """)
}
