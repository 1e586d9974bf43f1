import RefreshEngine
import RefreshLaws

@testable import RefreshExplore

/// The problems that exploration may report for the presets of `Configs` with apps that only answer: each is true,
/// and explained.
///
/// A problem that is not listed is a false alarm, or a true one that has not been examined yet.
enum TrueProblems {
  /// A shape of a problem, with the reason why the library causes it.
  struct Row {
    let shape: Problem.Shape
    let reason: String

    init(_ law: LawID, _ family: Family?, _ cause: String, _ reason: String) {
      shape = Problem.Shape(law, family, cause: cause)
      self.reason = reason
    }
  }

  static let rows = [
    Row(
      "wrong-title", .trailer, "pulling",
      "a trailer that a finger still holds when it ends is pulled again within `setState:`, which then sets the old title"
    ),
    Row(
      "wrong-percent", .backFooter, "",
      "a back footer that is pushed back to its very edge returns early, and keeps the percent that it had last"),
    Row(
      "unasked-refresh", .backFooter, "scroll",
      "rows above that answer another component's call move the list under a finger, so that the footer stays pulled"
    ),
    Row(
      "asked-twice", .autoFooter, "same page",
      "an app that ends without new rows is asked again with the next frame of the glide that goes on down"),
    Row(
      "asked-twice", .autoFooter, "one drag",
      "a drag that was refused is counted down with the end of a tap's refresh, to -1, which stands for unlimited"),
    Row(
      "touch-loads", .autoFooter, "",
      "`scrollViewPanStateDidChange:` looks at where the list stands when the finger is lifted, not at whether it moved"
    ),
    Row(
      "unasked-refresh", .autoFooter, "top",
      "a list that is a little longer than the screen, or a percent below 0: the threshold lies at the top of the list"
    ),
    Row(
      "unasked-refresh", .autoFooter, "untouched",
      "rows that an app puts above when a footer asks move a list on that still springs back, and it asks once more"
    ),
    Row(
      "unasked-refresh", .header, "finger",
      "rows above take a list away from under a swipe that pulls; the next frame that stands right lets the header go"
    ),
    Row(
      "unasked-refresh", .backFooter, "finger",
      "other rows take a list away from a back footer that is pulled, and it is let go when the list glides back to it"
    ),
    Row(
      "stuck-state", .header, "pulling",
      "rows above take a list away that is pulled, and a header that does not show is told of nothing any more"),
    Row(
      "stuck-state", .backFooter, "pulling",
      "a header's rows above take a list away from a back footer that is pulled, as from a header"),
    Row(
      "jump", .autoFooter, "pages",
      "with pages, the end moves the list back by the whole bottom inset, wherever it stands"),
    Row(
      "beyond-edge", nil, "above its top with pages",
      "with pages, the end moves a list that stands at its top back as well"),
    Row("beyond-edge", nil, "above its top", "other rows stop a bounce at the top as well as one at the end"),
    Row(
      "beyond-edge", nil, "below its end with pages", "other rows stop a list with pages, too, before it is at one"),
    Row(
      "beyond-edge", nil, "below its end",
      "the end of a back footer's refresh with other rows sets the offset to itself, which stops a bounce where it is"
    ),
    Row(
      "beyond-edge", nil, "left of its beginning",
      "a trailer that ends with other rows stops a bounce at the beginning as well as one at its end"),
    Row("beyond-edge", nil, "right of its end", "as below the end: a trailer is a back footer turned by 90°"),
    Row(
      "misplaced", .backFooter, "too high",
      "content that changes while the header has its room counts that room as the list's own inset"),
    Row(
      "misplaced", .trailer, "too far left",
      "a trailer stands where the list begins until the width of the content is set anew after it was attached"),
    Row(
      "inset-left", .header, "top-",
      "with `collectionViewAnimationBug` a pull that is cancelled makes no room, and its end gives back that of the refresh before"
    ),
    Row(
      "wrong-indicator", .backFooter, "no spinner",
      "the end of a back footer fades the spinner for 0.4 s, and a refresh that begins meanwhile does not undo it"),
    Row(
      "never-stops", .backFooter, "frames",
      "a back footer's idle state does not stop its frames; the next percent would"),
    Row(
      "wrong-title", .backFooter, "pulling",
      "an end that moves the list brings a pull within the change to idle, which then writes its own title last"),
    Row(
      "wrong-room", .header, "",
      "a pull that the system cancels refreshes without making room, and without physics no offset follows that would"
    ),
    Row("wrong-day", .header, "", "the library takes any day with the same number for today"),
    Row(
      "memory", .header, "lastUpdatedTimeLabel.text",
      "the time is worded when the header changes its state, and is still of today after midnight"),
  ]
}
