// The keys of the whole page.

/// Elements that have a use for keys themselves.
const busy = "input,select,button,summary,dialog,pre";

/// Listens to keys that no element in focus needs.
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
