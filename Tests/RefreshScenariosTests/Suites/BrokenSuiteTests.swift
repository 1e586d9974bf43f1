import Testing

@Test func `an empty file has no suite`() {
  #expect(
    load("").lines == [
      "1:1 empty-file: there is no suite in this file",
      "  help: the shortest suite is `suite: feed`, `header: { type: normalHeader }` and `scenarios: [...]`",
    ])
}

@Test func `a file with only a comment has no suite`() {
  #expect(
    load(
      """
      # nothing
      """
    ).lines == [
      "1:1 empty-file: there is no suite in this file",
      "  help: the shortest suite is `suite: feed`, `header: { type: normalHeader }` and `scenarios: [...]`",
    ])
}

@Test func `a suite that is a list`() {
  #expect(
    load(
      """
      - suite: x
      """
    ).lines == [
      "1:1 wrong-type: a suite must be a map, found a list",
      "  help: the shortest suite is `suite: feed`, `header: { type: normalHeader }` and `scenarios: [...]`",
    ])
}

@Test func `a suite without a name`() {
  #expect(
    load(
      """
      header: { type: header }
      scenarios:
        - { name: a, steps: [ touch, { expect: { time: 0 } } ] }
      """
    ).lines == [
      "1:1 missing-key: a suite has no `suite`",
      "  help: `suite` must be non-empty text",
    ])
}

@Test func `a suite without a component`() {
  #expect(
    load(
      """
      suite: x
      scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
      """
    ).lines == [
      "1:1 no-component: the suite doesn't have a component",
      "  help: add a `preset`, a `header`, a `footer` or a `trailer`",
    ])
}

@Test func `a misspelt component is the only cause`() {
  #expect(
    load(
      """
      suite: x
      headr: { type: header }
      scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
      """
    ).lines == [
      "2:1 unknown-key: unknown key `headr` in a suite",
      "  help: did you mean `header`? the keys of a suite are `suite`, `preset`, `header`, `footer`, `trailer`, `scene`, `app`, `flows`, `always`, `atRest` and `scenarios`",
    ])
}

@Test func `a preset and a component of its own exclude each other`() {
  #expect(
    load(
      """
      suite: x
      preset: a.preset.yaml
      header: { type: header }
      scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
      """,
      files: ["suites/a.preset.yaml": "name: a\nheader: { type: normalHeader }\n"]
    ).lines == [
      "3:1 preset-and-components: a suite can have a preset or its own components, but not both",
      "  2:9 the preset is here",
    ])
}

@Test func `a preset that is not there is shown where it is named`() {
  #expect(
    load(
      """
      suite: x
      preset: ../a.preset.yaml
      scenarios: [ { name: a, steps: [ { pull: { footer: 3 } }, { expect: { header.state: idle } } ] } ]
      """
    ).lines == [
      "2:9 cannot-read: this can't be read: no such file"
    ])
}

@Test func `a mistake in a preset is shown in the preset`() {
  #expect(
    load(
      """
      suite: x
      preset: ../presets/a.preset.yaml
      scenarios: [ { name: a, steps: [ { expect: { header.state: idle } } ] } ]
      """,
      files: ["presets/a.preset.yaml": "name: a\nheader: { type: normalHeader, heigth: 4 }\n"]
    ).lines == [
      "presets/a.preset.yaml:2:31 unknown-key: unknown key `heigth` in `normalHeader`",
      "  help: did you mean `height`?",
    ])
}

@Test func `a wrong type says nothing about its parts`() {
  #expect(
    load(
      """
      suite: x
      header: { type: normalHeadr }
      scenarios: [ { name: a, steps: [ { expect: { header.gif.image: 1 } } ] } ]
      """
    ).lines == [
      "2:17 unknown-type: `type` must be one of `header`, `stateHeader`, `normalHeader`, `gifHeader`, found `normalHeadr`",
      "  help: did you mean `normalHeader`?",
    ])
}

@Test func `a suite without scenarios is suspicious`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      """
    ).lines == [
      "1:8 no-scenario: the suite has no scenario"
    ])
}

@Test func `an empty list of scenarios is suspicious`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scenarios: []
      """
    ).lines == [
      "3:1 no-scenario: the suite has no scenario"
    ])
}

@Test func `scenarios that are no list`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scenarios: { name: a }
      """
    ).lines == [
      "3:12 wrong-type: `scenarios` must be a list, each item a map, found a map",
      "  help: each item needs a dash: write `- name: …`",
    ])
}

@Test func `a misspelt list of scenarios is the only cause`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scenario: []
      """
    ).lines == [
      "3:1 unknown-key: unknown key `scenario` in a suite",
      "  help: did you mean `scenarios`? the keys of a suite are `suite`, `preset`, `header`, `footer`, `trailer`, `scene`, `app`, `flows`, `always`, `atRest` and `scenarios`",
    ])
}

@Test func `a scenario without a name`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scenarios:
        - steps: [ { expect: { time: 0 } } ]
      """
    ).lines == [
      "4:5 missing-key: a scenario has no `name`",
      "  help: `name` must be non-empty text",
    ])
}

@Test func `a scenario without steps`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scenarios:
        - name: a
      """
    ).lines == [
      "4:5 missing-key: a scenario has no `steps`",
      "  help: `steps` must be a list, each item a word or a map with one key",
    ])
}

@Test func `a scenario that expects nothing is suspicious`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scenarios:
        - name: a
          steps: [ touch ]
      """
    ).lines == [
      "4:11 no-expectation: the scenario expects nothing",
      "  help: add an `expect` or `expectEvents` step",
    ])
}

@Test func `two scenarios with the same name`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scenarios:
        - { name: a, steps: [ { expect: { time: 0 } } ] }
        - { name: a, steps: [ { expect: { time: 0 } } ] }
      """
    ).lines == [
      "5:13 duplicate-scenario: another scenario of the suite is also called `a`",
      "  4:13 it is here",
    ])
}

@Test func `unknown keys of suites and scenarios`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scen: {}
      scenarios:
        - { name: a, step: [], steps: [ { expect: { time: 0 } } ] }
      """
    ).lines == [
      "3:1 unknown-key: unknown key `scen` in a suite",
      "  help: did you mean `scene`? the keys of a suite are `suite`, `preset`, `header`, `footer`, `trailer`, `scene`, `app`, `flows`, `always`, `atRest` and `scenarios`",
      "5:16 unknown-key: unknown key `step` in a scenario",
      "  help: did you mean `steps` or `skip`? the keys of a scenario are `name`, `tags`, `scene`, `app`, `examples`, `always`, `atRest`, `skip`, `only`, `soft` and `steps`",
    ])
}

@Test func `a scene with a mistake in each key`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scene:
        viewport: [375]
        safeArea: { tops: 88 }
        contentInset: 20
        content: { height: 100, rows: 3 }
        scrollView: tabel
        paging: yes
        now: yesterday
        timeZone: Asia/Shanghi
        physics: uikitt
        language: german!
      scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
      """
    ).lines == [
      "4:13 wrong-count: `viewport` must be a list of 2 items, each a length in points, found 1 item",
      "5:15 unknown-key: unknown key `tops` in `safeArea`",
      "  help: did you mean `top`? the keys of `safeArea` are `top`, `left`, `bottom` and `right`",
      "6:17 wrong-type: `contentInset` must be a map, found `20`",
      "  help: write it like `contentInset: { top: 60 }`",
      "7:14 conflicting-content: `height` and `rows` exclude each other",
      "  7:27 the rows are here",
      "  help: the height of rows is their number times `rowHeight`",
      "8:15 unknown-value: `scrollView` must be one of `plain`, `table`, `collection`, found `tabel`",
      "  help: did you mean `table`?",
      "9:11 boolean-spelling: `paging` is written as `yes`, which some programs read as text",
      "  help: write `true`",
      "10:8 wrong-value: `now` must be a time like `2026-03-01T09:30:00+08:00`, found `yesterday`",
      "11:13 unknown-time-zone: `timeZone` is the unknown time zone `Asia/Shanghi`",
      "  help: did you mean `Asia/Shanghai`?",
      "12:12 unknown-value: `physics` must be one of `none`, `uikit`, found `uikitt`",
      "  help: did you mean `uikit`?",
      "13:13 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `german!`",
    ])
}

@Test func `a key that is given twice`() {
  #expect(
    load(
      """
      suite: x
      suite: y
      header: { type: header }
      scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
      """
    ).lines == [
      "2:1 duplicate-key: key `suite` appears twice; a second suite begins after a line `---`",
      "  1:1 the first suite begins here",
      "  help: write `---` on the line before",
    ])
}

@Test func `an unclosed bracket`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header
      scenarios: []
      """
    ).lines == [
      "2:9 unclosed-bracket: this `{` isn't closed before the next key",
      "  3:1 the next key", "  help: write `header: { type: header }`",
      "3:1 no-scenario: the suite has no scenario",
    ])
}

@Test func `an app with a mistake in each step`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      app:
        header.refrshing: []
        footer.refreshing: [ { endRefreshing: footer } ]
        header.refreshing: [ touch, { wait: settled }, { expect: { time: 0 } }, { endRefreshing: footer }, { wait: 1 } ]
      scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
      """
    ).lines == [
      "4:3 unknown-key: unknown key `header.refrshing` in `app`",
      "  help: did you mean `header.refreshing`?",
      "5:3 missing-component: there is no footer here",
      "  help: there is only `header`",
      "6:24 step-in-app: an app can't `touch`",
      "  help: its steps are `scroll`, `wait`, `load`, `set`, `beginRefreshing`, `endRefreshing`, `resetNoMoreData`, `attach`, `detach`, `window`, `rotate`, `language`",
      "6:33 step-in-app: an app can only wait for a time",
      "  help: write `wait: 0.8s`",
      "6:52 step-in-app: an app can't `expect`",
      "  help: its steps are `scroll`, `wait`, `load`, `set`, `beginRefreshing`, `endRefreshing`, `resetNoMoreData`, `attach`, `detach`, `window`, `rotate`, `language`",
      "6:92 missing-component: there is no footer here",
      "  help: there is only `header`",
    ])
}
