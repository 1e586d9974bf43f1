'use strict';
(() => {
  const $ = (s, e = document) => Array.from(e.querySelectorAll(s));
  const form = document.querySelector('.filter');
  const scenarios = $('.scenario'), suites = $('.suite'), none = document.querySelector('.empty');
  const texts = new Map();
  const textOf = e => {
    if (!texts.has(e)) {
      const suite = e.closest('.suite').querySelector('h2').textContent;
      const own = $('.title,.tag,.meta,.what', e).map(n => n.textContent).join(' ');
      texts.set(e, (suite + ' ' + own).toLowerCase());
    }
    return texts.get(e);
  };
  const apply = () => {
    const words = form.q.value.toLowerCase().split(/\s+/).filter(Boolean);
    const verdict = form.v.value, tag = form.t ? form.t.value : '';
    let shown = 0;
    for (const e of scenarios) {
      const fits = (!verdict || e.classList.contains(verdict))
        ? (!tag || e.dataset.t.split('\n').includes(tag)) ? words.every(w => textOf(e).includes(w)) : false : false;
      e.hidden = !fits;
      if (fits) shown++;
    }
    for (const s of suites) s.hidden = !s.querySelector('.scenario:not([hidden])');
    none.hidden = shown > 0;
    document.getElementById('shown').textContent =
      shown === scenarios.length ? '' : shown + ' of ' + scenarios.length + ' shown';
  };
  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', e => e.preventDefault());
  document.addEventListener('keydown', e => {
    if (e.key === '/') if (!/INPUT|SELECT/.test(e.target.tagName)) { form.q.focus(); e.preventDefault(); }
  });
  apply();

  const reveal = () => {
    const e = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    if (!e) return;
    for (let d = e.closest('details'); d; d = d.parentElement.closest('details')) d.open = true;
    e.scrollIntoView({ block: 'nearest' });
  };
  addEventListener('hashchange', reveal);
  reveal();

  const tip = document.createElement('div');
  tip.id = 'tip';
  tip.hidden = true;
  tip.setAttribute('role', 'status');
  document.body.append(tip);
  const model = new WeakMap();
  const round = v => String(Math.round(v * 100) / 100);
  const read = svg => {
    if (model.has(svg)) return model.get(svg);
    const numbers = t => t.split(' ').map(Number);
    const pairs = t => numbers(t).reduce((all, n, i) => (i % 2 ? all[all.length - 1].push(n) : all.push([n]), all), []);
    const lines = $('.line', svg).map(p => ({ name: p.dataset.n, unit: p.dataset.u, records: pairs(p.dataset.v) }));
    const knots = pairs(svg.querySelector('.seconds').dataset.m);
    const box = r => ({ x: +r.getAttribute('x'), w: +r.getAttribute('width') });
    const steps = $('.step', svg).map(g => ({ ...box(g.querySelector('rect')),
      s: Number(g.dataset.s), title: g.querySelector('title').textContent.split('\n')[0].split(', ')[0], t: g.dataset.t.split(' ').map(Number) }));
    const states = $('.state', svg).map(g => ({ ...box(g.querySelector('rect')), name: g.dataset.n,
      state: g.dataset.v }));
    for (const t of $('.step title,.state title', svg)) t.remove();
    const cursor = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    cursor.setAttribute('class', 'cursor');
    svg.append(cursor);
    // The film of the same scenario, to look at.
    const frames = $('.film .frame', svg.closest('.body')).map(g => ({ g, s: Number(g.dataset.s), t: Number(g.dataset.t) }));
    const m = { lines, knots, steps, states, cursor, frames, at: null, looks: new Map() };
    model.set(svg, m);
    return m;
  };
  // The phone in the last frame of the film that isn't later than the moment.
  const look = (svg, m, step, time) => {
    const frame = m.frames.filter(f => f.s > step.s ? false : time + 1e-4 >= f.t).pop();
    if (!frame) return [];
    if (!m.looks.has(frame)) {
      const box = document.createElement('span'), phone = frame.g.querySelector('.phone');
      const [w, h] = ['width', 'height'].map(name => Number(phone.getAttribute(name)));
      const scale = Math.min(1, 200 / h, 200 / w), copy = svg.cloneNode(false);
      for (const [name, value] of Object.entries({ class: 'pic', width: (w + 4) * scale, height: (h + 4) * scale, viewBox: [-2, -2, w + 4, h + 4].join(' '), 'aria-hidden': 'true' }))
        copy.setAttribute(name, value);
      for (const name of ['tabindex', 'role', 'aria-label']) copy.removeAttribute(name);
      copy.append(frame.g.querySelector('.screen').cloneNode(true), phone.cloneNode(true));
      box.className = 'look';
      box.append(copy, 'film at ' + round(frame.t) + ' s');
      m.looks.set(frame, box);
    }
    return [m.looks.get(frame)];
  };
  const show = (svg, x, left, top) => {
    const m = read(svg), step = m.steps.find(s => x >= s.x ? s.x + s.w >= x : false);
    if (!step) { hide(svg); return; }
    m.at = x;
    const next = Math.max(1, m.knots.findIndex(k => k[0] > x)), [from, to] = [m.knots[next - 1], m.knots[next]];
    const share = to[0] > from[0] ? Math.min(1, (x - from[0]) / (to[0] - from[0])) : 0;
    const rows = [step.title + ' · ' + round(from[1] + (to[1] - from[1]) * share) + ' s'];
    // The value that was recorded last.
    for (const l of m.lines) rows.push(l.name + '  ' + l.records.filter(r => x >= r[0]).pop()[1] + l.unit);
    for (const s of m.states) if (x >= s.x) if (s.x + s.w + 1 > x) rows.push(s.name + '  ' + s.state);
    const time = from[1] + (to[1] - from[1]) * share;
    tip.replaceChildren(rows.join('\n'), ...look(svg, m, step, time));
    tip.hidden = false;
    m.cursor.setAttribute('d', 'M' + x + ' 0V' + (svg.viewBox.baseVal.height - 46));
    const w = tip.offsetWidth, h = tip.offsetHeight;
    tip.style.left = Math.max(4, left + 16 + w > innerWidth ? left - w - 16 : left + 16) + 'px';
    tip.style.top = Math.max(4, Math.min(innerHeight - h - 4, top + 12)) + 'px';
  };
  const hide = svg => {
    tip.hidden = true;
    if (model.has(svg)) model.get(svg).cursor.removeAttribute('d');
  };
  const svgOf = e => e.target.closest ? e.target.closest('svg.timeline') : null;
  let current = null;
  document.addEventListener('pointermove', e => {
    const svg = svgOf(e);
    if (current) if (current !== svg) hide(current);
    current = svg;
    if (svg) show(svg, e.clientX - svg.getBoundingClientRect().left, e.clientX, e.clientY);
  });
  const leave = () => { if (current) hide(current); };
  // What is under the pointer has gone elsewhere, or the pointer has.
  for (const type of ['scroll', 'toggle', 'resize', 'blur', 'beforeprint']) addEventListener(type, leave, true);
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('focusout', e => { const svg = svgOf(e); if (svg) hide(svg); });
  document.addEventListener('keydown', e => {
    const svg = svgOf(e), way = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    if (e.key === 'Escape') if (current) hide(current);
    if (!svg || !way) return;
    const m = read(svg), at = m.steps.findIndex(s => m.at !== null ? (m.at >= s.x ? s.x + s.w > m.at : false) : false);
    const next = m.steps[Math.max(0, Math.min(m.steps.length - 1, at + way))];
    const r = svg.getBoundingClientRect(), x = next.x + next.w / 2;
    svg.parentElement.scrollLeft = x - svg.parentElement.clientWidth / 2;
    show(svg, x, svg.getBoundingClientRect().left + x, r.top + 60);
    current = svg;
    e.preventDefault();
  });
})();
