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
