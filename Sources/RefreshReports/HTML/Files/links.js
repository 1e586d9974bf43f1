// Moments of a report: opened by a link, linked with each other, and left by what they no longer concern.
(() => {
  const $ = (s, e = document) => Array.from(e.querySelectorAll(s));
  const stepOf = e => e ? Number(e.dataset.s || e.id.split('-')[1]) : NaN;

  // Code is scrolled to the caret below what a message is about.
  const showCarets = scenario => {
    for (const box of $('.failure pre', scenario)) {
      const text = box.firstChild, at = text ? text.data.indexOf('^') : -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const caret = range.getBoundingClientRect(), room = box.getBoundingClientRect();
      if (caret.right > room.right - 12) box.scrollLeft += caret.right - room.left - room.width / 2;
    }
  };

  // A moment is named as in previews: `#suite=…`, `scenario=…`, `step=4`, `t=0.25`, `note=…`.
  const suiteOf = scenario => scenario.closest('.suite').querySelector('h2 span').textContent;
  const nameOf = scenario => scenario.querySelector('.title').textContent;
  const fragment = (scenario, step, time) => '#' + [['suite', suiteOf(scenario)], ['scenario', nameOf(scenario)], ['step', step], ['t', time]]
    .filter(([, value]) => value !== undefined).map(([name, value]) => name + '=' + encodeURIComponent(value)).join(String.fromCharCode(38));
  const linkSteps = scenario => {
    // The film is one stop of the Tab key; arrows go from frame to frame.
    $('.frame', scenario).forEach((frame, i) => {
      // What is in a picture can't be reached by screen readers.
      frame.closest('svg').setAttribute('role', 'group');
      frame.setAttribute('tabindex', i ? '-1' : '0');
      frame.setAttribute('role', 'link');
      frame.setAttribute('aria-label', $('text', frame).filter(e => !e.closest('.screen')).map(e => e.textContent).join(', '));
    });
    for (const li of $('.steps li', scenario)) {
      const number = li.querySelector('.n');
      if (number.firstElementChild) continue;
      const link = document.createElement('a');
      link.href = fragment(scenario, stepOf(li));
      link.title = 'Link to this moment';
      link.append(number.firstChild);
      number.append(link);
    }
  };

  const cursor = name => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('class', name);
    return path;
  };
  // The opened moment, and the one that is pointed at elsewhere than in the timeline.
  const mark = cursor('cursor'), pointed = cursor('cursor');
  // Draws a mark in the timeline at a time of a step, by default at its end; none for null. Returns its place, or null.
  const drawMark = (mark, scenario, step, time) => {
    mark.remove();
    const svg = scenario ? scenario.querySelector('svg.timeline') : null, band = svg ? $('.step', svg).find(e => stepOf(e) === step) : null;
    if (!band || time === null) return null;
    const rect = band.querySelector('rect'), [start, end] = band.dataset.t.split(' ').map(Number);
    const left = Number(rect.getAttribute('x')), right = left + Number(rect.getAttribute('width'));
    const at = Number.isNaN(time) ? end : Math.max(start, Math.min(end, time));
    // Stretches may be cut out of a step, so its time has several scales.
    const knots = svg.querySelector('.seconds').dataset.m.split(' ').map(Number).reduce((all, n, i) => (i % 2 ? all[all.length - 1].push(n) : all.push([n]), all), [])
      .filter(([x]) => x + 0.01 >= left ? right + 0.01 >= x : false);
    const next = knots.findIndex(([, t]) => t >= at), [from, to] = [knots[Math.max(0, next - 1)], knots[next]];
    const x = end === start || !to ? right : from[1] === to[1] ? to[0] : from[0] + (to[0] - from[0]) * (at - from[1]) / (to[1] - from[1]);
    mark.setAttribute('d', 'M' + x + ' 0V' + (svg.viewBox.baseVal.height - 30));
    svg.append(mark);
    return x;
  };

  let linked = [];
  const link = (scenario, step, time = NaN) => {
    for (const e of linked) e.classList.remove('linked');
    drawMark(pointed, scenario, step, time);
    linked = scenario ? $('.frame,.step,.steps li', scenario).filter(e => stepOf(e) === step)
      .concat($('.failure', scenario).filter(e => (e.querySelector('h3 a') || {}).hash === '#' + scenario.id + '-' + step)) : [];
    for (const e of linked) e.classList.add('linked');
  };
  let opened = [null, NaN, null];
  const over = e => {
    const target = e.target.closest ? e.target.closest('.frame,.step,.steps li,.failure') : null;
    if (!target) { link(...opened); return; }
    const scenario = target.closest('.scenario'), own = target.querySelector('h3 a');
    const step = target.classList.contains('failure') ? (own ? Number(own.hash.split('-')[1]) : NaN) : stepOf(target);
    // In the timeline, the pointer has its own cursor.
    if (target.classList.contains('step')) link(scenario, step, null);
    else link(scenario, step, target.classList.contains('frame') ? Number(target.dataset.t) : NaN);
  };
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', over);
  const go = frame => { location.hash = fragment(frame.closest('.scenario'), stepOf(frame), frame.dataset.t); };
  document.addEventListener('click', e => {
    const frame = e.target.closest('.frame');
    if (frame) go(frame);
  });
  document.addEventListener('keydown', e => {
    const frame = e.target.closest ? e.target.closest('.frame') : null, way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[e.key];
    if (!frame) return;
    if (e.key === 'Enter') go(frame);
    const all = $('.frame', frame.parentElement), next = way ? all[all.indexOf(frame) + way] : { Home: all[0], End: all[all.length - 1] }[e.key];
    if (!next) return;
    e.preventDefault();
    frame.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus();
  });

  const markTime = (scenario, step, time) => {
    const svg = scenario.querySelector('svg.timeline'), x = drawMark(mark, scenario, step, time);
    if (x !== null) svg.parentElement.scrollLeft = x - svg.parentElement.clientWidth / 2;
  };
  const showNote = (text, before) => {
    for (const e of $('.note')) e.remove();
    if (!text) return;
    const note = document.createElement('p'), words = document.createElement('span'), close = document.createElement('button');
    note.className = 'note';
    note.setAttribute('role', 'note');
    words.textContent = text;
    close.textContent = 'close';
    close.setAttribute('aria-label', 'Close the note');
    close.addEventListener('click', () => note.remove());
    note.append(words, close);
    before.prepend(note);
  };
  const open = () => {
    const fields = new URLSearchParams(location.hash.slice(1).replaceAll('+', '%2B')), name = fields.get('scenario'), suite = fields.get('suite');
    if (name === null) return;
    const scenario = $('.scenario').find(e => nameOf(e) === name ? suite === null || suiteOf(e) === suite : false);
    if (!scenario) { showNote('This report has no scenario “' + name + '”.', document.querySelector('main')); return; }
    scenario.open = true;
    const step = Number(fields.get('step') || NaN), body = scenario.querySelector('.body');
    showNote(fields.get('note'), body);
    opened = [scenario, step, null];
    link(...opened);
    markTime(scenario, step, Number(fields.get('t') || NaN));
    const frame = $('.frame', scenario).find(e => stepOf(e) === step);
    if (frame) frame.closest('.scroller').scrollLeft += frame.getBoundingClientRect().left - body.getBoundingClientRect().left - 40;
    scenario.scrollIntoView({ block: 'start' });
  };

  // What is shown for the pointer leaves with what it belongs to.
  const leave = () => {
    const tip = document.getElementById('tip');
    if (tip) tip.hidden = true;
    for (const e of $('.cursor')) if (e !== mark) if (e !== pointed) e.removeAttribute('d');
    pointed.remove();
  };
  document.addEventListener('scroll', e => {
    const own = document.activeElement ? document.activeElement.closest('svg.timeline') : null;
    if (!own || own.parentElement !== e.target) leave();
  }, true);
  document.addEventListener('toggle', e => {
    leave();
    if (e.target.open) if (e.target.classList.contains('scenario')) { linkSteps(e.target); showCarets(e.target); }
  }, true);
  document.addEventListener('input', leave);
  document.documentElement.addEventListener('pointerleave', leave);
  addEventListener('blur', leave);
  addEventListener('resize', leave);

  for (const scenario of $('.scenario[open]')) { linkSteps(scenario); showCarets(scenario); }
  addEventListener('hashchange', open);
  open();
})();
