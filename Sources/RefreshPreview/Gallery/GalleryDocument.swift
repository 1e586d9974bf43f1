import RefreshReports
import RefreshText

/// The HTML document of each page of a gallery, which loads and runs only its own files.
enum GalleryDocument {
  private static let style = EmbeddedFiles.text("gallery.css")
  private static let script = EmbeddedFiles.text("gallery.js")
  private static let policy = [
    "default-src 'none'", "style-src '\(PageFiles.digest(style))'", "script-src '\(PageFiles.digest(script))'",
    "img-src data:", "frame-src 'self' file:", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  /// Returns a document.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - body: The elements of the body.
  static func html(title: String, body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="refreshcfg \(RunReport.toolVersion)">
    <title>\(title.xmlText)</title>
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

  /// Returns a phone that can be started: its picture, and a link to its page.
  ///
  /// - Parameters:
  ///   - entry: The preset.
  ///   - page: The URL of its preview.
  static func phone(_ entry: GalleryEntry, page: String) -> String {
    let name = entry.preset.name.xmlText
    let poster = entry.tour.poster.map { picture($0, label: "\(entry.preset.name) on a phone") } ?? ""
    return """
      <div class="phone" data-page="\(page)#device" data-name="\(name)">
      <div class="screen">\(poster)</div>
      <a class="try" href="\(page)" aria-label="Try \(name)">Try it</a>
      </div>
      """
  }

  /// Returns an SVG file as an image element.
  static func picture(_ svg: String, label: String) -> String {
    "<img src=\"data:image/svg+xml;base64,\(svg.utf8.base64)\" alt=\"\(label.xmlText)\" loading=\"lazy\">"
  }
}
