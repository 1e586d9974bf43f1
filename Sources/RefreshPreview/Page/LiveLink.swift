import RefreshPresets
import RefreshText

/// How a page that a server sends speaks to it; one that is a file has none.
public struct LiveLink: Sendable {
  /// Where server-sent events come from: each is a feed's ``PreviewFeed/json``. A path of the same server.
  public let events: String
  /// Where a recorded scenario is sent to be saved, by POST as `text/yaml`; nil where nothing can be saved.
  public let save: String?
  /// What writes have to bring along, as the header `X-Refreshcfg-Token`.
  public let token: String

  /// Makes a link.
  public init(events: String, save: String?, token: String) {
    self.events = events
    self.save = save
    self.token = token
  }

  var json: JSONValue {
    ["events": .string(events), "save": .string(orNull: save), "token": .string(token)]
  }
}
