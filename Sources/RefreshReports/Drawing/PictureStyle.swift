/// How pictures look, as a style sheet: colours by role, light and dark, each text at least 4.5:1 against what is behind it
/// (WCAG 2.2, 1.4.3).
enum PictureStyle {
  /// The colours; pictures and pages use them by name.
  static let colors: StaticString = """
    :root{color-scheme:light dark;--paper:#fff;--sheet:#f5f6f8;--ink:#1b2027;--soft:#59636f;--rule:#dde1e7;\
    --band:#f3f5f8;--bad:#b3261e;--badpaper:#fdecea;--good:#1b6b3a;--goodpaper:#e2f3e7;--skip:#6a5300;\
    --skippaper:#fbf0cf;--link:#0b57b0;--offset:#1763c6;--inset:#0c7a69;--percent:#8a4300;--call:#7b2fa0;\
    --idle:#e3e7ed;--idleink:#3a434f;--pulling:#fde3a7;--pullingink:#5f4000;--refreshing:#c9dffc;\
    --refreshingink:#0b4285;--will:#e6d8fb;--willink:#552591;--nomore:#cdebd6;--nomoreink:#17522c}\
    @media(prefers-color-scheme:dark){:root{--paper:#171a1f;--sheet:#0e1013;--ink:#eceff3;--soft:#a4adb9;\
    --rule:#333a44;--band:#1f242b;--bad:#ff8f85;--badpaper:#3a1c1a;--good:#7fd49a;--goodpaper:#16301f;\
    --skip:#e9c766;--skippaper:#352b10;--link:#82b6ff;--offset:#76adff;--inset:#5fcfbb;--percent:#f0a761;\
    --call:#d49cf2;--idle:#343c47;--idleink:#d6dce4;--pulling:#5c4510;--pullingink:#ffe3a0;\
    --refreshing:#1b4479;--refreshingink:#d3e6ff;--will:#4a2b75;--willink:#ead9ff;--nomore:#1d4a2d;\
    --nomoreink:#c9f0d5}}
    """

  /// The looks of timelines and film strips.
  static let pictures: StaticString = """
    .pic{font:11px/1.3 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Noto Sans CJK SC",sans-serif;\
    font-variant-numeric:tabular-nums}\
    :where(.pic text:not(.label)){fill:var(--soft)}.pic .heading{fill:var(--ink);font-size:15px;font-weight:600}\
    .pic .message{fill:var(--bad);font-size:13px}.pic .name{fill:var(--ink);font-weight:600}\
    .step rect{fill:none;pointer-events:all}.step.long rect{fill:var(--band)}.step path{stroke:var(--rule);fill:none}\
    .step text{text-anchor:middle}.step .number{fill:var(--ink);font-weight:700}\
    .step.bad rect{fill:var(--badpaper)}.step.bad path{stroke:var(--bad)}\
    .step.bad text{fill:var(--bad)}.step.bad .cross{font-weight:700}\
    .curve,.seconds{pointer-events:none}\
    .grid{stroke:var(--rule);fill:none;stroke-dasharray:2 3}.grid.zero{stroke-dasharray:none}.tick{text-anchor:end}\
    .line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}\
    .offset .line{stroke:var(--offset)}.inset .line{stroke:var(--inset)}.percent .line{stroke:var(--percent)}\
    .pic .offset .name{fill:var(--offset)}.pic .inset .name{fill:var(--inset)}.pic .percent .name{fill:var(--percent)}\
    .idle rect,.dot.idle{fill:var(--idle)}.pic .idle text{fill:var(--idleink)}\
    .pulling rect,.dot.pulling{fill:var(--pulling)}.pic .pulling text{fill:var(--pullingink)}\
    .refreshing rect,.dot.refreshing{fill:var(--refreshing)}.pic .refreshing text{fill:var(--refreshingink)}\
    .willRefresh rect,.dot.willRefresh{fill:var(--will)}.pic .willRefresh text{fill:var(--willink)}\
    .noMoreData rect,.dot.noMoreData{fill:var(--nomore)}.pic .noMoreData text{fill:var(--nomoreink)}\
    .state text{font-weight:600}.call path{fill:var(--call)}.pic .call text{fill:var(--call)}\
    .seconds path{stroke:var(--soft);fill:none}.seconds text{text-anchor:middle}.seconds .name{text-anchor:start}\
    .phone{fill:none;stroke:var(--ink);stroke-width:3}.bad>.phone{stroke:var(--bad);stroke-width:4}\
    .frame .when{fill:var(--ink);font-weight:700;font-size:12px}.frame.bad .when{fill:var(--bad)}\
    .chip text{font-weight:600}.void{fill:#e9ebef}.content{fill:#fff;stroke:#cfd4db}\
    .safe{fill:#eef0f3;fill-opacity:.88}.held{fill:none;stroke:#0c7a69;stroke-width:1.5;stroke-dasharray:5 4}\
    .part{fill:#1763c6;fill-opacity:.06;stroke:#1763c6;stroke-opacity:.35;stroke-dasharray:3 3}\
    .label{text-anchor:middle;dominant-baseline:central}\
    .still{fill:#fff;stroke:#59636f}.pic .stillname{fill:#3a434f;text-anchor:middle;dominant-baseline:central}\
    .finger{fill:#1b2027;fill-opacity:.18;stroke:#1b2027;stroke-opacity:.4}
    """
}
