import RefreshText
import Testing

// The first step is on line 8 of its file.

@Test func `steps that do not exist`() {
  #expect(
    problems(
      """
      - tuch
      - { realease: { velocity: [0, 1] } }
      - { fly: away }
      """) == [
        "8:9 unknown-step: there is no step `tuch`",
        "  help: did you mean `touch`?",
        "9:11 unknown-step: there is no step `realease`",
        "  help: did you mean `release`?",
        "10:11 unknown-step: there is no step `fly`",
        "  help: did you mean `flow`?",
      ])
}

@Test func `steps of the wrong form`() {
  #expect(
    problems(
      """
      - [touch]
      - {}
      -
      - touch: 3
      - release:
      - { drag: { to: 1 }, release: {} }
      - pull
      """) == [
        "8:9 bad-step: a step must be a word or a map with one key, found a list",
        "  help: there may be a superfluous dash",
        "9:9 bad-step: a step can't be an empty map",
        "10:8 bad-step: a step is missing after this dash",
        "11:9 bad-step: `touch` doesn't take a value",
        "  help: write `touch` alone",
        "12:17 bad-step: `release` has no value",
        "  help: write `release` alone, or `release: { velocity: [0, -900] }`",
        "13:28 bad-step: a step has one key, found `drag` and `release`",
        "  help: give each step its own dash",
        "14:9 bad-step: `pull` needs a value",
        "  help: write `pull: { header: 60 }`",
      ])
}

@Test func `steps with wrong values`() {
  #expect(
    problems(
      """
      - drag: { to: far }
      - pull: { header: 60pt }
      - pull: { heder: 60 }
      - pull: { header: 1, footer: 2 }
      - release: { velocity: 3 }
      - release: {}
      - scroll: 300
      - scroll: { animated: true }
      - wait: soon
      - wait: -1
      - wait: { atMost: 3s }
      - load: { rows: 1.5 }
      - load: { columns: 3 }
      - beginRefreshing: heading
      - endRefreshing: { header: noMoreData }
      - window: maybe
      - rotate: [375]
      - language: 5%
      - expect: 3
      - expect: {}
      - expectEvents: idle
      - set: {}
      - set: 5
      """) == [
        "8:21 wrong-value: `to` must be a length in points, found `far`",
        "9:25 wrong-unit: `header` must be a length in points, found `60pt`",
        "  help: lengths are in points, without a unit: write `60`",
        "10:17 unknown-key: unknown key `heder` in `pull`",
        "  help: did you mean `header`? the keys of `pull` are `header`, `footer` and `trailer`",
        "11:28 wrong-count: `pull` takes `header`, `footer` or `trailer`, found `header` and `footer`",
        "12:30 wrong-type: `velocity` must be a list of 2 items, each a velocity in points per second, found `3`",
        "  help: write it like `velocity: [60, 60]`",
        "13:18 missing-key: `release` has no `velocity`",
        "  help: `velocity` must be a list of 2 items, each a velocity in points per second",
        "14:17 wrong-type: `scroll` must be a map, found `300`",
        "  help: write `scroll: { to: 300 }` or `scroll: { by: 300 }`",
        "15:17 wrong-count: `scroll` takes `to` or `by`, found `animated`",
        "16:15 wrong-value: `wait` must be `settled` or a duration like `0.25s` or `250ms`, found `soon`",
        "17:15 out-of-range: `wait` must be at least 0 seconds, found `-1`",
        "18:15 missing-key: `wait` has no `until`",
        "  help: `until` must be a map from observables",
        "19:23 wrong-value: `rows` must be a whole number of at least 0, found `1.5`",
        "20:17 unknown-key: unknown key `columns` in `load`",
        "  help: the keys of `load` are `rows`, `rowsAbove` and `height`",
        "21:26 unknown-value: `beginRefreshing` must be one of `header`, `footer`, `trailer`, found `heading`",
        "22:26 misplaced-key: `header` isn't a key of `endRefreshing`",
        "  help: only a footer can have `noMoreData`",
        "23:17 wrong-value: `window` must be `true` or `false`, found `maybe`",
        "24:17 wrong-count: `rotate` must be a list of 2 items, each a length in points, found 1 item",
        "25:19 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `5%`",
        "26:17 wrong-type: `expect` must be a map from observables, found `3`",
        "  help: write it like `expect: { header.state: idle }`",
        "27:17 wrong-count: `expect` expects nothing",
        "28:23 wrong-type: `expectEvents` must be a list, each item an event, found `idle`",
        "  help: write it like `expectEvents: [\"header: idle -> pulling\"]`",
        "29:14 wrong-count: `set` sets nothing",
        "30:14 wrong-type: `set` must be a map from names of properties, found `5`",
        "  help: write it like `set: { header.height: 60 }`",
      ])
}

@Test func `steps on a component that was never there`() {
  #expect(
    problems(
      """
      - pull: { footer: 50% }
      - beginRefreshing: trailer
      - endRefreshing: { footer: noMoreData }
      - resetNoMoreData: footer
      - resetNoMoreData: header
      - tap: footer
      - detach: footer
      - set: { footer.height: 3 }
      - expect: { footer.state: idle }
      - expectEvents: [ 'footer: refreshing()' ]
      """) == [
        "8:17 missing-component: there is no footer here",
        "  help: there is only `header`",
        "9:26 missing-component: there is no trailer here",
        "  help: there is only `header`",
        "10:26 missing-component: there is no footer here",
        "  help: there is only `header`",
        "11:26 missing-component: there is no footer here",
        "  help: there is only `header`",
        "12:26 unknown-value: `resetNoMoreData` must be `footer`, found `header`",
        "13:14 missing-component: there is no footer here",
        "  help: there is only `header`",
        "14:17 missing-component: there is no footer here",
        "  help: there is only `header`",
        "15:16 missing-component: there is no footer here",
        "  help: there is only `header`",
        "16:19 missing-component: there is no footer here",
        "  help: there is only `header`",
        "17:25 missing-component: there is no footer here",
        "  help: there is only `header`",
      ])
}

@Test func `settings that do not exist`() {
  #expect(
    problems(
      """
      - set: { scene.viewport: [1, 2], scene.content.heigth: 3, scene.contentInset.top: x, header.arrow.hidden: maybe, header.images.idle: x, header.type: header, heading.height: 3, header: 5, header.stateLabel.colour: red }
      """) == [
        "8:22 fixed-property: `scene.viewport` can't be set while the scenario runs",
        "  help: use a `rotate` step",
        "8:54 unknown-property: unknown property `scene.content.heigth`",
        "  help: did you mean `height`? the properties of `scene.content` are `width`, `height`, `rows` and `rowHeight`",
        "8:89 wrong-value: `top` must be a length in points, found `x`",
        "8:113 wrong-value: `hidden` must be `true` or `false`, found `maybe`",
        "8:127 misplaced-key: `images` isn't a property of `normalHeader`",
        "  help: `images` is for `gifHeader`",
        "8:150 misplaced-key: `type` isn't a property of `normalHeader`",
        "  help: the type of a component can't be changed; `attach` another component",
        "8:164 unknown-property: unknown property `heading.height`",
        "  help: properties begin with `scene.`, `header.`",
        "8:183 unknown-property: unknown property `header`",
        "  help: write a property of it, like `header.hidden`",
        "8:212 unknown-property: unknown property `header.stateLabel.colour`",
        "  help: the properties of `header.stateLabel` are `hidden`, `textColor` and `fontSize`",
      ])
}

@Test func `paths of nothing that could be observed`() {
  #expect(
    problems(
      """
      - expect: { header.stat: idle, header.stateLabel.colour: red, heder.state: idle, scroll: 3, nothing: 1, header.gif.image: 3, header.leftTriggerTimes: 1, scroll.offset.z: 1 }
      """) == [
        "8:19 unknown-path: there is no observable `header.stat`",
        "  help: did you mean `header.state`?",
        "8:38 unknown-path: there is no observable `header.stateLabel.colour`",
        "  help: `header.stateLabel` has `text`, `hidden`, `frame`",
        "8:69 unknown-path: there is no observable `heder.state`",
        "  help: did you mean `header.state`?",
        "8:88 unknown-path: there is no observable `scroll`",
        "  help: `scroll` has `offset`, `inset`, `contentInset`, `content`, `viewport`, `dragging`, `decelerating`, `pan`, `window`, `rows`",
        "8:99 unknown-path: there is no observable `nothing`",
        "  help: observables begin with `time`, `scroll`, `header`",
        "8:111 no-such-part: `normalHeader` doesn't have `gif`",
        "  help: `gifHeader` has it",
        "8:132 no-such-part: `normalHeader` doesn't have `leftTriggerTimes`",
        "  help: no header has it",
        "8:160 unknown-path: there is no observable `scroll.offset.z`",
        "  help: did you mean `scroll.offset.x`?",
      ])
}

@Test func `matchers that an observable can not have`() {
  #expect(
    problems(
      """
      - expect:
          header.state: refreshng
          header.refreshing: 1
          header.pullingPercent: half
          scroll.offset.y: "> high"
          scroll.offset.x: 3..1
          scroll.inset.top: 1 ± -1
          scroll.inset.bottom: [1]
          scroll.inset.left: /x/
          header.stateLabel.text: "> x"
          header.stateLabel.hidden: "!= maybe"
          header.type: "!= gifHeadr"
          scroll.pan: { equals: over }
          scroll.rows: { aprox: 1 }
          scroll.dragging: { not: { oneOf: [] } }
          header.alpha: { approx: 0.5 }
          header.hidden: { equals: true, not: false }
          header.frame.x: {}
          header.frame.y:
          header.frame.width: { matches: x }
          header.frame.height: 60pt
          header.lastUpdatedTimeLabel.text: /(/
          header.lastUpdatedTimeLabel.hidden: { matches: x }
          header.lastUpdatedTime: noon
          time: "> 3m"
      """) == [
        "9:25 unknown-value: `header.state` must be one of `idle`, `pulling`, `refreshing`, `willRefresh`, `noMoreData`, found `refreshng`",
        "  help: did you mean `refreshing`?",
        "10:30 wrong-value: `header.refreshing` must be `true` or `false`, found `1`",
        "  help: write `true`",
        "11:34 wrong-value: `header.pullingPercent` must be a percentage like `50%` or a fraction like `0.5`, found `half`",
        "12:28 wrong-value: `scroll.offset.y` must be compared with a number, found `high`",
        "  help: write a comparison like `> 1`, `>= 1`, `1..2` and `0.5 ± 0.05`",
        "13:28 bad-matcher: the range from 3 to 1 is empty",
        "  help: write the smaller number first",
        "14:29 bad-matcher: a tolerance can't be negative",
        "15:32 bad-matcher: `scroll.inset.bottom` can't be compared with a list",
        "  help: to allow several values, write `{ oneOf: [a, b] }`",
        "16:30 wrong-value: `scroll.inset.left` must be a number, found `/x/`",
        "17:35 bad-matcher: `header.stateLabel.text` isn't a number and can't be compared like one",
        "  help: for exactly this text, write `{ equals: \"> x\" }`",
        "18:37 wrong-value: `header.stateLabel.hidden` must be `true` or `false`, found `maybe`",
        "19:24 unknown-value: `header.type` is never `gifHeadr`",
        "  help: did you mean `gifHeader`? the values of `header.type` are `header`, `stateHeader`, `normalHeader` and `gifHeader`",
        "20:33 unknown-value: `scroll.pan` must be one of `possible`, `began`, `changed`, `ended`, `cancelled`, found `over`",
        "21:26 unknown-key: unknown key `aprox` in a matcher",
        "  help: did you mean `approx`? the keys of a matcher are `equals`, `oneOf`, `not`, `matches`, `approx` and `within`",
        "22:44 wrong-type: `oneOf` must be a list of matchers, found an empty list",
        "23:27 missing-key: `approx` also needs `within`",
        "  help: write `{ approx: 0.5, within: 0.05 }`",
        "24:26 bad-matcher: these keys of a matcher exclude each other",
        "  help: write one of `equals`, `oneOf`, `not`, `matches`, or `approx` with `within`",
        "25:27 bad-matcher: a matcher can't be an empty map",
        "  help: write one of `equals`, `oneOf`, `not`, `matches`, or `approx` with `within`",
        "26:26 no-value: `header.frame.y` doesn't have a value to compare with",
        "  help: write `null` for a value that is absent, `\"\"` for an empty text",
        "27:42 bad-matcher: `header.frame.width` isn't text and can't be matched with a regular expression",
        "28:32 wrong-unit: `header.frame.height` must be a number, found `60pt`",
        "  help: write the number without `pt`",
        "29:46 bad-pattern: this `(` is never closed",
        "  help: for the character itself, write `\\(`",
        "30:58 bad-matcher: `header.lastUpdatedTimeLabel.hidden` isn't text and can't be matched with a regular expression",
        "31:35 wrong-value: `header.lastUpdatedTime` must be a time like `2026-03-01T09:30:00+08:00`, found `noon`",
        "32:17 wrong-value: `time` must be compared with a duration like `0.25s` or `250ms`, found `3m`",
        "  help: write a comparison like `> 1`, `>= 1`, `1..2` and `0.5 ± 0.05`",
      ])
}

@Test func `regular expressions are refused at the piece that is wrong`() {
  #expect(
    problems(
      """
      - expect: { header.stateLabel.text: '/a(?=b)/' }
      - expect: { header.stateLabel.text: { matches: 'a(?=b)' } }
      - expect: { header.stateLabel.text: { matches: "/\\u0061(?=b)/" } }
      """
    ).filter { !$0.hasPrefix("  ") } == [
      "8:46 bad-pattern: groups that begin with `(?=` aren't supported",
      "9:56 bad-pattern: groups that begin with `(?=` aren't supported",
      "10:54 bad-pattern: groups that begin with `(?=` aren't supported",
    ])
}

@Test func `lines that are no events`() {
  #expect(
    problems(
      """
      - expectEvents:
          - 'header: idle -> refreshng'
          - 'heder: refreshing()'
          - 'header: refreshed()'
          - 'header refreshing'
          - 'scroll: inset.middle 1 -> 2'
          - 'scroll: reloadData(x)'
          - 'animation: header.begun 1s'
          - [x]
          -
      """) == [
        "9:13 bad-event: `refreshng` isn't a state",
        "  help: did you mean `refreshing`? the states of components are `idle`, `pulling`, `refreshing`, `willRefresh`, `noMoreData`",
        "10:13 bad-event: `heder` isn't a subject of events",
        "  help: did you mean `header`? the subjects of events are `header`, `footer`, `trailer`, `scroll`, `animation`",
        "11:13 bad-event: `refreshed` isn't a call",
        "  help: the calls of components are `refreshing`, `beginRefreshingCompletion`, `endRefreshingAnimationBegin`, `endRefreshingCompletion`",
        "12:13 bad-event: `header refreshing` isn't an event",
        "  help: events look like `header: idle -> pulling`, `header: refreshing()`, `scroll: inset.top 88 -> 142`, `scroll: reloadData(40)` and `animation: header.end 0.4s`; `…` stands for any number of events",
        "13:13 bad-event: `middle` isn't an edge",
        "  help: the edges of an inset are `top`, `left`, `bottom`, `right`",
        "14:13 bad-event: `scroll: reloadData(x)` isn't an event",
        "  help: events look like `header: idle -> pulling`, `header: refreshing()`, `scroll: inset.top 88 -> 142`, `scroll: reloadData(40)` and `animation: header.end 0.4s`; `…` stands for any number of events",
        "15:13 bad-event: `begun` isn't an animation",
        "  help: did you mean `begin`? the animations of components are `alpha`, `begin`, `end`, `arrow`, `loading`",
        "16:13 bad-event: an event must be a text, found a list",
        "  help: events look like `header: idle -> pulling`, `header: refreshing()`, `scroll: inset.top 88 -> 142`, `scroll: reloadData(40)` and `animation: header.end 0.4s`; `…` stands for any number of events",
        "17:12 bad-event: an event must be a text, found nothing",
        "  help: events look like `header: idle -> pulling`, `header: refreshing()`, `scroll: inset.top 88 -> 142`, `scroll: reloadData(40)` and `animation: header.end 0.4s`; `…` stands for any number of events",
      ])
}

@Test func `a wrong type in an attach step says nothing about what follows`() {
  #expect(
    problems(
      """
      - attach: { footer: { type: autoFootr } }
      - expect: { footer.state: idle }
      - attach: { header: { type: header } }
      - expect: { header.stateLabel.text: x }
      """) == [
        "8:35 unknown-type: `type` must be one of \(footers.joined(separator: ", ")), found `autoFootr`",
        "  help: did you mean `autoFooter`?",
        "11:19 no-such-part: `header` doesn't have `stateLabel`",
        "  help: `stateHeader`, `normalHeader` and `gifHeader` have it",
      ])
}

@Test func `a tap on a footer without a label`() {
  #expect(
    problems(
      """
      - tap: footer
      """,
      components: "footer: { type: autoFooter }") == [
        "8:14 no-such-part: `autoFooter` doesn't have `stateLabel`",
        "  help: \(joined(labelledFooters, by: "and")) have it",
      ])
}

@Test func `what can't be set is neither proposed nor set by a map`() {
  #expect(
    problems(
      """
      - set: { scene.viewprt: [1, 2] }
      - set: { scene.content: { beforeComponents: true } }
      """) == [
        "8:22 unknown-property: unknown property `scene.viewprt`",
        "  help: the properties of `scene` are `safeArea`, `contentInset`, `content` and `paging`",
        "9:33 unknown-key: unknown key `beforeComponents` in `content`",
        "  help: the keys of `content` are `width`, `height`, `rows` and `rowHeight`",
      ])
}
