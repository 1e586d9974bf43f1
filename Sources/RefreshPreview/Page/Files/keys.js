// The keys of the whole page.

/// Elements that use keys themselves.
const busy = "input,select,button,summary,dialog,pre";

/// Returns the name of a key that is pressed alone; with a modifier, it is the browser's.
export function plainKey(event) { return event.ctrlKey || event.metaKey || event.altKey ? "" : event.key; }

/// Listens to keys that the element in focus doesn't need.
///
/// - does: functions by the names of keys.
/// - isOff: returns whether keys do nothing now.
export function listenToKeys(does, isOff) {
  addEventListener("keydown", (event) => {
    const action = does[plainKey(event)];
    if (!action || event.target.closest(busy) || isOff()) return;
    event.preventDefault();
    action();
  });
}
