'use strict';
(() => {
  const bar = document.querySelector('.bar');
  if (!bar) return;
  const root = document.documentElement, split = bar.elements.split;
  const show = () => {
    const way = bar.elements.way.value;
    root.classList.toggle('over', way !== 'beside');
    root.classList.toggle('slide', way === 'slide');
    root.classList.toggle('fade', way === 'fade');
    split.disabled = way === 'beside';
    root.style.setProperty('--split', split.value);
  };
  bar.hidden = false;
  bar.addEventListener('input', show);
  bar.addEventListener('submit', e => e.preventDefault());
  show();
})();
