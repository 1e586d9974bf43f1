import RefreshEngine
import RefreshPresets
import RefreshText

/// The page in a browser: one HTML document that needs nothing else.
public enum PreviewPage {
  /// The document.
  ///
  /// It loads nothing, which it tells the browser: only its own script and style may run, and it speaks to nobody but, if
  /// it is live, the server that sent it.
  ///
  /// - Parameters:
  ///   - feed: what it shows.
  ///   - live: how it speaks to the server that sends it. The default is that there is none.
  public static func html(feed: PreviewFeed, live: LiveLink? = nil) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy(isLive: live != nil))">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="referrer" content="no-referrer">
    <title>\(escaped(feed.title)) · refreshcfg</title>
    <link rel="icon" href="data:,">
    <style>\(PageFiles.style)</style>
    </head>
    <body>
    \(PageFiles.body)
    \(data("columns", columns.written(.padded)))
    \(data("feed", feed.json))
    \(data("link", (live?.json ?? .null).written(.padded)))
    <script id="engine" type="text/plain">
    \(EngineModule.text)
    </script>
    <script type="module">\(PageFiles.script)</script>
    </body>
    </html>

    """
  }

  /// What the document may load and run, as a Content-Security-Policy; for a server to send as well.
  ///
  /// - Parameter isLive: whether it may speak to its server.
  public static func policy(isLive: Bool) -> String {
    let rules = [
      "default-src 'none'", "script-src 'sha256-\(PageFiles.scriptDigest)' 'wasm-unsafe-eval'",
      "style-src 'sha256-\(PageFiles.styleDigest)'", "img-src data:", "connect-src \(isLive ? "'self'" : "'none'")",
      "base-uri 'none'", "form-action 'none'",
    ]
    return rules.joined(separator: "; ")
  }

  /// The columns of a frame, in order.
  package static var columns: JSONValue {
    .array(
      FrameColumn.all.map { column in
        var object: JSONValue.Object = ["name": .string(column.name)]
        switch column.form {
        case .number: object["form"] = "number"
        case .bool: object["form"] = "bool"
        case .text: object["form"] = "text"
        case .word(let words):
          object["form"] = "word"
          object["words"] = .strings(words)
        }
        if case .looks = column { object["isLooks"] = true }
        return .object(object)
      })
  }

  /// JSON in an element of its own; `<` could end the element, and is written otherwise.
  private static func data(_ id: String, _ json: String) -> String {
    let safe = json.utf8.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
    return "<script id=\"\(id)\" type=\"application/json\">\(String(decoding: safe, as: UTF8.self))</script>"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
