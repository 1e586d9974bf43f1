/// How the pages of a gallery look, light and dark, from 390 points of width on.
enum GalleryStyle {
  /// The style sheet. The colours are those of the preview.
  static let sheet = """
    :root { color-scheme: light dark;
      --paper: #f3f3f0; --sheet: #fff; --ink: #1b1c1e; --soft: #5d6066; --line: #e3e3df; --accent: #2f5bea; --own: #e8eefd;
      --good: #12805c; --bad: #c22443;
      --code: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace;
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Noto Sans CJK SC", sans-serif; }
    @media (prefers-color-scheme: dark) { :root {
      --paper: #131416; --sheet: #1c1d20; --ink: #ececea; --soft: #a0a3aa; --line: #2b2d31; --accent: #7d9cff; --own: #232c47;
      --good: #3ecf9a; --bad: #ff6b81; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1240px; padding: 0 24px; background: var(--paper); color: var(--ink); }
    h1, h2, p, ul, figure { margin: 0; padding: 0; }
    a { color: var(--accent); text-underline-offset: 3px; text-decoration-thickness: 1px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
    code { font: 0.87em var(--code); overflow-wrap: anywhere; }
    .small { color: var(--soft); font-size: 13px; }
    .top { padding: 56px 0 32px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; justify-items: start; }
    .top h1 { font-size: 34px; line-height: 1.15; letter-spacing: -0.02em; font-weight: 680; text-wrap: balance; overflow-wrap: anywhere; }
    .lead { color: var(--soft); font-size: 17px; max-width: 62ch; text-wrap: pretty; }
    .back { font-size: 13px; margin-bottom: 8px; }
    .back::before { content: "← "; color: var(--soft); }
    .verdict { display: inline-flex; align-items: center; gap: 8px; margin-top: 8px; padding: 6px 14px; border-radius: 99px;
      background: var(--sheet); border: 1px solid var(--line); color: var(--good); font-weight: 550; text-decoration: none; }
    .verdict.bad { color: var(--bad); }
    .verdict::before { content: "✓"; } .verdict.bad::before { content: "✗"; }
    .verdict:hover { border-color: currentColor; }

    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 24px; }
    .card { background: var(--sheet); border: 1px solid var(--line); border-radius: 20px; padding: 20px; display: flex;
      flex-direction: column; gap: 18px; }
    .card .text { display: grid; gap: 6px; }
    .card h2 { font-size: 18px; letter-spacing: -0.01em; line-height: 1.25; overflow-wrap: anywhere; }
    .card h2 a { color: inherit; text-decoration: none; }
    .card h2 a:hover { color: var(--accent); text-decoration: underline; }
    .card p { text-wrap: pretty; }
    .types { list-style: none; display: flex; flex-wrap: wrap; gap: 6px; margin: 4px 0 0; }
    .types li { font: 12px var(--code); padding: 2px 9px; border-radius: 99px; background: var(--own); }

    .phone { position: relative; width: 258px; height: 531px; margin: 0 auto; flex: none; }
    .phone .screen { position: absolute; inset: 0; padding: 12px; border-radius: 42px; background: #0d0d0f;
      box-shadow: 0 0 0 1px #33363b, 0 20px 40px -24px #0008; }
    .phone .screen img { display: block; width: 234px; height: 507px; border-radius: 30px; background: #fff; color-scheme: light; }
    .phone .try { position: absolute; left: 50%; bottom: 36px; translate: -50% 0; padding: 9px 20px; border-radius: 99px;
      background: #1b1c1e; color: #fff; font-weight: 600; text-decoration: none; white-space: nowrap; box-shadow: 0 6px 18px -6px #0009; }
    .phone .try::after { content: ""; position: absolute; inset: -460px -100px -40px; border-radius: 42px; }
    .phone:hover .try { background: #2f5bea; }
    .phone iframe { position: absolute; left: 50%; top: 0; width: 300px; height: 595px; margin-left: -150px; border: 0; color-scheme: light dark; }
    .phone.live .screen, .phone.live .try { visibility: hidden; }

    .preset { display: grid; grid-template-columns: 258px minmax(0, 1fr); gap: 48px; align-items: start; }
    aside { position: sticky; top: 24px; display: grid; gap: 16px; text-align: center; }
    .sections { display: grid; grid-template-columns: minmax(0, 1fr); gap: 40px; }
    .sections h2 { font-size: 18px; letter-spacing: -0.01em; margin-bottom: 12px; }
    .scrolled { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; }
    .scrolled + .small { margin-top: 8px; }
    .scrolled > img { display: block; max-width: none; height: 520px; width: auto; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; }
    th, td { text-align: left; padding: 9px 14px; border-bottom: 1px solid var(--line); vertical-align: top; min-width: 96px; }
    tbody tr:last-child > * { border-bottom: 0; }
    thead th, tbody th { font-weight: 550; color: var(--soft); white-space: nowrap; }
    tbody th code { color: var(--ink); white-space: nowrap; }
    td.own, span.own { background: var(--own); }
    span.own { padding: 1px 6px; border-radius: 4px; }
    figure + figure { margin-top: 16px; }
    .frames { display: flex; flex-wrap: wrap; gap: 8px; padding: 14px; background: #fff; border: 1px solid var(--line); border-radius: 14px; color-scheme: light; }
    .frames img { max-height: 72px; max-width: 100%; }
    .stand { width: 44px; height: 44px; border-radius: 50%; background: #dfe7fb; color: #1b1c1e; display: grid; place-items: center; font-weight: 600; font-size: 14px; }
    figcaption { color: var(--soft); font-size: 13px; margin-top: 6px; }
    figcaption b { color: var(--ink); font-weight: 600; }
    .foot { color: var(--soft); font-size: 13px; padding: 48px 0 40px; }
    @media (max-width: 819px) {
      body { padding: 0 16px; }
      .top { padding: 32px 0 24px; } .top h1 { font-size: 28px; }
      .preset { grid-template-columns: minmax(0, 1fr); gap: 32px; }
      aside { position: static; }
    }
    """
}
