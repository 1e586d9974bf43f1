// The keys of the whole page.

/// Elements that use keys themselves.
const busy = "input,select,button,summary,dialog,pre";

/// Listens to keys that the element in focus doesn't need.
///
/// - does: functions by the names of keys.
/// - isOff: returns whether keys do nothing now.
export function listenToKeys(does, isOff) {
  addEventListener("keydown", (event) => {
    if (!does[event.key] || event.target.closest(busy) || isOff() || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    does[event.key]();
  });
}
