// A phone captures the wheel and the finger, so it starts on request and not when it comes into view.
function stop(phone) {
  phone.classList.remove("live");
  phone.querySelector("iframe")?.remove();
}
const gone = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (!isIntersecting) stop(target);
}, { rootMargin: "600px" });
function start(phone) {
  const frame = document.createElement("iframe");
  frame.title = phone.dataset.name;
  frame.addEventListener("load", () => { phone.classList.add("live"); frame.focus(); }, { once: true });
  frame.src = phone.dataset.page;
  phone.append(frame);
  gone.observe(phone);
}
for (const phone of document.querySelectorAll(".phone")) {
  phone.querySelector(".try").addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!phone.querySelector("iframe")) start(phone);
  });
}
const form = document.querySelector(".filter");
if (form) {
  const cards = [...document.querySelectorAll(".card")].map((card) => ({ card, text: card.textContent.toLowerCase() }));
  const has = (list, value) => !value || list.split("\n").includes(value);
  const apply = () => {
    const words = form.q.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { card, text } of cards) {
      const { types, features } = card.dataset;
      card.hidden = !(has(types, form.type.value) && has(features, form.feature.value) && words.every((word) => text.includes(word)));
      if (card.hidden) stop(card.querySelector(".phone"));
      else shown += 1;
    }
    document.getElementById("none").hidden = shown > 0;
    document.getElementById("shown").textContent = shown === cards.length ? "" : `${shown} of ${cards.length}`;
  };
  form.hidden = false;
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input,select")) return;
    event.preventDefault();
    form.q.focus();
  });
  // A browser may have kept what was chosen before the page was left.
  apply();
}
