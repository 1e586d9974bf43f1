// A moment by its address: the fragment `#scenario=…&step=4&t=0.25&look=dark` of a link to a preview or a report.

/// The names of a moment in the order in which they are written; each is optional.
///
/// - suite, scenario: the names of both.
/// - step: the number of a step; `t`: the time in seconds, as the clock shows it.
/// - hold: the value of the menu of held moments, `header refreshing` or `header 60%`.
/// - look: light or dark.
/// - note: a text for the reader.
const momentNames = ["suite", "scenario", "step", "t", "hold", "look", "note"];
const momentNumbers = ["step", "t"];

/// Returns the moment in a fragment; values that are missing or invalid are undefined.
export function momentIn(fragment) {
  const fields = new URLSearchParams(fragment.replace(/^#/, "").replaceAll("+", "%2B"));
  return Object.fromEntries(momentNames.flatMap((name) => {
    const text = fields.get(name);
    if (!text) return [];
    if (!momentNumbers.includes(name)) return [[name, text]];
    return Number(text) >= 0 ? [[name, Number(text)]] : [];
  }));
}

/// Returns the fragment of a moment.
export function fragmentOf(moment) {
  return "#" + momentNames.filter((name) => (moment[name] ?? "") !== "")
    .map((name) => `${name}=${encodeURIComponent(moment[name])}`).join("&");
}

/// Returns an address of this page without the private part: the token in the query permits saving.
export function addressOf(location, moment) {
  const address = new URL(location);
  address.search = "";
  address.hash = fragmentOf(moment);
  return address.href;
}
