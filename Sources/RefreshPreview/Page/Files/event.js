// The forms of events, as the engine's Event.swift writes them. The values that an animation moves are in
// animation.js.

/// Returns the kind of an event by its text: "animation", "inset", "reload", "change", "call", or "other" for one
/// that this page does not know yet.
export function eventKind(text) {
  if (text.startsWith("animation: ")) return "animation";
  if (text.startsWith("scroll: inset.")) return "inset";
  if (text.startsWith("scroll: reloadData(")) return "reload";
  if (/^\w+: \w+ -> \w+$/.test(text)) return "change";
  return /^\w+: \w+\(\)$/.test(text) ? "call" : "other";
}

/// Returns whether a recorded scenario expects an event. It does not expect insets and animations, which change
/// with every detail.
export function isTelling(event) {
  const kind = eventKind(event.text);
  return kind !== "animation" && kind !== "inset";
}
