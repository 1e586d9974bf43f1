// Written by `make page` from the files in Page/Files.
// swift-format-ignore-file

/// The parts of the page.
enum PageFiles {
  /// The elements of the body.
  static let body = ##"""
<header class="bar">
  <h1><span class="mark" aria-hidden="true"></span><span id="title"></span></h1>
  <p id="path" class="path"></p>
  <label class="pick" id="scene-pick" hidden><span>Scene</span><select id="scene"></select></label>
  <p id="live" class="live" hidden role="status"></p>
  <button id="record" class="record" aria-pressed="false"><span class="dot" aria-hidden="true"></span><span id="record-name">Record</span></button>
</header>
<section id="problems" class="problems" role="alert" hidden></section>
<svg class="unseen" aria-hidden="true"><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></svg>
<main>
  <section class="stage" aria-label="Stage">
    <div class="device" id="device">
      <div class="screen" id="screen" tabindex="0" role="application" aria-label="Phone" aria-roledescription="phone" aria-describedby="phone-help">
        <div class="content" id="content"></div>
        <div class="top-bar" id="top-bar" aria-hidden="true"><span class="clock">9:41</span><span class="cells"></span><b class="nav" id="nav"></b></div>
        <div class="home" id="home" aria-hidden="true"></div>
        <p class="away" id="away">Not in a window</p>
      </div>
    </div>
    <p id="phone-help" class="hint">Drag, fling or turn the wheel. With the keyboard: hold an arrow key, and let go.</p>
    <p id="said" class="unseen" role="status" aria-live="polite"></p>
  </section>
  <section class="panel doing" aria-label="What the app does">
    <div id="steps-panel" hidden>
      <h2>Steps <span id="step-count" class="count"></span></h2>
      <ol id="steps" class="steps"></ol>
    </div>
    <h2>App</h2>
    <div id="actions" class="actions"></div>
    <div class="fields"><label>Language <select id="language"></select></label></div>
    <div id="choices">
      <h2>Answers</h2>
      <div class="fields">
        <label>After <select id="delay"><option value="">never</option><option value="0.3">0.3 s</option><option value="1">1 s</option><option value="1.5" selected>1.5 s</option><option value="3">3 s</option></select></label>
        <label>Footer <select id="rows"><option value="0">loads nothing</option><option value="5">loads 5 rows</option><option value="10" selected>loads 10 rows</option></select></label>
      </div>
      <h2>Phone</h2>
      <div class="fields">
        <label>Size <select id="size"></select></label>
        <label>Bars <select id="bars"><option value="none">none</option><option value="status">status bar</option><option value="nav" selected>navigation bar</option></select></label>
        <label>Content <select id="amount"><option value="0">empty</option><option value="3">3 rows</option><option value="20" selected>20 rows</option><option value="100">100 rows</option></select></label>
      </div>
    </div>
  </section>
  <section class="panel seeing" aria-label="What can be observed">
    <h2>States</h2>
    <div id="machines" class="machines"></div>
    <h2>Observables <button id="all" class="plain" aria-pressed="false">all</button></h2>
    <div id="observables" class="observables"></div>
    <h2>Events</h2>
    <ol id="events" class="events" tabindex="0" aria-label="Events, the latest first"></ol>
  </section>
</main>
<footer class="transport" aria-label="Time">
  <div class="keys" role="group" aria-label="Playing">
    <button id="restart" title="Begin anew (R)" aria-label="Begin anew"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 4v12M16 4.5 8 10l8 5.5z"/></svg></button>
    <button id="back" title="A frame back (,)" aria-label="A frame back"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M12.5 4.5 7 10l5.5 5.5"/></svg></button>
    <button id="play" class="main" title="Pause or play (Space)" aria-label="Pause"><svg viewBox="0 0 20 20" aria-hidden="true"><path id="play-shape" d="M6.5 4.5v11M13.5 4.5v11"/></svg></button>
    <button id="forth" title="A frame on (.)" aria-label="A frame on"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7.5 4.5 13 10l-5.5 5.5"/></svg></button>
    <label class="speed"><span class="unseen">Speed</span><select id="speed"><option value="1">1×</option><option value="0.5">½×</option><option value="0.25">¼×</option><option value="0.1">⅒×</option></select></label>
  </div>
  <output id="clock" class="time">0.000 s</output>
  <div class="track" id="track" role="slider" tabindex="0" aria-label="Moment" aria-valuemin="0" aria-valuemax="0" aria-valuenow="0"><canvas id="timeline"></canvas></div>
</footer>
<dialog id="sheet" aria-labelledby="sheet-title">
  <form method="dialog"><h2 id="sheet-title">Recorded</h2><button class="plain" aria-label="Close">close</button></form>
  <p id="sheet-note" class="hint"></p>
  <pre id="yaml" tabindex="0"></pre>
  <p class="sheet-keys"><button id="copy">Copy</button><button id="save" hidden>Save beside the preset</button><span id="saved" role="status"></span></p>
</dialog>
"""##
  /// The style.
  static let style = ##"""
:root {
  color-scheme: light dark;
  --paper: #f3f3f0; --sheet: #fff; --ink: #1b1c1e; --soft: #5d6066; --faint: #c9cbcf; --line: #e3e3df; --accent: #2f5bea;
  --idle: #b9bcc2; --pulling: #e39a1d; --refreshing: #2f6fed; --willRefresh: #8b5cf6; --noMoreData: #64748b;
  --failed: #d5304a; --offset: #5d6066; --call: #12805c; --now: #1b1c1e; --lit: #fdeebf; --press: #ecece8;
  --code: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace;
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131416; --sheet: #1c1d20; --ink: #ececea; --soft: #a0a3aa; --faint: #4a4d54; --line: #2b2d31; --accent: #7d9cff;
    --idle: #5b5f67; --pulling: #e5a53a; --refreshing: #5b8dff; --willRefresh: #a78bfa; --noMoreData: #8594aa;
    --failed: #ff6b81; --offset: #a0a3aa; --call: #3ecf9a; --now: #ececea; --lit: #4a3f1c; --press: #292b2f;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; white-space: nowrap; }
body {
  margin: 0; background: var(--paper); color: var(--ink); min-height: 100dvh; display: grid;
  grid-template-rows: auto auto 1fr auto; grid-template-columns: minmax(0, 1fr);
}
h1, h2, h3, p, ol, dl, figure, pre { margin: 0; padding: 0; }
button, select, input { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

.bar { display: flex; align-items: center; gap: 14px; padding: 10px 20px; border-bottom: 1px solid var(--line); background: var(--sheet); }
.bar h1 { font-size: 16px; font-weight: 650; letter-spacing: -0.01em; display: flex; align-items: center; gap: 9px; white-space: nowrap; }
.mark { width: 16px; height: 16px; border-radius: 50%; border: 2.5px solid var(--accent); border-top-color: transparent; rotate: 45deg; }
.path { color: var(--soft); font: 12px var(--code); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 1; min-width: 0; direction: rtl; text-align: left; }
.pick { display: flex; align-items: center; gap: 8px; color: var(--soft); min-width: 0; }
.pick select { max-width: 300px; min-width: 0; }
.live { color: var(--call); font-size: 12px; display: flex; align-items: center; gap: 6px; white-space: nowrap; }
.live::before { content: ""; width: 7px; height: 7px; border-radius: 50%; background: currentColor; }
.live.gone { color: var(--failed); }
button, select { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 5px 11px; min-height: 32px; cursor: pointer; }
select { padding-right: 6px; }
button:hover, select:hover { background: var(--press); }
button:active { translate: 0 1px; }
.record { display: flex; align-items: center; gap: 8px; font-weight: 550; white-space: nowrap; }
.record .dot { width: 10px; height: 10px; border-radius: 50%; background: var(--failed); }
.record[aria-pressed="true"] { background: var(--failed); border-color: var(--failed); color: #fff; }
.record[aria-pressed="true"] .dot { background: #fff; border-radius: 2px; }
@media (prefers-color-scheme: dark) { .record[aria-pressed="true"] { color: #1b0b0e; } .record[aria-pressed="true"] .dot { background: #1b0b0e; } }
.plain { border: 0; background: none; padding: 2px 8px; min-height: 24px; color: var(--soft); font-size: 12px; font-weight: 450; }
.plain[aria-pressed="true"] { color: var(--accent); }

.problems { background: color-mix(in srgb, var(--failed) 8%, var(--sheet)); border-bottom: 1px solid var(--line); padding: 12px 20px; overflow: auto; max-height: 50dvh; }
.problems pre { font: 12.5px/1.5 var(--code); padding: 4px 0; }
.problems .error::first-line { color: var(--failed); font-weight: 650; }
.problems .warning::first-line { color: var(--pulling); font-weight: 650; }
.empty main, .empty .transport, .empty .record { display: none; }

main {
  grid-row: 3; display: grid; grid-template-columns: 264px minmax(0, 1fr) 344px; grid-template-areas: "doing stage seeing"; min-height: 0;
  height: calc(100dvh - 53px - 97px);
}
.stage { grid-area: stage; display: flex; flex-direction: column; align-items: center; justify-content: center; padding: 20px; gap: 12px; min-width: 0; }
.panel { padding: 16px 20px 24px; overflow: auto; background: var(--sheet); scrollbar-width: thin; }
.doing { grid-area: doing; border-right: 1px solid var(--line); }
.seeing { grid-area: seeing; border-left: 1px solid var(--line); display: flex; flex-direction: column; overflow: hidden; padding-bottom: 0; }
.seeing > * { flex: none; }
.seeing .observables { flex: 1 1 0; min-height: 100px; overflow: auto; margin-right: -12px; padding-right: 12px; scrollbar-width: thin; }
.seeing .events { flex: 0 1 190px; overflow: auto; scrollbar-width: thin; padding-bottom: 12px; }
h2 { font-size: 12px; font-weight: 650; color: var(--soft); margin: 18px 0 8px; display: flex; align-items: center; gap: 8px; }
.panel > h2:first-child, .panel > div:first-child > h2:first-child { margin-top: 0; }
h2 .plain { margin-left: auto; margin-right: -8px; }
.doing > [hidden] + h2 { margin-top: 0; }
.hint { color: var(--soft); font-size: 12px; text-align: center; text-wrap: balance; }

.device { position: relative; flex: none; padding: 12px; border-radius: 46px; background: #0d0d0f; box-shadow: 0 0 0 1px #33363b, 0 24px 60px -24px #0007; }
.screen {
  position: absolute; left: 12px; top: 12px; transform-origin: 0 0; overflow: hidden; border-radius: 36px; background: #fafafa; color: #1b1c1e; touch-action: none;
  user-select: none; -webkit-user-select: none; cursor: grab; contain: strict; color-scheme: light;
}
.screen:active { cursor: grabbing; }
.screen:focus-visible { outline: 3px solid var(--accent); outline-offset: 4px; }
.content, .content > *, .row, .part > * { position: absolute; left: 0; top: 0; }
.content { width: 0; height: 0; will-change: transform; }
.rows { background: #fff; box-shadow: 0 0 0 1px #00000009; }
.row { border-bottom: 1px solid #00000010; overflow: hidden; }
.row > * { position: absolute; border-radius: 5px; background: #e8e8ec; }
.row .face { left: 16px; top: 50%; width: 36px; height: 36px; margin-top: -18px; border-radius: 50%; background: hsl(var(--hue) 45% 86%); }
.row b { left: 66px; top: calc(50% - 14px); height: 10px; width: calc((100% - 120px) * 0.9); max-width: var(--title); background: #d9dade; }
.row u { left: 66px; top: calc(50% + 5px); height: 8px; max-width: var(--line); width: calc(100% - 120px); background: #ececf0; }
.row s { right: 14px; top: 50%; translate: 0 -50%; background: none; text-decoration: none; font-size: 11px; color: #9a9da4; font-variant-numeric: tabular-nums; }
.cards { background: none; box-shadow: none; }
.cards .row { border: 0; }
.cards .row::before { content: ""; position: absolute; inset: 14px 6px auto; height: min(100% - 28px, 264px); border-radius: 16px; background: #fff; box-shadow: 0 1px 4px #0000001a; }
.cards .row .face { left: 18px; right: 18px; top: 26px; width: auto; height: 128px; margin: 0; border-radius: 10px; }
.cards .row b { left: 18px; top: 170px; max-width: 90px; }
.cards .row u { left: 18px; top: 188px; max-width: 112px; }
.cards .row s { right: 20px; top: 34px; translate: none; }
.part { overflow: visible; }
.label { display: flex; align-items: center; justify-content: center; text-align: center; font-weight: 600; line-height: 1.15; white-space: nowrap; }
.trailer .label { white-space: normal; line-break: anywhere; overflow: visible; }
.arrow, .spinner { fill: none; stroke: #6d7076; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; overflow: visible; }
.spinner { stroke-width: 2; }
.arrow.own { background: center / contain no-repeat; }
.arrow.own path { display: none; }
.frames { display: flex; align-items: center; }
.frames img, .stand { flex: none; }
.stand { display: grid; place-items: center; border-radius: 50%; font: 600 15px system-ui, sans-serif; color: #1b1c1e; mask: none; --refreshing: #a9c4fb; }
.top-bar { position: absolute; inset: 0 0 auto; background: #fafafaf0; backdrop-filter: blur(20px); border-bottom: 1px solid #0000001a; overflow: hidden; }
.top-bar[data-bars="none"] { display: none; }
.top-bar .clock { position: absolute; left: 30px; top: 15px; font-weight: 650; font-size: 15px; line-height: 18px; }
.top-bar .cells { position: absolute; right: 28px; top: 18px; width: 24px; height: 12px; border-radius: 4px; border: 1px solid #0006; background: linear-gradient(#1b1c1e, #1b1c1e) 2px 2px / 14px 6px no-repeat content-box; }
.top-bar .nav { position: absolute; inset: auto 16px 0; height: 44px; line-height: 44px; text-align: center; font-size: 16px; font-weight: 650; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.top-bar[data-bars="status"] .nav { display: none; }
.top-bar[data-bars="status"] { border-color: transparent; }
.home { position: absolute; left: 50%; bottom: 8px; width: 134px; height: 5px; margin-left: -67px; border-radius: 3px; background: #1b1c1e; }
.away { position: absolute; inset: 0; display: grid; place-items: center; background: #fafafacc; font-weight: 650; pointer-events: none; }

.actions { display: grid; gap: 10px; }
.actions > div { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.actions span { flex-basis: 100%; color: var(--soft); font-size: 12px; margin-bottom: -3px; }
.actions button { padding: 4px 10px; }
.fields { display: grid; gap: 8px; }
.actions + .fields { margin-top: 12px; }
.fields label { display: flex; align-items: center; justify-content: space-between; gap: 10px; color: var(--soft); }
.fields select { width: 142px; color: var(--ink); }
.steps { list-style: none; max-height: 42dvh; overflow: auto; margin: 0 -8px; position: relative; scrollbar-width: thin; }
.steps button { display: flex; width: 100%; gap: 10px; align-items: baseline; border: 0; background: none; text-align: left; padding: 4px 8px; min-height: 28px; border-radius: 6px; }
.steps button:hover { background: var(--press); }
.steps span { color: var(--soft); font: 11px var(--code); min-width: 22px; text-align: right; }
.steps code { font: 12px/1.4 var(--code); white-space: pre-wrap; overflow-wrap: anywhere; }
.steps .ahead code { opacity: 0.55; }
.steps .present button { background: color-mix(in srgb, var(--accent) 14%, transparent); }
.steps .failed button { background: color-mix(in srgb, var(--failed) 14%, transparent); }
.steps .failed span, .steps .failed p { color: var(--failed); }
.steps p { font-size: 12px; padding: 2px 8px 8px 40px; }
.count { font-weight: 450; }

.machines { display: grid; gap: 14px; }
.machine figcaption { display: flex; gap: 8px; align-items: baseline; margin-bottom: 2px; }
.machine figcaption b { font-weight: 600; }
.machine figcaption span { color: var(--soft); font: 12px var(--code); }
.machine figcaption em { margin-left: auto; font-style: normal; font-variant-numeric: tabular-nums; color: var(--soft); }
.machine svg { width: 100%; display: block; overflow: visible; }
.edge { fill: none; stroke: var(--line); stroke-width: 1.5; }
.edge.taken { stroke: var(--soft); stroke-width: 1.8; marker-end: url(#tip); }
#tip path { fill: var(--soft); }
.node rect { fill: var(--sheet); stroke: var(--faint); stroke-width: 1.2; }
.node text { text-anchor: middle; font-size: 11.5px; fill: var(--soft); }
.node.present rect { stroke: transparent; }
.node.idle.present rect { fill: var(--idle); } .node.pulling.present rect { fill: var(--pulling); }
.node.refreshing.present rect { fill: var(--refreshing); } .node.willRefresh.present rect { fill: var(--willRefresh); }
.node.noMoreData.present rect { fill: var(--noMoreData); }
.node.present text { fill: #fff; font-weight: 650; }
.node.idle.present text, .node.pulling.present text { fill: #17181a; }
@media (prefers-color-scheme: dark) { .node.present text, .node.pulling.present text { fill: #0f1012; } .node.idle.present text { fill: #fff; } }
.observables h3 { font-size: 13px; font-weight: 600; margin: 10px 0 2px; }
.observables h3:first-child { margin-top: 0; }
.observables dl > div { display: flex; justify-content: space-between; gap: 12px; padding: 1.5px 0; font: 12px/1.5 var(--code); }
.observables dt { color: var(--soft); white-space: nowrap; }
.observables dd { margin: 0; text-align: right; overflow-wrap: anywhere; border-radius: 4px; padding: 0 5px; margin-right: -5px; transition: background-color 0.5s; font-variant-numeric: tabular-nums; }
.observables dd.lit { background: var(--lit); transition: none; }
.observables dd.none { color: var(--faint); }
.events { list-style: none; font: 11.5px/1.5 var(--code); min-height: 120px; }
.events li { display: flex; gap: 8px; padding: 1px 6px; margin: 0 -6px; border-radius: 5px; cursor: pointer; }
.events li:hover { background: var(--press); }
.events span { min-width: 0; overflow-wrap: anywhere; }
.events time { color: var(--soft); min-width: 42px; text-align: right; font-variant-numeric: tabular-nums; }
.events b { font-weight: 500; }
.events .minor { color: var(--soft); }
.events .minor b { font-weight: 400; }
.events .call { color: var(--call); }
.events .ahead { opacity: 0.4; }
.events .change::after { content: ""; width: 8px; height: 8px; border-radius: 50%; margin: auto 0 auto auto; flex: none; background: var(--idle); }
.events [data-state="pulling"]::after { background: var(--pulling); } .events [data-state="refreshing"]::after { background: var(--refreshing); }
.events [data-state="willRefresh"]::after { background: var(--willRefresh); } .events [data-state="noMoreData"]::after { background: var(--noMoreData); }

.transport { grid-row: 4; display: grid; grid-template-columns: auto 86px minmax(0, 1fr); align-items: center; gap: 14px; padding: 12px 20px; border-top: 1px solid var(--line); background: var(--sheet); position: sticky; bottom: 0; z-index: 2; }
.keys { display: flex; gap: 4px; align-items: center; }
.keys button { width: 36px; height: 36px; padding: 0; display: grid; place-items: center; border-color: transparent; }
.keys svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.keys .main { background: var(--ink); color: var(--sheet); border-radius: 50%; }
.keys .main:hover { background: color-mix(in srgb, var(--ink) 85%, var(--sheet)); }
.speed select { min-height: 32px; margin-left: 4px; }
.time { font: 13px var(--code); font-variant-numeric: tabular-nums; text-align: right; color: var(--soft); white-space: nowrap; }
.track { height: 72px; border-radius: 8px; background: var(--paper); overflow: hidden; cursor: ew-resize; touch-action: none; }
.track canvas { width: 100%; height: 100%; display: block; }

dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--sheet); color: var(--ink); width: min(640px, calc(100vw - 24px)); padding: 18px 20px; max-height: 86dvh; }
dialog:modal { display: flex; flex-direction: column; gap: 10px; }
dialog::backdrop { background: #0008; }
dialog form { display: flex; justify-content: space-between; align-items: center; }
dialog h2 { margin: 0; font-size: 15px; color: var(--ink); }
dialog .hint { text-align: left; }
dialog pre { overflow: auto; background: var(--paper); border-radius: 8px; padding: 12px 14px; font: 12.5px/1.55 var(--code); tab-size: 2; }
.sheet-keys { display: flex; gap: 8px; align-items: center; color: var(--soft); }
#copy { background: var(--ink); color: var(--sheet); border-color: transparent; }

@media (max-width: 1099px) {
  html { scroll-padding: 8px 0 150px; }
  main { grid-template-columns: minmax(0, 1fr) 320px; grid-template-areas: "stage seeing" "doing seeing"; grid-template-rows: auto 1fr; height: auto; align-items: start; }
  .seeing { align-self: stretch; }
  .seeing .observables, .seeing .events { flex: none; overflow: visible; margin-right: 0; padding-right: 0; }
  .seeing { overflow: visible; }
  .doing { border-right: 0; background: none; display: grid; grid-template-columns: 1fr 1fr; gap: 0 24px; align-items: start; }
  .doing > h2, .doing > .actions, .doing > .fields { grid-column: 1; } #choices { grid-column: 2; grid-row: 1 / 5; }
  #steps-panel { grid-column: 2; grid-row: 1 / 5; }
  #choices > h2:first-child { margin-top: 0; }
}
@media (max-width: 719px) {
  body { display: block; }
  .bar { padding: 10px 16px; gap: 10px; flex-wrap: wrap; }
  .path { display: none; }
  .bar h1 { flex: 1; min-width: 0; }
  .pick { order: 3; flex-basis: 100%; } .pick select { max-width: none; flex: 1; }
  main { display: flex; flex-direction: column; align-items: stretch; }
  .stage { padding: 14px 8px; }
  .stage .hint { padding: 0 12px; }
  #choices > h2:first-child { margin-top: 18px; }
  .doing { display: block; padding: 16px; border-top: 1px solid var(--line); background: var(--sheet); }
  .seeing { border-left: 0; border-top: 1px solid var(--line); padding: 16px; order: 3; }
  button, select { min-height: 40px; }
  .plain { min-height: 32px; }
  .transport { grid-template-columns: auto 1fr; gap: 6px 10px; padding: 8px 12px max(8px, env(safe-area-inset-bottom)); }
  .track { grid-column: 1 / -1; grid-row: 1; height: 56px; }
  .keys button { width: 40px; height: 40px; }
}
@media (prefers-reduced-motion: reduce) { .observables dd { transition: none; } }

/* The phone alone, for a page that frames this one with #device at the end of its address. */
:root:has(#device:target) { background: none; }
:root:has(#device:target) body { display: block; background: none; min-height: 0; overflow: hidden; }
:root:has(#device:target) body > :not(main, .problems), :root:has(#device:target) main > .panel, :root:has(#device:target) .hint { display: none; }
:root:has(#device:target) main { display: block; height: auto; }
:root:has(#device:target) .stage { padding: 0; gap: 0; justify-content: flex-start; }
:root:has(#device:target) .device { box-shadow: none; }
"""##
  /// The script.
  static let script = ##"""
"use strict";
// Elements of the page.

/// The element of a name in page.html.
const part = (id) => document.getElementById(id);

/// A new element.
function make(tag, className, parent) {
  const element = document.createElement(tag);
  element.className = className;
  parent?.append(element);
  return element;
}

/// A new element of a drawing.
function drawn(tag, attributes, parent) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent?.append(element);
  return element;
}

/// Sets a style only when it is another one: most do not change from frame to frame.
function style(element, name, value) {
  const known = (element.known ??= {});
  if (known[name] === value) return;
  known[name] = value;
  element.style[name] = value;
}

/// A length of CSS.
const px = (value) => `${Math.round(value * 1000) / 1000}px`;

/// Puts an element to its frame.
function place(element, x, y, width, height) {
  // The property of its own, or what is turned would be moved along its turned axes.
  style(element, "translate", `${px(x)} ${px(y)}`);
  style(element, "width", px(Math.max(0, width)));
  style(element, "height", px(Math.max(0, height)));
}

/// Shows an element, or hides it.
const show = (element, isShown) => style(element, "display", isShown ? "" : "none");
// Commands and choices as the bytes that the engine reads: little-endian numbers, an enumeration as the index of its case,
// an optional with a byte before it that says whether it is there, lengths seven bits a byte.

const roles = ["header", "footer", "trailer"];

class Bytes {
  #bytes = [];
  byte(value) { this.#bytes.push(value & 255); return this; }
  int32(value) { for (let shift = 0; shift < 32; shift += 8) this.byte(value >> shift); return this; }
  int64(value) {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigInt64(0, BigInt(Math.round(value)), true);
    return this.all(new Uint8Array(view.buffer));
  }
  double(value) {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value, true);
    return this.all(new Uint8Array(view.buffer));
  }
  text(value) {
    const bytes = new TextEncoder().encode(value);
    let rest = bytes.length;
    for (; rest >= 128; rest >>>= 7) this.byte((rest & 127) | 128);
    return this.byte(rest).all(bytes);
  }
  all(bytes) { for (const byte of bytes) this.#bytes.push(byte); return this; }
  optional(value, write) {
    if (value === undefined || value === null) return this.byte(0);
    write(this.byte(1), value);
    return this;
  }
  get bytes() { return Uint8Array.from(this.#bytes); }
}

const write = (number) => new Bytes().byte(number);
const destination = (number, { x, y }) =>
  write(number).optional(x, (w, v) => w.double(v)).optional(y, (w, v) => w.double(v));
const onRole = (number, role) => write(number).byte(roles.indexOf(role)).bytes;

/// The bytes of commands. Points and seconds; `x` and `y` may be missing where an axis stays.
const command = {
  touch: () => write(0).bytes,
  dragTo: (to) => destination(1, to).bytes,
  pull: (role, points) => write(3).byte(roles.indexOf(role)).byte(0).double(points).bytes,
  swipe: ({ x, y }, seconds) => write(4).double(x).double(y).int64(seconds * 1e9).bytes,
  release: (velocity) => write(5).optional(velocity, (w, v) => w.double(v.x).double(v.y)).bytes,
  cancel: () => write(6).bytes,
  scrollTo: (to, animated) => destination(7, to).byte(animated ? 1 : 0).bytes,
  wait: (seconds) => write(8).int64(seconds * 1e9).bytes,
  settle: (seconds) => write(9).int64(seconds * 1e9).bytes,
  loadRows: (rows) => write(10).int32(rows).bytes,
  contentWidth: (width) => write(12).byte(2).double(width).bytes,
  beginRefreshing: (role) => onRole(14, role),
  endRefreshing: (role) => onRole(15, role),
  endRefreshingWithNoMoreData: (role) => onRole(16, role),
  resetNoMoreData: (role) => onRole(17, role),
  tap: (role) => onRole(18, role),
  window: (isIn) => write(21).byte(isIn ? 1 : 0).bytes,
  rotate: ({ width, height }) => write(22).double(width).double(height).bytes,
  language: (tag) => write(23).text(tag).bytes,
};

/// What a command is that stands in bytes, as far as playing has to know: what takes time.
///
/// - `{ kind: "wait", nanoseconds }`, `{ kind: "settle", nanoseconds }`, `{ kind: "swipe", nanoseconds }`, or
///   `{ kind: "other" }`.
function timeOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  switch (bytes[0]) {
    case 4: return { kind: "swipe", nanoseconds: Number(view.getBigInt64(17, true)) };
    case 8: return { kind: "wait", nanoseconds: Number(view.getBigInt64(1, true)) };
    case 9: return { kind: "settle", nanoseconds: Number(view.getBigInt64(1, true)) };
    default: return { kind: "other" };
  }
}

/// The bytes of a choice: `{ viewport, safeArea, content, language, app: { delay, rows } }`, all of them optional.
function choiceBytes({ viewport, safeArea, content, language, app } = {}) {
  return new Bytes()
    .all(new TextEncoder().encode("RCSC")).byte(1)
    .optional(viewport, (w, v) => w.double(v.width).double(v.height))
    .optional(safeArea, (w, v) => w.double(v.top).double(v.left).double(v.bottom).double(v.right))
    .optional(content, (w, v) =>
      w.optional(v.width, (w, width) => w.double(width)).double(v.height).int32(v.rows).double(v.rowHeight))
    .optional(language, (w, v) => w.text(v))
    .optional(app, (w, v) => w.optional(v.delay, (w, delay) => w.int64(delay * 1e9)).int32(v.rows))
    .bytes;
}

/// The bytes of a text in base64.
function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
// The engine: the WebAssembly module behind names that read well.

/// Which number of a frame stands for what.
class Columns {
  #index = new Map();

  /// - columns: `[{ name, form, words }]` in the order of a frame.
  constructor(columns) {
    this.all = columns;
    columns.forEach((column, index) => this.#index.set(column.name, index));
  }

  at(name) {
    const index = this.#index.get(name);
    if (index === undefined) throw new Error(`no column ${name}`);
    return index;
  }
}

class Engine {
  #exports;
  columns;

  constructor(instance, columns) {
    this.#exports = instance.exports;
    this.columns = columns;
  }

  /// Makes an engine of a module's bytes.
  static async load(bytes, columns) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance, new Columns(columns));
  }

  /// The bytes of a module that is written as base64 of its gzip.
  static async unpack(base64) {
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  /// Makes a world of its bytes and those of a choice; null where they are none.
  make(world, choice) {
    const place = this.#exports.inbox(world.length + choice.length);
    new Uint8Array(this.#exports.memory.buffer, place).set(world);
    new Uint8Array(this.#exports.memory.buffer, place).set(choice, world.length);
    const handle = this.#exports.make(world.length, choice.length);
    return handle ? new World(this, this.#exports, handle) : null;
  }
}

/// A simulation. One that is no longer needed has to be dropped.
class World {
  #engine;
  #wasm;
  #handle;
  #row;
  #texts = new Map();

  constructor(engine, exports, handle) {
    this.#engine = engine;
    this.#wasm = exports;
    this.#handle = handle;
  }

  get columns() { return this.#engine.columns; }
  copy() { return new World(this.#engine, this.#wasm, this.#wasm.copy(this.#handle)); }
  drop() { this.#wasm.drop(this.#handle); }

  /// Virtual time in nanoseconds.
  get now() { return this.#wasm.now(this.#handle); }
  /// When something happens next by itself, in nanoseconds; −1 if never.
  get nextEvent() { return this.#wasm.nextEvent(this.#handle); }

  perform(bytes) { this.#send(bytes); return this.#wasm.perform(this.#handle, bytes.length) === 1; }
  beginSwipe(bytes) { this.#send(bytes); return this.#wasm.beginSwipe(this.#handle, bytes.length) === 1; }
  endSwipe() { this.#wasm.endSwipe(this.#handle); }
  turn() { this.#wasm.turn(this.#handle); }
  advance(nanoseconds) { this.#wasm.advance(this.#handle, nanoseconds); }

  /// The present frame. It is good until the next call; the same array is used again unless the memory has grown.
  frame() {
    const place = this.#wasm.frame(this.#handle);
    if (this.#row?.buffer !== this.#wasm.memory.buffer || this.#row.byteOffset !== place) {
      this.#row = new Float64Array(this.#wasm.memory.buffer, place, this.columns.all.length);
    }
    return this.#row;
  }

  /// The text of a column, read only when its fingerprint in the frame is a new one.
  text(column, fingerprint) {
    const known = this.#texts.get(column);
    if (known && known.fingerprint === fingerprint) return known.text;
    const text = this.#receive(this.#wasm.text(this.#handle, column));
    this.#texts.set(column, { fingerprint, text });
    return text;
  }

  /// What has happened since the last time: `[{ time, text }]`, times in nanoseconds.
  events() {
    const length = this.#wasm.events(this.#handle);
    if (!length) return [];
    return this.#receive(length).trimEnd().split("\n").map((line) => {
      const blank = line.indexOf(" ");
      return { time: Number(line.slice(0, blank)), text: line.slice(blank + 1) };
    });
  }

  /// A line of a trace, with the events since the last time, which are gone then.
  trace(scenario, step, line) {
    const name = new TextEncoder().encode(scenario);
    this.#send(name);
    return this.#receive(this.#wasm.trace(this.#handle, step, line, name.length));
  }

  #send(bytes) {
    const place = this.#wasm.inbox(bytes.length);
    new Uint8Array(this.#wasm.memory.buffer, place).set(bytes);
  }

  #receive(length) {
    return new TextDecoder().decode(new Uint8Array(this.#wasm.memory.buffer, this.#wasm.outbox(), length));
  }
}
// What is drawn while values that changed at once are under way to where they are.
//
// The engine's model has its new values at the beginning of an animation, as UIKit's has; the eye sees them later. Each
// animation adds what is still missing to the model's value, so that a finger, physics and several animations go
// together.


/// Which values an animation's block changes.
const changed = {
  begin: (role) => ["scroll.offset.x", "scroll.offset.y", `${role}.alpha`],
  end: (role) => ["scroll.offset.x", "scroll.offset.y", `${role}.alpha`],
  alpha: (role) => [`${role}.alpha`],
  arrow: (role) => [`${role}.arrow.rotation`],
  loading: (role) => [`${role}.loading.alpha`],
};

/// UIKit's ease-in-out: the cubic Bézier curve (0.42, 0) (0.58, 1), solved for the time.
function easeInOut(share) {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  let s = share;
  for (let round = 0; round < 5; round++) {
    const x = 3 * 0.42 * s * (1 - s) ** 2 + 3 * 0.58 * s ** 2 * (1 - s) + s ** 3 - share;
    const slope = 1.26 * (1 - s) ** 2 + 0.96 * s * (1 - s) + 1.26 * s ** 2;
    s -= x / slope;
  }
  return s * s * (3 - 2 * s);
}

class Animations {
  #columns;
  #running = [];

  constructor(columns, running = []) {
    this.#columns = columns;
    this.#running = running;
  }

  copy() { return new Animations(this.#columns, this.#running.slice()); }
  get isRunning() { return this.#running.length > 0; }

  /// Takes up what an event says has begun.
  ///
  /// - before, after: the frames around it.
  begin(event, before, after) {
    const match = /^animation: (\w+)\.(\w+) ([\d.e-]+)s$/.exec(event.text);
    if (!match || !roles.includes(match[1])) return;
    const [, role, name, seconds] = match;
    if (Number(seconds) <= 0) return;
    for (const value of changed[name]?.(role) ?? []) {
      const column = this.#columns.at(value);
      const missing = before[column] - after[column];
      if (!missing || Number.isNaN(missing)) continue;
      // Two animations of one instant change a value once.
      if (this.#running.some((one) => one.column === column && one.began === event.time)) continue;
      this.#running.push({ column, missing, began: event.time, duration: Number(seconds) * 1e9, name });
    }
  }

  /// A finger that takes hold has the content where the eye sees it.
  stopOffset() {
    const offset = [this.#columns.at("scroll.offset.x"), this.#columns.at("scroll.offset.y")];
    this.#running = this.#running.filter((one) => !offset.includes(one.column));
  }

  /// Forgets what is over.
  advance(now) {
    if (this.#running.some((one) => now >= one.began + one.duration)) {
      this.#running = this.#running.filter((one) => now < one.began + one.duration);
    }
  }

  /// What has to be added to a model's value at a time.
  missing(column, now) {
    let sum = 0;
    for (const one of this.#running) {
      if (one.column === column) sum += one.missing * (1 - easeInOut((now - one.began) / one.duration));
    }
    return sum;
  }
}
// Time: plays a world, remembers all that was done to it, and goes back to any moment.
//
// What was done is a log of entries with their times. A moment is reached again from the nearest copy of the world before
// it by doing the same once more, which is exact, because the engine is.


/// A copy is kept every half second of virtual time.
const copyInterval = 0.5e9;

class Player {
  #engine;
  #start;
  #world;
  #animations;
  #copies = [];
  #listeners = new Set();
  /// `{ time, action, bytes, step }`: what was done, when. `action` is perform, beginSwipe or endSwipe; each is followed
  /// by a turn of the run loop where it ends a step.
  log = [];
  /// How many entries of the log are behind the present.
  position = 0;
  /// All that happened: `{ time, text }`, up to ``end``.
  events = [];
  /// What was seen at each frame: `{ time, y, x, states }`, for the timeline.
  samples = [];
  /// The latest moment that was played, in nanoseconds.
  end = 0;

  constructor(engine) { this.#engine = engine; }

  get columns() { return this.#engine.columns; }
  get world() { return this.#world; }
  get now() { return this.#world.now; }
  get animations() { return this.#animations; }
  /// Whether the present is the latest moment.
  get isLive() { return this.now >= this.end && this.position === this.log.length; }

  /// Begins anew.
  ///
  /// - Returns: false where the bytes are no world.
  start(world, choice) {
    const made = this.#engine.make(world, choice);
    if (!made) return false;
    for (const copy of this.#copies) copy.world.drop();
    this.#world?.drop();
    this.#world = made;
    made.events();
    this.log = [];
    this.position = 0;
    this.events = [];
    this.samples = [];
    this.end = 0;
    this.#animations = new Animations(this.columns);
    this.#copies = [];
    this.#keepCopy();
    this.#sample();
    this.#tell("restart");
    return true;
  }

  /// Calls back after changes: "time", "events", "restart", "seek".
  listen(listener) { this.#listeners.add(listener); }

  /// Does something now; what lay in the future is forgotten.
  ///
  /// - entry: `{ action, bytes, turn, note }`; without a turn the run loop waits for the next entry, the note is for the
  ///   recorder.
  act(entry) {
    this.#cutFuture();
    const made = { ...entry, time: this.now, firstEvent: this.events.length, wasSettled: this.#at("settled") === 1 };
    this.log.push(made);
    this.#do(made, this.events);
    made.after = this.#offset();
    this.position += 1;
    this.#sample();
    this.#tell("time");
  }

  /// Does what a step does, at once: time passes as it says.
  run(commands, step) {
    for (const bytes of commands) {
      const { kind, nanoseconds } = timeOf(bytes);
      switch (kind) {
        case "wait": this.#playTo(this.now + nanoseconds, this.log.length, true); break;
        case "settle": this.#settle(this.now + nanoseconds); break;
        case "swipe":
          this.act({ action: "beginSwipe", bytes, turn: false, step });
          this.#playTo(this.now + nanoseconds, this.log.length, true);
          this.act({ action: "endSwipe", turn: false, step });
          break;
        default: this.act({ action: "perform", bytes, turn: false, step });
      }
    }
    this.act({ action: "turn", step });
  }

  /// Lets time pass until nothing is scheduled or moving any more.
  #settle(limit) {
    this.act({ action: "turn" });
    while (this.#at("settled") !== 1) {
      const next = this.#world.nextEvent;
      if (next < 0 || next > limit) return;
      this.#playTo(Math.max(next, this.now + 1), this.log.length, true);
    }
  }

  /// Lets time pass, in nanoseconds: new time at the end of what was played, else what comes in the log.
  advance(nanoseconds) {
    const { isLive } = this;
    const target = this.now + Math.round(nanoseconds);
    this.#playTo(isLive ? target : Math.min(target, this.end), this.log.length, isLive);
    this.#tell("time");
  }

  /// Whether anything would change by itself if time passed.
  get isMoving() {
    if (!this.isLive) return true;
    return this.#at("settled") !== 1 || this.#at("scroll.dragging") === 1 || this.#animations.isRunning
      || roles.some((role) => this.#at(`${role}.loading.animating`) === 1 || this.#at(`${role}.gif.animating`) === 1);
  }

  #at(name) { return this.#world.frame()[this.columns.at(name)]; }

  #offset() {
    const frame = this.#world.frame();
    return { x: frame[this.columns.at("scroll.offset.x")], y: frame[this.columns.at("scroll.offset.y")] };
  }

  /// Goes to a moment.
  ///
  /// - time: in nanoseconds.
  /// - position: how many entries of the log are done then. The default is all up to that time.
  seek(time, position) {
    // The engine counts whole nanoseconds.
    const target = Math.round(Math.max(0, Math.min(time, this.end)));
    const count = position ?? this.log.filter((entry) => entry.time <= target).length;
    let copy = this.#copies[0];
    for (const other of this.#copies) if (other.time <= target && other.position <= count) copy = other;
    this.#world.drop();
    this.#world = copy.world.copy();
    this.#animations = copy.animations.copy();
    this.position = copy.position;
    this.#playTo(target, count, false);
    this.#tell("seek");
  }

  /// Plays up to a time, doing at most so many entries of the log.
  #playTo(target, count, isNew) {
    for (;;) {
      const entry = this.position < count ? this.log[this.position] : undefined;
      const until = entry && entry.time <= target ? entry.time : target;
      while (this.now < until) {
        const next = this.#world.nextEvent;
        this.#step(next >= 0 && next < until ? Math.max(next, this.now) : until, isNew);
      }
      if (!entry || entry.time > target) return;
      this.#do(entry, isNew ? this.events : null);
      this.position += 1;
    }
  }

  /// Moves to an instant with at most one event of the engine on the way.
  #step(time, isNew) {
    const before = this.#world.frame().slice();
    this.#world.advance(time - this.now);
    this.#takeEvents(before, isNew ? this.events : null);
    this.#animations.advance(this.now);
    if (!isNew) return;
    this.end = Math.max(this.end, this.now);
    this.#sample();
    if (this.now - this.#copies.at(-1).time >= copyInterval) this.#keepCopy();
  }

  #do(entry, sink) {
    const before = this.#world.frame().slice();
    switch (entry.action) {
      case "beginSwipe": this.#world.beginSwipe(entry.bytes); break;
      case "endSwipe": this.#world.endSwipe(); break;
      case "turn": break;
      default: this.#world.perform(entry.bytes);
    }
    if (entry.turn !== false) this.#world.turn();
    // Touch, drags, pulls and swipes take hold of the content.
    if (entry.bytes && entry.bytes[0] <= 4) this.#animations.stopOffset();
    this.#takeEvents(before, sink);
    this.end = Math.max(this.end, this.now);
  }

  #takeEvents(before, sink) {
    const events = this.#world.events();
    if (!events.length) return;
    const after = this.#world.frame();
    for (const event of events) {
      this.#animations.begin(event, before, after);
      sink?.push(event);
    }
    if (sink) this.#tell("events");
  }

  #cutFuture() {
    if (this.isLive) return;
    const next = this.log[this.position];
    this.log.length = this.position;
    this.end = this.now;
    const past = (one) => one.time <= this.end;
    this.samples = this.samples.filter(past);
    // Several entries may share an instant; what the next one did has not happened yet.
    this.events = next?.time === this.end ? this.events.slice(0, next.firstEvent) : this.events.filter(past);
    for (const copy of this.#copies) if (copy.time > this.end || copy.position > this.position) copy.world.drop();
    this.#copies = this.#copies.filter((copy) => copy.time <= this.end && copy.position <= this.position);
    this.#tell("events");
  }

  #keepCopy() {
    this.#copies.push({
      time: this.now, position: this.position, world: this.#world.copy(), animations: this.#animations.copy(),
    });
  }

  #sample() {
    const frame = this.#world.frame();
    const at = (name) => frame[this.columns.at(name)];
    const sample = {
      time: this.now, x: at("scroll.offset.x"), y: at("scroll.offset.y"),
      states: [at("header.state"), at("footer.state"), at("trailer.state")],
    };
    const last = this.samples.at(-1);
    if (last && last.time === sample.time) this.samples[this.samples.length - 1] = sample;
    else this.samples.push(sample);
  }

  #tell(what) { for (const listener of this.#listeners) listener(what); }
}
// Recording: what was done becomes a scenario in YAML.
//
// A finger's path is thinned to its corners. The thinned steps are rehearsed on an engine of their own, and what happens
// there is what the scenario expects; where it is not what happened to the user, more of the path is kept.


/// Does steps on a world of their own.
///
/// - steps: `[{ commands }]`, each followed by a turn of the run loop.
/// - Returns: `{ events, traces, settled }`, the traces as `[step 0, 1, …]` where lines are given.
function rehearse(engine, world, choice, steps, lines) {
  const stage = engine.make(world, choiceBytes(choice));
  const name = lines?.name ?? "";
  const traces = [];
  if (lines) traces.push(stage.trace(name, 0, lines.scenario));
  else stage.events();
  const events = [];
  steps.forEach((step, index) => {
    for (const bytes of step.commands) stage.perform(bytes);
    stage.turn();
    if (lines) traces.push(stage.trace(name, index + 1, lines.steps[index]));
    else events.push(...stage.events());
  });
  const settled = stage.frame()[engine.columns.at("settled")] === 1;
  stage.drop();
  return { events, traces, settled };
}

/// What tells one course of events from another: states and calls, not numbers and animations.
const isTelling = (event) => /^(header|footer|trailer): |^scroll: reloadData/.test(event.text);
const telling = (events) => events.filter(isTelling).map((event) => event.text);

const number = (value, digits = 1) => {
  const text = value.toFixed(digits).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
};
const seconds = (nanoseconds) => `${number(nanoseconds / 1e9, 3)}s`;

/// The corners of a path: those points from which the straight line between their neighbours is further than a tolerance
/// (D. H. Douglas and T. K. Peucker, "Algorithms for the reduction of the number of points", 1973).
function corners(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  const share = (point) => (last.time === first.time ? 0 : (point.time - first.time) / (last.time - first.time));
  let farthest = 0, index = 0;
  points.forEach((point, i) => {
    const x = first.x + (last.x - first.x) * share(point), y = first.y + (last.y - first.y) * share(point);
    const distance = Math.max(Math.abs(point.x - x), Math.abs(point.y - y));
    if (distance > farthest) [farthest, index] = [distance, i];
  });
  if (farthest <= tolerance) return [first, last];
  return [...corners(points.slice(0, index + 1), tolerance).slice(0, -1), ...corners(points.slice(index), tolerance)];
}

/// The steps of a log.
///
/// - log: of a player. A note is `{ finger: "down" | "move" | "up" | "cancel", velocity }` or `{ yaml }`.
/// - Returns: `[{ yaml, commands }]`.
function steps(log, end, isSettledAtEnd, tolerance) {
  const made = [];
  let time = 0;
  const wait = (until, wasSettled) => {
    const gap = until - time;
    if (wasSettled && gap > 0) {
      if (made.length) made.push({ yaml: "wait: settled", commands: [command.settle(60)] });
    } else if (gap >= 20e6 || (tolerance === 0 && gap > 0)) {
      // Whole milliseconds read well; what is cut off comes with the next wait.
      const shown = tolerance === 0 ? gap : Math.round(gap / 1e6) * 1e6;
      const text = tolerance === 0 ? `${shown / 1e9}s` : seconds(shown);
      made.push({ yaml: `wait: ${text}`, commands: [command.wait(shown / 1e9)] });
      time += shown;
      return;
    } else return;
    time = until;
  };
  let path = [];
  const finish = () => {
    for (const point of corners(path, tolerance).slice(path.length > 1 ? 1 : 0)) {
      wait(point.time, false);
      made.push(dragStep(point, path[0]));
    }
    path = [];
  };
  for (const entry of log) {
    const { note } = entry;
    if (!note) continue;
    if (note.finger === "down") {
      wait(entry.time, entry.wasSettled);
      made.push({ yaml: "touch", commands: [command.touch()] });
      path = [{ time: entry.time, ...entry.after, edges: note.edges }];
    } else if (note.finger === "move") {
      path.push({ time: entry.time, ...entry.after, edges: note.edges });
    } else if (note.finger) {
      finish();
      wait(entry.time, false);
      made.push(note.finger === "up" ? releaseStep(note.velocity) : { yaml: "cancel", commands: [command.cancel()] });
    } else {
      finish();
      wait(entry.time, entry.wasSettled);
      made.push({ yaml: note.yaml, commands: [entry.bytes] });
    }
  }
  finish();
  if (isSettledAtEnd) made.push({ yaml: "wait: settled", commands: [command.settle(60)] });
  else wait(end, false);
  // A touch right before a drag is the drag's own.
  return made.filter((step, i) => !(step.yaml === "touch" && /^(drag|pull):/.test(made[i + 1]?.yaml ?? "")));
}

/// A drag to a point; a pull where that shows a component.
function dragStep(point, first) {
  const [movesX, movesY] = [Math.abs(point.x - first.x) > 0.01, Math.abs(point.y - first.y) > 0.01];
  const shows = movesX ? undefined : point.edges?.find((edge) => edge.points(point) > 0.5);
  if (shows) {
    const points = number(shows.points(point));
    return { yaml: `pull: { ${shows.role}: ${points} }`, commands: [command.pull(shows.role, Number(points))] };
  }
  const [x, y] = [number(point.x), number(point.y)];
  if (!movesX) return { yaml: `drag: { to: ${y} }`, commands: [command.dragTo({ y: Number(y) })] };
  if (!movesY) return { yaml: `drag: { to: { x: ${x} } }`, commands: [command.dragTo({ x: Number(x) })] };
  return {
    yaml: `drag: { to: { x: ${x}, y: ${y} } }`, commands: [command.dragTo({ x: Number(x), y: Number(y) })],
  };
}

function releaseStep(velocity) {
  const [x, y] = [Math.round(velocity.x) + 0, Math.round(velocity.y) + 0];
  if (Math.hypot(x, y) < 20) return { yaml: "release", commands: [command.release()] };
  return { yaml: `release: { velocity: [${x}, ${y}] }`, commands: [command.release({ x, y })] };
}

/// Records a player's log.
///
/// - Returns: `{ steps, events }`, the steps and what happens when they are done.
function record(engine, world, choice, player) {
  const isSettled = player.world.frame()[engine.columns.at("settled")] === 1;
  const log = player.log.slice(0, player.position);
  const happened = telling(player.events.filter((event) => event.time <= player.now)).join("\n");
  let best;
  for (const tolerance of [40, 12, 4, 1, 0]) {
    const made = steps(log, player.now, isSettled, tolerance);
    const { events } = rehearse(engine, world, choice, made);
    best = { steps: made, events };
    if (telling(events).join("\n") === happened) break;
  }
  return best;
}

/// What is expected of events: those that tell, with `…` for the others between them.
function expectations(events) {
  const lines = [];
  for (const event of events) {
    const line = isTelling(event) ? event.text : "…";
    if (line !== "…" || lines.at(-1) !== "…") lines.push(line);
  }
  return lines;
}

/// A file of scenarios.
///
/// - scene: the lines of the suite that name its preset, its scene and its app.
/// - own: those of the scenario itself.
function yaml({ suite, name, scene, own = [], steps, events }) {
  const quoted = (text) => JSON.stringify(text);
  const lines = [`suite: ${quoted(suite)}`, ...scene, "scenarios:", `  - name: ${quoted(name)}`,
    ...own.map((line) => `    ${line}`), "    steps:"];
  for (const step of steps) lines.push(`      - ${step.yaml}`);
  const expected = expectations(events);
  if (!expected.some((line) => line !== "…")) lines.push("      - expectEvents: [" + (expected.length ? "…" : "") + "]");
  else lines.push("      - expectEvents:", ...expected.map((line) => `          - ${line === "…" ? line : quoted(line)}`));
  return lines.join("\n") + "\n";
}

/// The lines of a suite for a choice.
function sceneLines({ viewport, safeArea, content, language, app }) {
  const lines = ["scene:"];
  if (viewport) lines.push(`  viewport: [${number(viewport.width)}, ${number(viewport.height)}]`);
  if (safeArea) {
    const edges = ["top", "left", "bottom", "right"].filter((edge) => safeArea[edge])
      .map((edge) => `${edge}: ${number(safeArea[edge])}`);
    lines.push(`  safeArea: {${edges.length ? ` ${edges.join(", ")} ` : ""}}`);
  }
  if (content) {
    const width = content.width ? `, width: ${number(content.width)}` : "";
    lines.push(content.rows > 0
      ? `  content: { rows: ${content.rows}, rowHeight: ${number(content.rowHeight)}${width} }`
      : `  content: { height: ${number(content.height)}${width} }`);
  }
  if (language) lines.push(`  language: ${language}`);
  if (lines.length === 1) lines.pop();
  if (app) {
    lines.push("app:");
    for (const role of app.roles) {
      if (app.delay === null || app.delay === undefined) continue;
      const load = role === "footer" && app.rows > 0 ? `{ load: { rows: ${app.rows} } }, ` : "";
      lines.push(`  ${role}.refreshing: [{ wait: ${number(app.delay, 3)}s }, ${load}{ endRefreshing: ${role} }]`);
    }
    if (lines.at(-1) === "app:") lines[lines.length - 1] = "app: {}";
  }
  return lines;
}
// A finger, a mouse or a wheel on the phone becomes what a finger does to the engine.


/// How much of a finger's past decides its velocity when it is lifted, in milliseconds.
const velocityWindow = 80;
/// A finger that has moved less far taps, in points.
const tapDistance = 4;

class Gesture {
  #surface;
  #phone;
  #player;
  #pointer = null;
  #start = null;
  #last = null;
  #pending = { x: 0, y: 0 };
  #trail = [];
  #isDown = false;
  #wheelEnd = 0;

  /// - surface: the element that is touched.
  /// - phone: tells the scale, and what is at a place: `scale`, `componentAt(event)`.
  /// - player: takes what is done.
  constructor(surface, phone, player, wake) {
    this.#surface = surface;
    this.#phone = phone;
    this.#player = player;
    this.wake = wake;
    surface.addEventListener("pointerdown", (event) => this.#down(event));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", (event) => this.#up(event));
    surface.addEventListener("pointercancel", (event) => this.#cancel(event));
    surface.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    surface.addEventListener("keydown", (event) => this.#key(event));
  }

  get isActive() { return this.#pointer !== null || this.#isDown; }

  /// Forgets a finger that is down, because the world began anew under it.
  reset() {
    this.#pointer = null;
    this.#isDown = false;
    this.#pending = { x: 0, y: 0 };
    clearTimeout(this.#wheelEnd);
  }

  /// Hands on how far the finger has moved since the last frame.
  flush() {
    const { x, y } = this.#pending;
    if (!this.#isDown || (!x && !y)) return;
    this.#pending = { x: 0, y: 0 };
    this.#player.act({
      action: "perform", bytes: command.swipe({ x, y }, 0), note: { finger: "move", edges: this.#phone.edges() },
    });
  }

  #down(event) {
    if (event.button !== 0 || this.#pointer !== null) return;
    if (this.#isDown) this.#lift({ x: 0, y: 0 });
    this.#pointer = event.pointerId;
    this.#surface.setPointerCapture(event.pointerId);
    this.#start = this.#last = { x: event.clientX, y: event.clientY };
    this.#trail = [{ time: event.timeStamp, x: event.clientX, y: event.clientY }];
    // A finger stops what moves at once; on what rests it may be going to tap.
    if (this.#player.isMoving && this.#player.isLive) this.#touch();
  }

  #move(event) {
    if (event.pointerId !== this.#pointer) return;
    const scale = this.#phone.scale;
    for (const one of event.getCoalescedEvents?.() ?? [event]) {
      this.#trail.push({ time: one.timeStamp, x: one.clientX, y: one.clientY });
    }
    if (!this.#isDown) {
      const way = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
      if (way < tapDistance * scale) return;
      this.#touch();
      this.#last = { x: event.clientX, y: event.clientY };
      return;
    }
    this.#pending.x += (event.clientX - this.#last.x) / scale;
    this.#pending.y += (event.clientY - this.#last.y) / scale;
    this.#last = { x: event.clientX, y: event.clientY };
    this.wake();
  }

  #up(event) {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    if (!this.#isDown) {
      const role = this.#phone.componentAt(event);
      if (role) this.#player.act({ action: "perform", bytes: command.tap(role), note: { yaml: `tap: ${role}` } });
      this.wake();
      return;
    }
    this.#trail.push({ time: event.timeStamp, x: event.clientX, y: event.clientY });
    this.flush();
    this.#lift(this.#velocity(event.timeStamp));
  }

  #cancel(event) {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    if (!this.#isDown) return;
    this.flush();
    this.#isDown = false;
    this.#player.act({ action: "perform", bytes: command.cancel(), note: { finger: "cancel" } });
    this.wake();
  }

  #touch() {
    this.#isDown = true;
    this.#player.act({
      action: "perform", bytes: command.touch(), note: { finger: "down", edges: this.#phone.edges() },
    });
    this.wake();
  }

  #lift(velocity) {
    this.#isDown = false;
    this.#pending = { x: 0, y: 0 };
    // Whole points a second, so that what is recorded is what was done.
    const whole = { x: Math.round(velocity.x) + 0, y: Math.round(velocity.y) + 0 };
    this.#player.act({
      action: "perform", bytes: command.release(whole), note: { finger: "up", velocity: whole },
    });
    this.wake();
  }

  /// The finger's velocity in points a second, over the last moments.
  #velocity(now) {
    const recent = this.#trail.filter((point) => now - point.time <= velocityWindow);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || last.time - first.time < 5) return { x: 0, y: 0 };
    const seconds = (last.time - first.time) / 1000 * this.#phone.scale * (this.#phone.speed || 1);
    return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
  }

  /// A wheel drags while it turns, and lets go a moment after.
  #wheel(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    if (this.#pointer !== null) return;
    if (!this.#isDown) this.#touch();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    this.#pending.x -= event.deltaX * unit / this.#phone.scale;
    this.#pending.y -= event.deltaY * unit / this.#phone.scale;
    this.wake();
    clearTimeout(this.#wheelEnd);
    this.#wheelEnd = setTimeout(() => {
      if (!this.#isDown || this.#pointer !== null) return;
      this.flush();
      this.#lift({ x: 0, y: 0 });
    }, 120);
  }

  /// Arrows pull as long as they are held, and a lifted key lets go.
  #key(event) {
    const way = { ArrowDown: [0, -1], ArrowUp: [0, 1], ArrowLeft: [1, 0], ArrowRight: [-1, 0] }[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!this.#isDown) {
      this.#touch();
      this.#surface.addEventListener("keyup", () => {
        if (!this.#isDown || this.#pointer !== null) return;
        this.flush();
        this.#lift({ x: 0, y: 0 });
      }, { once: true });
    }
    this.#pending.x += way[0] * 24;
    this.#pending.y += way[1] * 24;
    this.wake();
  }
}
// A component on the phone: its labels, its arrow, its spinner and its frames.


function drawing(viewBox, paths, name, parent) {
  const drawing = drawn("svg", { viewBox, class: name }, parent);
  for (const d of paths) drawn("path", { d }, drawing);
  return drawing;
}

/// The columns of a component, looked up once.
function columnsOf(columns, role) {
  const prefix = `${role}.`;
  const found = {};
  columns.all.forEach((column, index) => {
    if (column.name.startsWith(prefix)) found[column.name.slice(prefix.length)] = index;
  });
  return found;
}

/// One component with its labels, arrow, spinner and frames.
class Part {
  constructor(role, columns, parent) {
    this.role = role;
    this.at = columnsOf(columns, role);
    this.words = (name) => columns.all[this.at[name]].words;
    this.box = make("div", `part ${role}`, parent);
    this.label = make("div", "label", this.box);
    this.time = make("div", "label", this.box);
    this.arrow = role === "trailer"
      ? drawing("0 0 20 20", ["M17 10H4M9 4.5 3.5 10 9 15.5"], "arrow", this.box)
      : drawing("0 0 15 40", ["M7.5 4v31M1.8 29.2 7.5 35.2l5.7-6"], "arrow", this.box);
    this.spinner = drawing("-10 -10 20 20", Array.from({ length: 8 }, (_, i) => {
      const [x, y] = [Math.cos(i * Math.PI / 4), Math.sin(i * Math.PI / 4)];
      return `M${4.6 * x} ${4.6 * y}L${8.4 * x} ${8.4 * y}`;
    }), "spinner", this.box);
    [...this.spinner.children].forEach((spoke, i) => { spoke.style.opacity = 0.25 + 0.75 * ((i + 1) / 8) ** 1.5; });
    this.frames = make("div", "frames", this.box);
    this.image = make("img", "", this.frames);
    this.image.alt = "";
    this.stand = make("div", "stand", this.frames);
    this.sequence = null;
    this.began = 0;
  }

  draw(frame, animations, world, looks) {
    const at = this.at;
    const number = (name) => frame[at[name]] + animations.missing(at[name], world.now);
    const isThere = !Number.isNaN(frame[at.type]);
    show(this.box, isThere && frame[at.hidden] !== 1);
    if (!isThere) return;
    place(this.box, frame[at["frame.x"]], frame[at["frame.y"]], frame[at["frame.width"]], frame[at["frame.height"]]);
    style(this.box, "opacity", String(number("alpha")));
    this.#drawLabel(this.label, "stateLabel", frame, world);
    this.#drawLabel(this.time, "lastUpdatedTimeLabel", frame, world);

    show(this.arrow, frame[at["arrow.hidden"]] === 0);
    const [width, height] = [frame[at["arrow.width"]], frame[at["arrow.height"]]];
    place(this.arrow, frame[at["arrow.center.x"]] - width / 2, frame[at["arrow.center.y"]] - height / 2, width, height);
    style(this.arrow, "rotate", `${Math.round(number("arrow.rotation") * 100) / 100}deg`);

    const spins = frame[at["loading.animating"]] === 1;
    show(this.spinner, spins);
    if (spins) {
      const size = this.words("loading.style")[frame[at["loading.style"]]] === "large" ? 37 : 20;
      place(this.spinner, frame[at["loading.center.x"]] - size / 2, frame[at["loading.center.y"]] - size / 2, size, size);
      // Eight steps a second, as the system's.
      style(this.spinner, "rotate", `${Math.floor(world.now / 125e6) % 8 * 45}deg`);
      style(this.spinner, "opacity", String(number("loading.alpha")));
    }
    this.#drawFrames(frame, world, looks);
  }

  #drawLabel(element, name, frame, world) {
    const column = this.at[`${name}.text`];
    const isShown = frame[this.at[`${name}.hidden`]] === 0;
    show(element, isShown);
    if (!isShown) return;
    const text = world.text(column, frame[column]);
    if (element.textContent !== text) element.textContent = text;
    const at = (part) => frame[this.at[`${name}.frame.${part}`]];
    place(element, at("x"), at("y"), at("width"), at("height"));
    style(element, "fontSize", px(frame[this.at[`${name}.fontSize`]]));
    style(element, "color", `#${(frame[this.at[`${name}.textColor`]] >>> 0).toString(16).padStart(8, "0")}`);
  }

  /// The frames of the state that were last told to play, or of idle, which follow the pull.
  #drawFrames(frame, world, looks) {
    const isShown = frame[this.at["gif.hidden"]] === 0;
    show(this.frames, isShown);
    if (!isShown) return;
    const state = this.words("state")[frame[this.at.state]];
    const plays = frame[this.at["gif.animating"]] === 1;
    const own = looks.find((one) => one.role === this.role && one.state === state);
    const idle = looks.find((one) => one.role === this.role && one.state === "idle");
    if (state === "pulling" || state === "refreshing") this.#use(own ?? this.sequence, world);
    else if (!plays) this.#use(idle, world);
    const index = frame[this.at["gif.image"]];
    const sequence = this.sequence;
    show(this.frames, sequence && (plays || !Number.isNaN(index)));
    if (!sequence) return;
    place(
      this.frames, frame[this.at["gif.frame.x"]], frame[this.at["gif.frame.y"]], frame[this.at["gif.frame.width"]],
      frame[this.at["gif.frame.height"]]);
    const mode = this.words("gif.contentMode")[frame[this.at["gif.contentMode"]]];
    style(this.frames, "justifyContent", mode === "right" ? "flex-end" : "center");
    const duration = frame[this.at["gif.duration"]] * 1e9;
    // Who goes back in time comes to where a round has not begun yet; it is played as if it had.
    const round = ((world.now - this.began) % duration + duration) % duration;
    const shown = plays ? Math.floor(round / duration * sequence.count) : Math.max(0, index || 0);
    const file = sequence.files.length === 1 ? sequence.files[0] : sequence.files[shown];
    show(this.image, Boolean(file));
    show(this.stand, !file);
    const element = file ? this.image : this.stand;
    style(element, "width", px(sequence.width));
    style(element, "height", px(sequence.height));
    if (file) {
      if (this.image.src !== file) this.image.src = file;
    } else {
      // Frames without files: their number, on a ring that fills.
      const text = `${shown + 1}`;
      if (this.stand.textContent !== text) this.stand.textContent = text;
      style(this.stand, "backgroundImage",
        `conic-gradient(var(--refreshing) ${(shown + 1) / sequence.count * 360}deg, #0001 0)`);
    }
  }

  #use(sequence, world) {
    if (this.sequence === (sequence ?? null)) return;
    this.sequence = sequence ?? null;
    this.began = world.now;
  }
}
// The phone: draws a frame as the scroll view and its components would look.


class Phone {
  #device;
  #screen;
  #content;
  #rows = [];
  #rowPool;
  #parts;
  #columns;
  #looks = [];
  #frame;
  #said = "";
  scale = 1;
  speed = 1;

  constructor(columns) {
    this.#columns = columns;
    this.#device = part("device");
    this.#screen = part("screen");
    this.#content = part("content");
    this.#rowPool = make("div", "rows", this.#content);
    this.#parts = roles.map((role) => new Part(role, columns, this.#content));
  }

  get surface() { return this.#screen; }
  get #at() { return (name) => this.#frame[this.#columns.at(name)]; }

  /// The frames and arrows that components show: `[{ role, state, count, width, height, files }]`.
  set looks(looks) {
    this.#looks = looks;
    for (const part of this.#parts) {
      part.sequence = null;
      const arrow = looks.find((one) => one.role === part.role && one.state === null);
      part.arrow.style.backgroundImage = arrow?.files.length ? `url("${arrow.files[0]}")` : "";
      part.arrow.classList.toggle("own", Boolean(arrow?.files.length));
    }
  }

  /// Fits the phone into the room there is.
  fit() {
    if (!this.#frame) return;
    const [width, height] = [this.#at("scroll.viewport.width"), this.#at("scroll.viewport.height")];
    const stage = this.#device.parentElement;
    const frame = getComputedStyle(stage);
    const bezel = 24;
    const hint = part("phone-help").offsetHeight + Number.parseFloat(frame.rowGap);
    const padding = Number.parseFloat(frame.paddingTop) * 2;
    // Where the page scrolls, the phone and the time below it fit on the screen together.
    const isFixed = matchMedia("(min-width: 1100px)").matches;
    const outside = isFixed ? 0 : part("track").parentElement.offsetHeight + 64;
    const tall = (isFixed ? stage.clientHeight : Math.min(innerHeight - outside, 820)) - hint - padding;
    const room = { width: stage.clientWidth - Number.parseFloat(frame.paddingLeft) * 2, height: tall };
    this.scale = Math.min(1, (room.width - bezel) / width, Math.max(300, room.height - bezel) / height);
    this.#device.style.width = px(width * this.scale + bezel);
    this.#device.style.height = px(height * this.scale + bezel);
    this.#screen.style.width = px(width);
    this.#screen.style.height = px(height);
    this.#screen.style.transform = `scale(${this.scale})`;
  }

  draw(world, animations, bars) {
    this.#frame = world.frame();
    const at = this.#at;
    const seen = (name) => at(name) + animations.missing(this.#columns.at(name), world.now);
    const size = `${at("scroll.viewport.width")}×${at("scroll.viewport.height")}`;
    if (this.size !== size) {
      this.size = size;
      this.fit();
    }
    const [x, y] = [seen("scroll.offset.x"), seen("scroll.offset.y")];
    style(this.#content, "transform", `translate(${px(-x)},${px(-y)})`);
    this.#drawRows(x, y, at);
    for (const part of this.#parts) part.draw(this.#frame, animations, world, this.#looks);
    const top = at("scroll.inset.top") - at("scroll.contentInset.top");
    const bar = part("top-bar");
    style(bar, "height", px(top));
    bar.dataset.bars = top < 1 ? "none" : bars ?? (top >= 64 ? "nav" : "status");
    show(part("home"), at("scroll.inset.bottom") > at("scroll.contentInset.bottom"));
    show(part("away"), at("scroll.window") !== 1);
    this.#say(world);
  }

  /// Rows, or cards where the content is wider than the phone; only those that can be seen are there.
  #drawRows(x, y, at) {
    const [width, height] = [at("scroll.content.width"), at("scroll.content.height")];
    const [viewWidth, viewHeight] = [at("scroll.viewport.width"), at("scroll.viewport.height")];
    const isWide = width > viewWidth * 1.2;
    // The content's width stays when the phone turns; rows of a table would not.
    const rowWidth = isWide ? width : Math.max(width, viewWidth);
    place(this.#rowPool, 0, 0, rowWidth, height);
    const rows = at("scroll.rows");
    const extent = isWide ? 164 : rows > 0 ? height / rows : 64;
    const [length, from, room] = isWide ? [width, x, viewWidth] : [height, y, viewHeight];
    const count = height > 0 && width > 0 ? Math.ceil(length / extent - 0.001) : 0;
    const first = Math.max(0, Math.floor(from / extent));
    const needed = Math.max(0, Math.min(count - first, Math.ceil(room / extent) + 1));
    while (this.#rows.length < needed) {
      const row = make("div", "row", this.#rowPool);
      row.append(make("i", "face", null), make("b", "", null), make("u", "", null), make("s", "", null));
      this.#rows.push(row);
    }
    this.#rowPool.classList.toggle("cards", isWide);
    this.#rows.forEach((row, i) => {
      const index = first + i;
      show(row, i < needed);
      if (i >= needed) return;
      if (isWide) place(row, index * extent, 0, Math.min(extent, length - index * extent), height);
      else place(row, 0, index * extent, rowWidth, Math.min(extent, length - index * extent));
      if (row.index === index) return;
      row.index = index;
      row.lastChild.textContent = String(index + 1);
      // The same row always looks the same, and no two neighbours do.
      row.style.setProperty("--hue", String(index * 47 % 360));
      row.style.setProperty("--title", `${34 + index * 29 % 31}%`);
      row.style.setProperty("--line", `${52 + index * 37 % 33}%`);
    });
  }

  /// What the components say, for those who listen.
  #say(world) {
    const words = this.#parts.filter((part) => !Number.isNaN(this.#frame[part.at.type])).map((part) => {
      const state = part.words("state")[this.#frame[part.at.state]];
      return state === "idle" ? "" : `${part.role} ${state}`;
    }).filter(Boolean).join(", ");
    if (words === this.#said) return;
    this.#said = words;
    part("said").textContent = words || "idle";
  }

  /// Whose label is at a place of the page; undefined if none.
  componentAt({ clientX, clientY }) {
    return this.#parts.find((part) => {
      const box = part.label.getBoundingClientRect();
      return part.box.style.display !== "none" && part.label.style.display !== "none"
        && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
    })?.role;
  }

  /// How much of a header or back footer an offset shows: `[{ role, points(offset) }]`.
  edges() {
    const at = this.#at;
    const edges = [];
    const top = at("header.originalInset.top");
    if (!Number.isNaN(top)) edges.push({ role: "header", points: ({ y }) => -top - y });
    const kind = this.#columns.all[this.#columns.at("footer.type")].words[at("footer.type")];
    if (kind?.startsWith("back")) {
      const [lead, trail] = [at("footer.originalInset.top"), at("footer.originalInset.bottom")];
      const over = at("scroll.content.height") - (at("scroll.viewport.height") - trail - lead);
      edges.push({ role: "footer", points: ({ y }) => y - (Math.max(over, 0) - lead) });
    }
    return edges;
  }
}
// The state machines of the components, with the state each is in and the way it came.


const nodes = {
  idle: { x: 44, y: 50 },
  pulling: { x: 150, y: 20 },
  refreshing: { x: 256, y: 50 },
  noMoreData: { x: 150, y: 102 },
  willRefresh: { x: 150, y: 61 },
};
const names = { noMoreData: "no more data", willRefresh: "will refresh" };
const edges = [
  ["idle", "pulling", "M64 38Q96 20 118 20"], ["pulling", "idle", "M120 27Q90 30 60 40"],
  ["pulling", "refreshing", "M182 20Q214 20 238 38"], ["refreshing", "idle", "M222 53Q190 82 150 82Q104 82 60 61"],
  ["idle", "refreshing", "M64 48Q150 34 222 46"], ["idle", "willRefresh", "M76 53 112 59"],
  ["willRefresh", "refreshing", "M188 59 224 53"], ["refreshing", "noMoreData", "M252 62Q240 98 194 102"],
  ["idle", "noMoreData", "M42 62Q54 98 106 102"], ["noMoreData", "idle", "M106 106Q40 104 34 62"],
];


class Machine {
  constructor(role, kind, parent) {
    this.figure = document.createElement("figure");
    this.figure.className = "machine";
    const caption = document.createElement("figcaption");
    caption.innerHTML = "<b></b> <span></span> <em></em>";
    [this.name, this.kind, this.percent] = caption.children;
    this.name.textContent = role;
    this.kind.textContent = kind;
    const isFooter = role === "footer";
    const has = (state) => isFooter ? (kind.startsWith("auto") ? state !== "pulling" : true) : state !== "noMoreData";
    const drawing = drawn("svg", { viewBox: has("pulling") ? `0 0 300 ${isFooter ? 120 : 86}` : "0 34 300 84", "aria-hidden": "true" }, null);
    this.edges = edges.filter(([from, to]) => has(from) && has(to)).map(([from, to, d]) => (
      { from, to, path: drawn("path", { d, class: "edge" }, drawing) }
    ));
    this.nodes = Object.entries(nodes).filter(([state]) => has(state)).map(([state, { x, y }]) => {
      const group = drawn("g", { class: `node ${state}`, transform: `translate(${x} ${y})` }, drawing);
      const width = state === "idle" || state === "pulling" ? 62 : state === "refreshing" ? 76 : 88;
      const height = state === "willRefresh" ? 20 : 24;
      drawn("rect", { x: -width / 2, y: -height / 2, width, height, rx: height / 2 }, group);
      drawn("text", { y: 4 }, group).textContent = names[state] ?? state;
      return { state, group };
    });
    this.figure.append(caption, drawing);
    parent.append(this.figure);
  }

  show(state, percent) {
    const text = Number.isNaN(percent) ? "" : `${Math.round(percent * 100)}%`;
    if (this.percent.textContent !== text) this.percent.textContent = text;
    if (this.state === state) return;
    for (const { state: own, group } of this.nodes) group.classList.toggle("present", own === state);
    for (const { from, to, path } of this.edges) path.classList.toggle("taken", from === this.state && to === state);
    this.figure.setAttribute("aria-label", `${this.name.textContent}: ${names[state] ?? state}`);
    this.state = state;
  }
}

class Machines {
  #parent;
  #columns;
  #machines = new Map();

  constructor(parent, columns) {
    this.#parent = parent;
    this.#columns = columns;
  }

  draw(frame, roles) {
    for (const role of roles) {
      const column = (name) => this.#columns.at(`${role}.${name}`);
      const type = frame[column("type")];
      const known = this.#machines.get(role);
      if (Number.isNaN(type)) {
        known?.figure.remove();
        this.#machines.delete(role);
        continue;
      }
      const kind = this.#columns.all[column("type")].words[type];
      let machine = known;
      if (known?.kind.textContent !== kind) {
        known?.figure.remove();
        machine = new Machine(role, kind, this.#parent);
        this.#machines.set(role, machine);
      }
      machine.show(this.#columns.all[column("state")].words[frame[column("state")]], frame[column("pullingPercent")]);
    }
  }
}
// What can be observed, as names and values; those that change light up.

/// Those that say most, shown first; the others on demand.
const chief = [
  "scroll.offset.x", "scroll.offset.y", "scroll.inset.top", "scroll.inset.bottom", "scroll.inset.right",
  "scroll.content.height", "scroll.dragging", "scroll.decelerating", "scroll.pan", "state", "pullingPercent", "frame.x",
  "frame.y", "alpha", "stateLabel.text", "lastUpdatedTimeLabel.text", "arrow.rotation", "arrow.hidden",
  "loading.animating", "gif.image", "gif.animating", "calls.refreshing", "calls.endRefreshingCompletion",
  "leftTriggerTimes", "triggeredByDrag",
];

/// A number as traces have it, but no longer than can be read.
function shown(value) {
  if (value === Infinity) return "unlimited";
  const text = String(Math.round(value * 1000) / 1000);
  return text === "-0" ? "0" : text;
}

class Observables {
  #parent;
  #columns;
  #rows = [];
  #isAll = false;
  #signature = "";

  constructor(parent, columns) {
    this.#parent = parent;
    this.#columns = columns;
  }

  set isAll(isAll) {
    this.#isAll = isAll;
    this.#signature = "";
  }

  draw(world) {
    const frame = world.frame();
    const signature = ["header", "footer", "trailer"].map((role) => frame[this.#columns.at(`${role}.type`)]).join();
    if (signature !== this.#signature) this.#lay(frame);
    this.#signature = signature;
    for (const row of this.#rows) {
      const value = frame[row.index];
      if (Object.is(value, row.value)) continue;
      const isFirst = row.value === undefined;
      row.value = value;
      const text = this.#text(row, value, world);
      if (row.cell.textContent === text) continue;
      row.cell.textContent = text;
      row.cell.classList.toggle("none", text === "none");
      if (!isFirst) row.lit = performance.now();
    }
    const now = performance.now();
    for (const row of this.#rows) {
      const isLit = row.lit !== undefined && now - row.lit < 250;
      if (row.isLit === isLit) continue;
      row.isLit = isLit;
      row.cell.classList.toggle("lit", isLit);
    }
  }

  #text({ column, index }, value, world) {
    if (Number.isNaN(value)) return "none";
    switch (column.form) {
      case "bool": return value ? "true" : "false";
      case "word": return column.words[value] ?? "none";
      case "text": return world.text(index, value) || "“”";
      default: return shown(value);
    }
  }

  /// One list for the scroll view and each component.
  #lay(frame) {
    this.#parent.replaceChildren();
    this.#rows = [];
    const lists = new Map();
    this.#columns.all.forEach((column, index) => {
      const [subject, ...rest] = column.name.split(".");
      const name = rest.join(".");
      if (!rest.length || column.isLooks) return;
      if (subject !== "scroll" && Number.isNaN(frame[this.#columns.at(`${subject}.type`)])) return;
      const isChief = chief.includes(column.name) || (subject !== "scroll" && chief.includes(name));
      if (!this.#isAll && !isChief) return;
      // What this type has not got is never there; other things may come.
      const may = { "gif.image": "gif.hidden", lastUpdatedTime: "lastUpdatedTimeLabel.hidden" }[name] ?? name;
      if (Number.isNaN(frame[this.#columns.at(`${subject}.${may}`)])) return;
      if (!lists.has(subject)) {
        const title = document.createElement("h3");
        title.textContent = subject;
        const list = document.createElement("dl");
        // The components first: they are what one looks at.
        const place = subject === "scroll" ? null : this.#parent.querySelector("[data-subject=scroll]");
        title.dataset.subject = subject;
        this.#parent.insertBefore(title, place);
        this.#parent.insertBefore(list, place);
        lists.set(subject, list);
      }
      const term = document.createElement("dt");
      term.textContent = name;
      const cell = document.createElement("dd");
      const row = document.createElement("div");
      row.append(term, cell);
      lists.get(subject).append(row);
      this.#rows.push({ column, index, cell, value: undefined });
    });
  }
}
// The events, the latest first; a click goes to the moment.

/// As many are shown; all are kept.
const most = 200;

class EventLog {
  #parent;
  #shown = 0;
  #isPast = null;

  /// - go: goes to a time in nanoseconds.
  constructor(parent, go) {
    this.#parent = parent;
    parent.addEventListener("click", (event) => {
      const line = event.target.closest("li");
      if (line?.time !== undefined) go(line.time);
    });
  }

  draw(events, now) {
    if (events.length < this.#shown) {
      this.#parent.replaceChildren();
      this.#shown = 0;
    }
    for (; this.#shown < events.length; this.#shown++) {
      const { time, text } = events[this.#shown];
      const line = document.createElement("li");
      const [subject, rest] = [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1)];
      line.className = subject === "animation" || subject === "scroll" ? "minor" : /->/.test(rest) ? "change" : "call";
      line.time = time;
      const when = document.createElement("time");
      when.textContent = (time / 1e9).toFixed(3);
      const who = document.createElement("b");
      who.textContent = subject;
      const what = document.createElement("span");
      what.textContent = rest.replace("->", "→").trim();
      line.append(when, who, what);
      const state = /-> (\w+)$/.exec(rest)?.[1];
      if (line.className === "change") line.dataset.state = state;
      this.#parent.prepend(line);
      if (this.#parent.children.length > most) this.#parent.lastChild.remove();
      this.#isPast = null;
    }
    if (this.#isPast === now) return;
    this.#isPast = now;
    for (const line of this.#parent.children) {
      const isAhead = line.time > now;
      if (line.isAhead !== isAhead) line.classList.toggle("ahead", line.isAhead = isAhead);
    }
  }
}
// The timeline: the content offset as a curve, a band of states for each component, marks for callbacks; and the moment
// that is shown, which can be moved.

/// At least so much time is shown, in nanoseconds.
const least = 4e9;

class Timeline {
  #track;
  #canvas;
  #player;
  #roles;
  #words;
  #drawn = 0;
  #columns;

  /// - seek: goes to a time in nanoseconds.
  constructor(track, player, seek) {
    this.#track = track;
    this.#canvas = track.querySelector("canvas");
    this.#player = player;
    this.#columns = player.columns;
    this.#words = player.columns.all[player.columns.at("header.state")].words;
    const go = (event) => {
      const box = track.getBoundingClientRect();
      seek((event.clientX - box.left) / box.width * this.#span);
    };
    track.addEventListener("pointerdown", (event) => {
      track.setPointerCapture(event.pointerId);
      go(event);
    });
    track.addEventListener("pointermove", (event) => {
      if (track.hasPointerCapture(event.pointerId)) go(event);
    });
    track.addEventListener("keydown", (event) => {
      const steps = {
        ArrowLeft: -1 / 60, ArrowRight: 1 / 60, ArrowDown: -0.1, ArrowUp: 0.1, PageDown: -1, PageUp: 1,
        Home: -Infinity, End: Infinity,
      };
      if (!(event.key in steps)) return;
      event.preventDefault();
      seek(Math.max(0, Math.min(player.end, player.now + steps[event.key] * 1e9)));
    });
  }

  get #span() { return Math.max(least, this.#player.end * 1.04); }

  /// Draws, but no oftener than 30 times a second while things move by themselves.
  draw(isForced, marks = []) {
    const clock = performance.now();
    if (!isForced && clock - this.#drawn < 33) return false;
    this.#drawn = clock;
    const player = this.#player;
    const scale = Math.min(2, window.devicePixelRatio || 1);
    const [width, height] = [this.#canvas.clientWidth, this.#canvas.clientHeight];
    if (this.#canvas.width !== Math.round(width * scale) || this.#canvas.height !== Math.round(height * scale)) {
      this.#canvas.width = Math.round(width * scale);
      this.#canvas.height = Math.round(height * scale);
    }
    const pen = this.#canvas.getContext("2d");
    const look = getComputedStyle(this.#track);
    const color = (name) => look.getPropertyValue(`--${name}`).trim();
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    const x = (time) => time / this.#span * width;
    const frame = player.world.frame();
    const roles = ["header", "footer", "trailer"]
      .map((role, index) => ({ role, index })).filter(({ role }) => !Number.isNaN(frame[this.#columns.at(`${role}.type`)]));
    const bandHeight = 6, bandStep = 9;
    const bandsTop = height - roles.length * bandStep - 1;

    pen.font = "10px system-ui, sans-serif";
    const tick = [1, 2, 5, 10, 30, 60, 300].find((step) => x(step * 1e9) >= 56) ?? 600;
    for (let second = 0; x(second * 1e9) < width; second += tick) {
      pen.fillStyle = color("line");
      pen.fillRect(Math.round(x(second * 1e9)), 0, 1, height);
      pen.fillStyle = color("soft");
      pen.fillText(`${second} s`, x(second * 1e9) + 4, 10);
    }
    this.#drawOffset(pen, x, 15, bandsTop - 5, color("offset"));
    roles.forEach(({ index }, row) => this.#drawStates(pen, x, index, bandsTop + row * bandStep, bandHeight, color));
    pen.fillStyle = color("call");
    for (const event of player.events) {
      if (!/\(\)$/.test(event.text)) continue;
      pen.beginPath();
      pen.arc(x(event.time), bandsTop - 4, 2, 0, 7);
      pen.fill();
    }
    for (const mark of marks) {
      pen.fillStyle = color(mark.isFailed ? "failed" : "faint");
      pen.fillRect(Math.round(x(mark.time)), 0, mark.isFailed ? 2 : 1, mark.isFailed ? height : 5);
    }
    const now = Math.round(x(player.now));
    pen.fillStyle = color("now");
    pen.fillRect(now - 0.5, 0, 2, height);
    pen.beginPath();
    pen.arc(now + 0.5, 4, 4, 0, 7);
    pen.fill();
    this.#track.setAttribute("aria-valuemax", (player.end / 1e9).toFixed(3));
    this.#track.setAttribute("aria-valuenow", (player.now / 1e9).toFixed(3));
    this.#track.setAttribute("aria-valuetext", `${(player.now / 1e9).toFixed(2)} of ${(player.end / 1e9).toFixed(2)} seconds`);
    return true;
  }

  /// The offset's way from its lowest to its highest value; along x where only that changes.
  #drawOffset(pen, x, top, bottom, color) {
    const samples = this.#player.samples;
    const range = (axis) => samples.reduce(
      ([low, high], sample) => [Math.min(low, sample[axis]), Math.max(high, sample[axis])], [Infinity, -Infinity]);
    const [ranges, axis] = [{ x: range("x"), y: range("y") }, "y"];
    const shownAxis = ranges.x[1] - ranges.x[0] > ranges.y[1] - ranges.y[0] ? "x" : axis;
    const [low, high] = ranges[shownAxis];
    const reach = Math.max(high - low, 40);
    const y = (value) => bottom - (value - low) / reach * (bottom - top);
    // As many points as there are pixels are enough.
    const step = Math.max(1, Math.floor(samples.length / 1200));
    pen.beginPath();
    samples.forEach((sample, i) => {
      if (i % step && i !== samples.length - 1) return;
      if (i === 0) pen.moveTo(x(sample.time), y(sample[shownAxis]));
      else pen.lineTo(x(sample.time), y(sample[shownAxis]));
    });
    pen.strokeStyle = color;
    pen.lineWidth = 1.5;
    pen.lineJoin = "round";
    pen.stroke();
  }

  #drawStates(pen, x, index, y, height, color) {
    const samples = this.#player.samples;
    let start = 0;
    for (let i = 1; i <= samples.length; i++) {
      if (i < samples.length && samples[i].states[index] === samples[start].states[index]) continue;
      const state = this.#words[samples[start].states[index]];
      const end = i < samples.length ? samples[i].time : this.#player.end;
      if (state) {
        pen.fillStyle = color(state);
        pen.beginPath();
        const width = Math.max(1.5, x(end) - x(samples[start].time));
        pen.roundRect(x(samples[start].time), y, width, height, Math.min(3, width / 2));
        pen.fill();
      }
      start = i;
    }
  }
}
// The server that sent the page: it tells when the file has changed, and saves what is recorded.

class Live {
  #link;

  /// - link: `{ events, save, token }`, null for a page that is a file.
  constructor(link) { this.#link = link; }

  get canSave() { return Boolean(this.#link?.save); }

  /// Hands on each feed that the server sends, and whether it is there.
  listen(change, state) {
    if (!this.#link) return;
    const source = new EventSource(this.#link.events);
    source.onmessage = (event) => change(JSON.parse(event.data));
    source.onopen = () => state(true);
    source.onerror = () => state(false);
  }

  /// Saves a recorded scenario.
  ///
  /// - Returns: what the server says, in words.
  async save(yaml) {
    const answer = await fetch(this.#link.save, {
      method: "POST", body: yaml, headers: { "Content-Type": "text/yaml", "X-Refreshcfg-Token": this.#link.token },
    });
    const text = (await answer.text()).trim();
    if (!answer.ok) throw new Error(text || `the server answered ${answer.status}`);
    return text;
  }
}
// The steps of a scenario: played into the log once, then gone through like any other past.


class Steps {
  #parent;
  #count;
  #player;
  #marks = [];
  #lines = [];
  #present = -1;

  /// - go: goes to a moment: a time and a position in the log.
  constructor(parent, count, player, go) {
    this.#parent = parent;
    this.#count = count;
    this.#player = player;
    parent.addEventListener("click", (event) => {
      const index = this.#lines.indexOf(event.target.closest("li"));
      if (index >= 0) go(this.#marks[index]);
    });
    parent.addEventListener("keydown", (event) => {
      const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const index = this.#lines.indexOf(event.target.closest("li")) + (way ?? 0);
      if (!way || !this.#lines[index]) return;
      event.preventDefault();
      this.#lines[index].firstChild.focus();
      go(this.#marks[index]);
    });
  }

  /// Where steps end: `[{ time, position, isFailed }]`.
  get marks() { return this.#marks; }
  /// The moment of the first step that failed; undefined where none did.
  get failure() { return this.#marks.find((mark) => mark.isFailed); }

  /// Plays all steps into the player's log.
  play(steps) {
    this.#marks = [];
    this.#parent.replaceChildren();
    this.#present = -1;
    this.#lines = (steps ?? []).map((step, index) => {
      this.#player.run(step.commands.map(bytesOf), index);
      const isFailed = step.failures.length > 0;
      this.#marks.push({ time: this.#player.now, position: this.#player.position, isFailed });
      const line = document.createElement("li");
      line.classList.toggle("failed", isFailed);
      const button = document.createElement("button");
      const number = document.createElement("span");
      number.textContent = step.line;
      const code = document.createElement("code");
      code.textContent = step.text;
      button.append(number, code);
      line.append(button);
      for (const failure of step.failures) {
        const text = document.createElement("p");
        text.textContent = failure;
        line.append(text);
      }
      this.#parent.append(line);
      return line;
    });
    this.#count.textContent = this.#lines.length ? String(this.#lines.length) : "";
  }

  /// Shows which step was done last.
  draw() {
    let present = -1;
    const { position } = this.#player;
    this.#marks.forEach((mark, index) => { if (mark.position <= position) present = index; });
    if (present === this.#present) return;
    this.#present = present;
    this.#lines.forEach((line, index) => {
      line.classList.toggle("present", index === present);
      line.classList.toggle("ahead", index > present);
      if (index === present) line.firstChild.setAttribute("aria-current", "step");
      else line.firstChild.removeAttribute("aria-current");
    });
    const line = this.#lines[present];
    if (line) this.#parent.scrollTop = line.offsetTop - this.#parent.clientHeight / 2;
  }
}
// What can be chosen of the phone and the app, and what an app can do at any time.


/// Sizes of phones in points, with the room that their status bar and home indicator take.
const sizes = [
  { name: "375 × 667", width: 375, height: 667, status: 20, bottom: 0 },
  { name: "390 × 844", width: 390, height: 844, status: 47, bottom: 34 },
  { name: "430 × 932", width: 430, height: 932, status: 59, bottom: 34 },
  { name: "744 × 1133", width: 744, height: 1133, status: 24, bottom: 20 },
];
const rowHeight = 64;
const languages = [
  ["en", "English"], ["zh-Hans", "简体中文"], ["zh-Hant", "繁體中文"], ["ko", "한국어"], ["ru", "Русский"], ["uk", "Українська"],
];

class Controls {
  #roles = [];
  #isWide = false;
  #present = {};

  /// - restart: begins anew with the present choice.
  /// - act: does what an app does: `act(bytes, yaml)`.
  constructor(restart, act) {
    this.act = act;
    part("size").append(...sizes.map(({ name }, index) => new Option(name, index, index === 1, index === 1)));
    for (const id of ["size", "bars", "amount", "delay", "rows"]) part(id).addEventListener("change", restart);
    const select = part("language");
    select.append(...languages.map(([tag, name]) => new Option(name, tag)));
    select.addEventListener("change", () => act(command.language(select.value), `language: ${select.value}`));
  }

  /// What is chosen, for a scene of a preset.
  get choice() {
    const size = sizes[part("size").value];
    const bars = part("bars").value;
    const rows = Number(part("amount").value);
    const top = bars === "none" ? 0 : size.status + (bars === "nav" ? 44 : 0);
    const safeArea = { top, left: 0, bottom: bars === "none" ? 0 : size.bottom, right: 0 };
    const viewport = { width: size.width, height: size.height };
    // Content for a trailer is no higher than the phone; how wide it is comes when it is loaded.
    const content = this.#isWide
      ? { width: null, height: size.height - top - safeArea.bottom, rows: 0, rowHeight }
      : { width: null, height: rows * rowHeight, rows, rowHeight };
    const delay = part("delay").value;
    const app = { delay: delay === "" ? null : Number(delay), rows: Number(part("rows").value), roles: this.#roles };
    return { viewport, safeArea, content, app };
  }

  /// What the app loads as soon as the phone is there: cards, since a trailer finds its place with the first content.
  get cards() {
    const cards = { 0: 0, 3: 3, 20: 9, 100: 40 }[part("amount").value];
    return this.#isWide && !part("choices").hidden ? cards * 164 : 0;
  }

  get bars() { return part("choices").hidden ? undefined : part("bars").value; }

  /// Fits the controls to a scene.
  use(scene) {
    this.#roles = scene.roles;
    this.#isWide = scene.roles.includes("trailer");
    this.#present = {};
    part("choices").hidden = scene.steps !== null;
    part("rows").parentElement.hidden = !scene.roles.includes("footer");
    const select = part("language");
    if (![...select.options].some((option) => option.value === scene.language)) {
      select.append(new Option(scene.language, scene.language));
    }
    select.value = scene.language;
    select.parentElement.hidden = false;
  }

  /// Lays out the buttons for the components that are there.
  draw(frame, columns) {
    const at = (name) => frame[columns.at(name)];
    const kinds = ["header", "footer", "trailer"].map((role) => at(`${role}.type`));
    const key = kinds.join() + at("scroll.window");
    if (this.#present.key === key) return;
    this.#present = { key };
    const parent = part("actions");
    parent.replaceChildren();
    const button = (row, name, label, make) => {
      const element = document.createElement("button");
      element.textContent = name;
      element.setAttribute("aria-label", label);
      element.addEventListener("click", () => {
        const [bytes, yaml] = make();
        this.act(bytes, yaml);
      });
      row.append(element);
    };
    const group = (name) => {
      const row = document.createElement("div");
      row.setAttribute("role", "group");
      row.setAttribute("aria-label", name);
      const title = document.createElement("span");
      title.textContent = name;
      row.append(title);
      parent.append(row);
      return row;
    };
    ["header", "footer", "trailer"].forEach((role, index) => {
      if (Number.isNaN(kinds[index])) return;
      const row = group(role);
      button(row, "begin", `Begin refreshing the ${role}`,
        () => [command.beginRefreshing(role), `beginRefreshing: ${role}`]);
      button(row, "end", `End refreshing the ${role}`, () => [command.endRefreshing(role), `endRefreshing: ${role}`]);
      if (role !== "footer") return;
      button(row, "no more", "No more data",
        () => [command.endRefreshingWithNoMoreData(role), `endRefreshing: { ${role}: noMoreData }`]);
      button(row, "reset", "Reset no more data", () => [command.resetNoMoreData(role), `resetNoMoreData: ${role}`]);
    });
    const row = group("screen");
    button(row, "load 5", "Load 5 rows", () => [command.loadRows(5), "load: { rows: 5 }"]);
    button(row, "rotate", "Rotate the phone", () => {
      const size = { width: this.at("scroll.viewport.height"), height: this.at("scroll.viewport.width") };
      return [command.rotate(size), `rotate: [${size.width}, ${size.height}]`];
    });
    const isIn = at("scroll.window") === 1;
    button(row, isIn ? "leave" : "enter", isIn ? "Leave the window" : "Enter the window",
      () => [command.window(!isIn), `window: ${!isIn}`]);
  }
}
// The sheet with what was recorded.


class Sheet {
  #live;

  constructor(live) {
    this.#live = live;
    part("copy").addEventListener("click", () => this.#copy());
    part("save").addEventListener("click", () => this.#save());
  }

  /// Shows YAML.
  show(yaml, count) {
    part("yaml").textContent = yaml;
    part("sheet-note").textContent = count
      ? `${count} steps, with what happened as the expectation. Save it as a .scenarios.yaml beside the preset, and `
        + "refreshcfg test runs it."
      : "Nothing was done yet: record, then pull, fling or press a button.";
    part("save").hidden = !this.#live.canSave;
    part("saved").textContent = "";
    part("sheet").showModal();
  }

  async #copy() {
    const text = part("yaml").textContent;
    try {
      await navigator.clipboard.writeText(text);
      part("saved").textContent = "copied";
    } catch {
      // A page from a file may have no clipboard; what is selected can be copied by hand.
      getSelection().selectAllChildren(part("yaml"));
      part("saved").textContent = "selected: copy with the keyboard";
    }
  }

  async #save() {
    try {
      part("saved").textContent = await this.#live.save(part("yaml").textContent);
    } catch (error) {
      part("saved").textContent = error.message;
    }
  }
}
// The page as a whole: what is shown, what is done, and time.


/// A frame of the keys that step through time, in nanoseconds.
const frameTime = 1e9 / 60;

class Preview {
  #feed;
  #scene;
  #isPaused = false;
  #isRecording = false;
  #isAwake = false;
  #last = 0;

  constructor(engine, feed, live) {
    this.engine = engine;
    this.player = new Player(engine);
    this.live = live;
    const columns = engine.columns;
    const wake = () => this.wake();
    this.phone = new Phone(columns);
    this.gesture = new Gesture(this.phone.surface, this.phone, this.player, () => this.#touched());
    this.machines = new Machines(part("machines"), columns);
    this.observables = new Observables(part("observables"), columns);
    this.events = new EventLog(part("events"), (time) => this.#go({ time }));
    this.timeline = new Timeline(part("track"), this.player, (time) => this.#go({ time }));
    this.steps = new Steps(part("steps"), part("step-count"), this.player, (moment) => this.#go(moment));
    this.controls = new Controls(() => this.#begin(), (bytes, note) => this.#act(bytes, note));
    this.controls.at = (name) => this.player.world.frame()[columns.at(name)];
    this.sheet = new Sheet(live);
    this.#bind();
    this.use(feed);
    live.listen((feed) => this.use(feed), (isThere) => this.#showLive(isThere));
    addEventListener("resize", () => {
      this.phone.fit();
      wake();
    });
  }

  /// Shows a feed; what is the same in it stays where it is.
  use(feed) {
    const { name, suite } = this.#scene ?? {};
    const isFirst = !this.#feed;
    this.#feed = feed;
    document.title = `${feed.title} · refreshcfg`;
    part("title").textContent = feed.title;
    part("path").textContent = feed.path;
    this.#showProblems(feed.diagnostics);
    if (!feed.scenes.length) {
      document.body.classList.add("empty");
      return;
    }
    document.body.classList.remove("empty");
    // Scenarios of several suites may have one name.
    const hasSuites = new Set(feed.scenes.map((scene) => scene.suite)).size > 1;
    const label = ({ suite, name }) => (hasSuites ? `${suite} · ${name}` : name);
    part("scene").replaceChildren(...feed.scenes.map((scene, index) => new Option(label(scene), index)));
    part("scene-pick").hidden = feed.scenes.length < 2;
    const same = feed.scenes.findIndex((scene) => scene.name === name && scene.suite === suite);
    const offset = isFirst || !this.player.world ? null : {
      x: this.controls.at("scroll.offset.x"), y: this.controls.at("scroll.offset.y"),
    };
    this.#choose(same >= 0 ? same : feed.selected, isFirst || same < 0 ? null : offset);
  }

  #choose(index, offset = null) {
    this.#scene = this.#feed.scenes[index];
    part("scene").value = index;
    part("nav").textContent = this.#scene.name;
    part("steps-panel").hidden = this.#scene.steps === null;
    this.phone.looks = this.#scene.images;
    this.controls.use(this.#scene);
    this.#begin(offset);
  }

  get #choice() { return this.#scene.steps === null ? this.controls.choice : {}; }

  /// Begins anew: a preset at rest, a scenario at its failing step or before its first.
  #begin(offset = null) {
    this.gesture.reset();
    if (!this.player.start(bytesOf(this.#scene.world), choiceBytes(this.#choice))) {
      this.#showProblems([{ text: "error: this page and its engine are not of one version; load the page anew\n", severity: "error" }]);
      return;
    }
    this.#showProblems(this.#feed.diagnostics);
    // What is recorded begins where the scenario begins, and goes its own way.
    const steps = this.#isRecording ? null : this.#scene.steps;
    this.steps.play(steps);
    if (steps?.length) {
      const moment = this.steps.failure ?? { time: 0, position: 0 };
      this.player.seek(moment.time, moment.position);
      this.#pause(true);
    } else {
      this.#pause(false);
    }
    const { cards } = this.controls;
    if (cards) this.#act(command.contentWidth(cards), `set: { scene.content.width: ${cards} }`);
    // A file that was saved anew shows where one was looking.
    if (offset && this.#scene.steps === null) {
      const rest = { x: this.controls.at("scroll.offset.x"), y: this.controls.at("scroll.offset.y") };
      if (Math.abs(offset.y - rest.y) + Math.abs(offset.x - rest.x) > 0.5) {
        this.#act(command.scrollTo(offset, false), `scroll: { to: { x: ${offset.x}, y: ${offset.y} } }`);
      }
    }
    this.wake(true);
  }

  #act(bytes, note) {
    this.#pause(false);
    this.player.act({ action: "perform", bytes, note: { yaml: note } });
    this.wake(true);
  }

  #touched() {
    if (this.#isPaused) this.#pause(false);
    this.wake();
  }

  #go({ time, position }) {
    this.gesture.reset();
    this.#pause(true);
    this.player.seek(time, position);
    this.wake(true);
  }

  #pause(isPaused) {
    this.#isPaused = isPaused;
    part("play-shape").setAttribute("d", isPaused ? "M6.5 4v12l9.5-6z" : "M6.5 4.5v11M13.5 4.5v11");
    part("play").setAttribute("aria-label", isPaused ? "Play" : "Pause");
    this.wake();
  }

  #step(way) {
    if (way > 0 && this.player.isLive) {
      this.#pause(true);
      this.player.advance(frameTime);
      this.wake(true);
      return;
    }
    this.#go({ time: Math.max(0, Math.min(this.player.end, this.player.now + way * frameTime)) });
  }

  #play() {
    // At the end of what was played a scenario is played again.
    if (this.#isPaused && this.player.isLive && this.steps.marks.length) this.player.seek(0, 0);
    this.#pause(!this.#isPaused);
    this.wake(true);
  }

  #bind() {
    part("scene").addEventListener("change", (event) => this.#choose(Number(event.target.value)));
    part("restart").addEventListener("click", () => this.#begin());
    part("back").addEventListener("click", () => this.#step(-1));
    part("forth").addEventListener("click", () => this.#step(1));
    part("play").addEventListener("click", () => this.#play());
    part("record").addEventListener("click", () => this.#record());
    part("speed").addEventListener("change", (event) => {
      this.speed = this.phone.speed = Number(event.target.value);
      this.wake();
    });
    part("all").addEventListener("click", (event) => {
      const isAll = event.target.getAttribute("aria-pressed") !== "true";
      event.target.setAttribute("aria-pressed", String(isAll));
      this.observables.isAll = isAll;
      this.wake(true);
    });
    addEventListener("keydown", (event) => {
      if (event.target.closest("input,select,button,dialog,pre") || event.ctrlKey || event.metaKey || event.altKey) return;
      const does = { " ": () => this.#play(), ",": () => this.#step(-1), ".": () => this.#step(1), r: () => this.#begin() };
      if (!does[event.key]) return;
      event.preventDefault();
      does[event.key]();
    });
  }

  speed = 1;

  #record() {
    this.#isRecording = !this.#isRecording;
    part("record").setAttribute("aria-pressed", String(this.#isRecording));
    part("record-name").textContent = this.#isRecording ? "Finish" : "Record";
    if (this.#isRecording) {
      this.#begin();
      return;
    }
    this.sheet.show(this.recorded(), this.recordedSteps);
  }

  /// What was done since the beginning, as a file of scenarios.
  recorded() {
    const { steps, events } = record(this.engine, bytesOf(this.#scene.world), this.#choice, this.player);
    this.recordedSteps = steps.length;
    return yaml({
      suite: this.#feed.title, name: "recorded in the preview", steps, events,
      scene: [...this.#scene.source, ...sceneLines(this.#choice)], own: this.#scene.ownSource,
    });
  }

  #showProblems(diagnostics) {
    const problems = part("problems");
    problems.hidden = !diagnostics.length;
    problems.replaceChildren(...diagnostics.map(({ text, severity }) => {
      const pre = document.createElement("pre");
      pre.className = severity;
      pre.textContent = text;
      return pre;
    }));
  }

  #showLive(isThere) {
    part("live").hidden = false;
    part("live").textContent = isThere ? "live" : "server gone";
    part("live").classList.toggle("gone", !isThere);
  }

  /// Lets frames run until nothing moves any more.
  ///
  /// - isChanged: whether all has to be drawn, however little time has passed.
  wake(isChanged = false) {
    if (!this.player.world) return;
    this.isChanged ||= isChanged;
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#last = performance.now();
    requestAnimationFrame((time) => this.#tryFrame(time));
  }

  #frame(time) {
    const { player } = this;
    // A page that was hidden goes on where it was.
    const passed = Math.min(50, Math.max(0, time - this.#last));
    this.#last = time;
    this.gesture.flush();
    const moves = !this.#isPaused && (player.isMoving || this.gesture.isActive);
    if (moves && passed > 0) {
      const wasPast = !player.isLive;
      player.advance(passed * this.speed * 1e6);
      // What was played before ends here; a scenario stops with it.
      if (wasPast && player.isLive && this.steps.marks.length) this.#pause(true);
    }
    this.#draw(!moves || this.isChanged);
    this.isChanged = false;
    if (moves || this.lit > performance.now()) {
      if (moves) this.lit = performance.now() + 300;
      requestAnimationFrame((time) => this.#tryFrame(time));
    } else {
      this.#draw(true);
      this.#isAwake = false;
    }
  }

  /// A frame; an engine that stopped says so instead of standing still without a word.
  #tryFrame(time) {
    try {
      this.#frame(time);
    } catch (error) {
      this.#showProblems([{ text: `error: the engine stopped: ${error.message}; load the page anew\n`, severity: "error" }]);
      throw error;
    }
  }

  lit = 0;
  #slow = 0;

  #draw(isForced) {
    const { player } = this;
    const frame = player.world.frame();
    this.phone.draw(player.world, player.animations, this.controls.bars);
    this.machines.draw(frame, roles);
    if (this.controls.at("fault") === 1 && part("problems").hidden) {
      const text = "error: more blocks ran at one instant than ever should: an endless loop; begin anew (R)\n";
      this.#showProblems([{ text, severity: "error" }]);
    }
    part("clock").textContent = `${(player.now / 1e9).toFixed(3)} s`;
    this.timeline.draw(isForced, this.steps.marks);
    // Texts are read by people: twenty times a second is enough.
    const clock = performance.now();
    if (!isForced && clock - this.#slow < 50) return;
    this.#slow = clock;
    this.observables.draw(player.world);
    this.events.draw(player.events, player.now);
    this.steps.draw();
    this.controls.draw(frame, player.columns);
  }
}
// Starts the page.


const data = (id) => JSON.parse(part(id).textContent);

async function start() {
  const module = await Engine.unpack(part("engine").textContent);
  const engine = await Engine.load(module, data("columns"));
  new Preview(engine, data("feed"), new Live(data("link")));
  document.documentElement.dataset.ready = "true";
}

start().catch((error) => {
  part("problems").hidden = false;
  part("problems").textContent = `this browser can't run the engine: ${error.message}`;
});
"""##
  /// The SHA-256 of the style in base64.
  static let styleDigest = "XBjNO/D+R+SNdq4VKzM7myrNOtCaDSXCPZwldG7otCo="
  /// The SHA-256 of the script in base64.
  static let scriptDigest = "ceRTT9o5y383FmLKqdW5/nel5V4E31mXFLCaIvBy7+Q="
}
