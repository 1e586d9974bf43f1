import RefreshReports
import RefreshText

/// The HTML document of each page of a gallery, which loads and runs only its own files.
enum GalleryDocument {
  private static let style = ":root { --sans: \(Shapes.typeface); }\n" + EmbeddedFiles.text("gallery.css")
  private static let script = EmbeddedFiles.text("gallery.js")
  private static let policy = [
    "default-src 'none'", "style-src '\(PageFiles.digest(style))'", "script-src '\(PageFiles.digest(script))'",
    "img-src 'self' file: data:", "frame-src 'self' file:", "base-uri 'none'", "form-action 'none'",
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
    <meta name="generator" content="refreshcfg \(ToolVersion.current)">
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
  ///   - folder: The URL of its folder, with its slash; empty on a page in that folder.
  static func phone(_ entry: GalleryEntry, in folder: String) -> String {
    let name = entry.preset.name.xmlText
    let poster =
      entry.tour.legs.isEmpty
      ? "" : picture(folder + GalleryEntry.posterName, label: "\(entry.preset.name) on a phone")
    return """
      <div class="phone" data-page="\(folder)preview.html#device" data-name="\(name)">
      <div class="screen">\(poster)</div>
      <a class="try" href="\(folder)preview.html" aria-label="Try \(name)">Try it</a>
      </div>
      """
  }

  /// Returns an image element, which is loaded when it comes into view.
  static func picture(_ url: String, label: String) -> String {
    "<img src=\"\(url)\" alt=\"\(label.xmlText)\" loading=\"lazy\">"
  }
}
