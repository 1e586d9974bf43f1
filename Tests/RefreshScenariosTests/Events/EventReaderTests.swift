import Testing

@Test func `every kind of event is read`() throws {
  try expectPass(
    """
    - set: { scene.contentInset.top: 20 }
    - load: { rows: 20 }
    - beginRefreshing: header
    - wait: 0.25s
    - expectEvents:
        - "scroll: inset.top 0 -> 20"
        - "scroll: reloadData(40)"
        - "animation: header.alpha 0.25s"
        - "header: idle -> refreshing"
        - ...
        - "scroll: inset.top 20 -> 54"
        - …
        - "header: refreshing()"
        - "header: beginRefreshingCompletion()"
    """, scene: "{ content: { rows: 20, rowHeight: 60 }, scrollView: table, physics: none }")
}

@Test func `numbers of events are equal within a thousandth`() throws {
  try expectPass(
    """
    - set: { scene.contentInset.top: 20 }
    - expectEvents: [ "scroll: inset.top 0.0 -> 20.0009" ]
    """)
  let found = try failures(
    "- set: { scene.contentInset.top: 20 }\n- expectEvents: [ 'scroll: inset.top 0 -> 20.002' ]")
  #expect(
    found == [
      "9:25 events-differ: `scroll: inset.top 0 -> 20` happened where `scroll: inset.top 0 -> 20.002` was expected"
    ])
}
