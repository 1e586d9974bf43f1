import RefreshScenarios
import Testing

@Test func `steps before the first wait run inside the callback`() throws {
  try expectPass(
    """
    - tap: footer
    - expect: { footer.calls.refreshing: 1, footer.calls.beginRefreshingCompletion: 1, scroll.content.height: 1500 }
    - expectEvents:
        - "animation: footer.alpha 0.25s"
        - "footer: idle -> refreshing"
        - "footer: refreshing()"
        - "scroll: reloadData(0)"
        - "footer: beginRefreshingCompletion()"
    """, components: "footer: { type: autoNormalFooter }",
    app: "{ footer.refreshing: [ { load: { height: 300 } } ] }")
}

@Test func `the rest runs beside the scenario, wait after wait`() throws {
  try expectPass(
    """
    - beginRefreshing: header
    - wait: 1.2s
    - expect: { scroll.content.height: 1200, header.state: refreshing }
    - wait: 0.1s
    - expect: { scroll.content.height: 1300, header.state: refreshing }
    - wait: 2s
    - expect: { header.state: idle }
    """,
    app:
      "{ header.refreshing: [ { wait: 1s }, { load: { height: 100 } }, { wait: 2s }, { endRefreshing: header } ] }")
}

@Test func `each call of a hook is a separate run`() throws {
  try expectPass(
    """
    - load: { height: 1 }
    - wait: 0.5s
    - load: { height: 1 }
    - wait: 0.5s
    - expect: { scroll.contentInset.top: 7, scroll.contentInset.left: 0 }
    - set: { scene.contentInset.top: 0 }
    - wait: 0.5s
    - expect: { scroll.contentInset.top: 7 }
    """, app: "{ scroll.reloadData: [ { wait: 1s }, { set: { scene.contentInset.top: 7 } } ] }")
}

@Test func `all hooks of a component are called`() throws {
  try expectPass(
    """
    - beginRefreshing: header
    - wait: settled
    - expect: { scroll.contentInset.left: 1, scroll.contentInset.right: 2, scroll.content.width: 3, header.hidden: true }
    """,
    app: """
      { header.refreshing: [ { set: { scene.contentInset.left: 1 } }, { endRefreshing: header } ],\
       header.beginRefreshingCompletion: [ { set: { scene.contentInset.right: 2 } } ],\
       header.endRefreshingAnimationBegin: [ { set: { scene.content.width: 3 } } ],\
       header.endRefreshingCompletion: [ { set: { header.hidden: true } } ] }
      """)
}

@Test func `an app may attach what no scenario has`() throws {
  try expectPass(
    """
    - beginRefreshing: header
    - wait: 0.25s
    - expect: { footer.type: autoFooter }
    """, app: "{ header.refreshing: [ { attach: { footer: { type: autoFooter } } } ] }")
}

@Test func `an app that calls itself without end fails the step`() throws {
  let app = "{ scroll.reloadData: [ { wait: 0 }, { load: { rows: 0 } } ] }"
  #expect(
    try failures("- touch\n- load: { rows: 1 }\n- expect: { time: 0 }", app: app) == [
      "9:9 endless-loop: more than 100000 blocks ran at one instant: an endless loop"
    ])
}
