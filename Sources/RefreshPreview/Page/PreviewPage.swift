import RefreshEngine
import RefreshScenarios
import RefreshText

/// The page in a browser: one self-contained HTML document.
package enum PreviewPage {
  /// The link from a page to its server.
  package struct Link: Sendable {
    /// The path of the server-sent events, each of which contains a feed's ``PreviewFeed/json``.
    package let events: String
    /// The path to which recorded scenarios are posted as `text/yaml`; `nil` if nothing can be saved.
    package let save: String?
    /// The value of the header field `X-Refreshcfg-Token`, which is required for saving.
    package let token: String

    fileprivate var json: JSONValue {
      ["events": .string(events), "save": save.map { .string($0) } ?? .null, "token": .string(token)]
    }
  }

  /// Returns the document.
  ///
  /// It loads nothing, and its content security policy enforces that: only its own script and styles may run, and
  /// if it is live, it connects only to the server that sent it.
  ///
  /// - Parameters:
  ///   - feed: The data that it shows.
  ///   - live: The link to the server that sends it. The default is nil, for a page that is a file.
  ///   - shared: The style, script and engine that it shares with other pages. By default, it has its own.
  package static func html(feed: PreviewFeed, live: Link? = nil, sharing shared: SharedPageFiles? = nil) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(shared == nil ? policy(isLive: live != nil) : SharedPageFiles.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="referrer" content="no-referrer">
    <title>\(feed.title.xmlText) · refreshcfg</title>
    <link rel="icon" href="data:,">
    \(shared?.style ?? "<style>\(PageFiles.style)</style>")
    </head>
    <body>
    \(PageFiles.body)
    \(data("tables", PageTables.json.written(.padded)))
    \(data("feed", feed.json))
    \(data("link", (live?.json ?? .null).written(.padded)))
    \(shared?.scripts ?? scripts)
    </body>
    </html>

    """
  }

  private static var scripts: String {
    """
    <script id="engine" type="text/plain">
    \(PageFiles.engine)
    </script>
    <script type="module">\(PageFiles.script)</script>
    """
  }

  /// Returns the content security policy of the document, which a server also sends.
  ///
  /// - Parameter isLive: Whether the document may connect to its server.
  package static func policy(isLive: Bool) -> String {
    let rules = [
      "default-src 'none'", "script-src '\(PageFiles.scriptDigest)' 'wasm-unsafe-eval'",
      "style-src '\(PageFiles.styleDigest)'", "img-src data:", "connect-src \(isLive ? "'self'" : "'none'")",
      "base-uri 'none'", "form-action 'none'",
    ]
    return rules.joined(separator: "; ")
  }

  /// Returns an element with JSON; `<` is escaped, because it could end the element.
  private static func data(_ id: String, _ json: String) -> String {
    let safe = json.utf8.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
    return "<script id=\"\(id)\" type=\"application/json\">\(String(decoding: safe, as: UTF8.self))</script>"
  }
}
