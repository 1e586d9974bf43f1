/// How the page of a report looks; colours and pictures are those of ``PictureStyle``.
enum PageStyle {
  /// The style sheet.
  static let sheet: StaticString = """
    *{box-sizing:border-box}html{scroll-padding-top:12px}\
    body{margin:0;background:var(--sheet);color:var(--ink);\
    font:15px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Noto Sans CJK SC",sans-serif}\
    main,.top{max-width:1248px;margin:0 auto;padding:0 24px}.top{padding-top:32px}\
    h1{font-size:26px;line-height:1.2;margin:0 0 4px;letter-spacing:-.01em;text-wrap:balance}\
    h2{font-size:18px;line-height:1.3;margin:36px 0 10px;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline}\
    h3{font-size:13px;margin:22px 0 8px;color:var(--soft);font-weight:600}\
    h2 small,.lead{font-size:13px;font-weight:400;color:var(--soft)}.lead{font-size:15px;margin:0 0 18px}\
    a{color:var(--link)}a:hover{text-decoration-thickness:2px}\
    :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}\
    code,pre,.place{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:13px}\
    .meter{display:flex;gap:3px;height:10px;margin:0 0 14px}.meter svg{width:100%;height:10px;border-radius:5px;display:block}\
    .m-passed{fill:var(--good)}.m-failed{fill:var(--bad)}.m-skipped{fill:var(--soft)}\
    .counts{list-style:none;display:flex;flex-wrap:wrap;gap:8px 28px;margin:0 0 8px;padding:0}\
    .counts b{font-size:22px;line-height:1.2;font-variant-numeric:tabular-nums;margin-right:6px}\
    .counts .passed b{color:var(--good)}.counts .failed b{color:var(--bad)}.counts .skipped b{color:var(--skip)}\
    .filter{display:flex;flex-wrap:wrap;gap:10px 16px;align-items:center;margin:18px 0 0}.filter[hidden]{display:none}\
    .filter input[type=search],.filter select{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);\
    border-radius:8px;padding:7px 11px;min-height:40px}.filter input[type=search]{flex:1 1 220px;max-width:420px;min-width:0}\
    .filter select{max-width:100%}\
    fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:4px 14px}fieldset label{display:flex;gap:6px;align-items:center;min-height:32px}\
    legend{position:absolute;clip-path:inset(50%)}.vh{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}\
    .index{background:var(--badpaper);border-radius:12px;padding:14px 18px;margin:22px 0 0}.index h2{margin:0 0 6px;font-size:15px;color:var(--bad)}\
    .index ol{margin:0;padding:0;list-style:none}.index li{padding:3px 0;overflow-wrap:anywhere}\
    .scenario{background:var(--paper);border:1px solid var(--rule);border-radius:12px;margin:0 0 8px;content-visibility:auto;\
    contain-intrinsic-size:auto 50px}.scenario[open]{contain-intrinsic-size:auto 1100px}\
    .scenario.failed{border-color:var(--bad)}\
    summary{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:baseline;padding:12px 18px;cursor:pointer;list-style:none;border-radius:12px}\
    summary::-webkit-details-marker{display:none}summary:hover{background:var(--band)}\
    summary .title{font-weight:600;flex:1 1 240px;min-width:0;overflow-wrap:anywhere}\
    .verdict{font-size:12px;font-weight:700;border-radius:999px;padding:1px 10px;white-space:nowrap}\
    .verdict.passed{color:var(--good);background:var(--goodpaper)}.verdict.failed{color:var(--bad);background:var(--badpaper)}\
    .verdict.skipped{color:var(--skip);background:var(--skippaper)}\
    .tag{font-size:12px;color:var(--soft);border:1px solid var(--rule);border-radius:999px;padding:0 9px}\
    .time{font-size:13px;color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}\
    .body{padding:0 18px 18px}.meta{margin:0;color:var(--soft);font-size:13px;overflow-wrap:anywhere}\
    .failure{border-left:4px solid var(--bad);background:var(--badpaper);border-radius:4px 10px 10px 4px;padding:12px 16px;margin:14px 0 0}\
    .failure h3{margin:0 0 4px;color:var(--bad)}.failure p{margin:0 0 8px;overflow-wrap:anywhere}.failure .what{font-weight:600;font-size:16px}\
    dl{display:grid;grid-template-columns:auto 1fr;gap:2px 14px;margin:0 0 8px;font-size:13px}dt{color:var(--soft)}\
    .failure dt{color:var(--ink)}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}\
    pre{margin:0 0 8px;overflow-x:auto;background:var(--paper);border:1px solid var(--rule);border-radius:8px;padding:10px 12px;line-height:1.45;tab-size:2}\
    .failure details>summary{padding:4px 0;font-size:13px;font-weight:600}.failure details>summary:before{content:"▸ "}\
    .failure details[open]>summary:before{content:"▾ "}.failure summary:hover{background:none;text-decoration:underline}\
    .scroller{overflow-x:auto;margin:0 -18px;padding:4px 18px 8px}.scroller svg{display:block;max-width:none}\
    .steps{list-style:none;margin:0;padding:0;font-size:14px}\
    .steps li{display:grid;grid-template-columns:22px 30px 1fr auto auto;gap:0 8px;padding:4px 8px;border-radius:6px;align-items:baseline}\
    .steps li:nth-child(odd){background:var(--band)}.steps li.failed{background:var(--badpaper);color:var(--bad)}\
    .steps li.notRun code,.steps li.notRun .n{color:var(--soft)}.steps li:target{outline:2px solid var(--link)}\
    .steps code{overflow-wrap:anywhere}.steps .n{text-align:right;color:var(--soft);font-variant-numeric:tabular-nums}\
    .steps .s{font-weight:700;text-align:center}.steps .passed .s{color:var(--good)}.steps .place{color:var(--soft);font-size:12px}\
    .empty{color:var(--soft);padding:24px 0}footer{max-width:1248px;margin:36px auto 40px;padding:0 24px;color:var(--soft);font-size:13px}\
    #tip{position:fixed;z-index:9;pointer-events:none;background:var(--ink);color:var(--paper);border-radius:8px;padding:8px 12px;font-size:12px;\
    line-height:1.5;max-width:260px;white-space:pre;font-variant-numeric:tabular-nums}\
    .cursor{stroke:var(--ink);stroke-width:1;pointer-events:none}.shared{position:absolute}\
    @media(max-width:600px){main,.top,footer{padding-left:14px;padding-right:14px}.top{padding-top:20px}h1{font-size:22px}\
    .body{padding:0 12px 14px}summary{padding:12px}.scroller{margin:0 -12px;padding:4px 12px 8px}.counts{gap:4px 20px}\
    .steps li{grid-template-columns:18px 24px 1fr auto;padding:5px 4px}.steps .place{grid-column:3;grid-row:2}.filter input[type=search]{max-width:none;flex-basis:100%}}\
    @media(prefers-contrast:more){.scenario,.tag{border-color:var(--ink)}}\
    @media print{.filter,#tip{display:none}.scenario{content-visibility:visible;break-inside:avoid}.scroller{overflow:visible}}
    """
}
