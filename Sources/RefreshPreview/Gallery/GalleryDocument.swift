import RefreshReports
import RefreshText

/// A page of a gallery around what it shows: one HTML document that runs and loads nothing but its own.
enum GalleryDocument {
  /// The document.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - body: the elements of its body.
  static func html(title: String, body: String) -> String {
    let (style, script) = (GalleryStyle.sheet, GalleryScript.source)
    let rules = [
      "default-src 'none'", "style-src '\(digest(style))'", "script-src '\(digest(script))'", "img-src data:",
      "frame-src 'self' file:", "base-uri 'none'", "form-action 'none'",
    ]
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(rules.joined(separator: "; "))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="refreshcfg \(RunReport.toolVersion)">
      <title>\(title.htmlText)</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      \(body)
      <script type="module">\(script)</script>
      </body>
      </html>

      """
  }

  /// A phone that can be started: its picture, and where its page is.
  ///
  /// - Parameters:
  ///   - entry: the preset.
  ///   - page: the address of its preview.
  static func phone(_ entry: GalleryEntry, page: String) -> String {
    let name = entry.preset.name.htmlText
    let poster = entry.poster.map { picture($0, label: "\(entry.preset.name) on a phone") } ?? ""
    return """
      <div class="phone" data-page="\(page)#device" data-name="\(name)">
      <div class="screen">\(poster)</div>
      <a class="try" href="\(page)" aria-label="Try \(name)">Try it</a>
      </div>
      """
  }

  /// An SVG file as an image.
  static func picture(_ svg: String, label: String) -> String {
    "<img src=\"data:image/svg+xml;base64,\(svg.utf8.base64)\" alt=\"\(label.htmlText)\" loading=\"lazy\">"
  }

  private static func digest(_ text: String) -> String {
    "sha256-\(SHA256.digest(Array(text.utf8)).base64)"
  }
}

extension String {
  /// As it stands in HTML, also in quotes.
  var htmlText: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// As it stands in the path of a URL (RFC 3986, section 2.3): all but letters, digits and `-._~` by their bytes.
  var urlPath: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { text, byte in
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 95, 126: text.append(Character(Unicode.Scalar(byte)))
      default: text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
