/// The style, script and engine of previews as files that all pages of a gallery share; they would be 95 % of each
/// page.
package struct SharedPageFiles {
  /// The files, by their names in ``folder``.
  ///
  /// Browsers load no modules and fetch nothing for pages that are files, but they run plain scripts. So the script is a
  /// function, and the engine is the content of an element that another script fills.
  static var files: [(name: String, text: String)] {
    [
      ("preview.css", PageFiles.style),
      ("engine.js", "document.getElementById(\"engine\").textContent = `\n\(PageFiles.engine)\n`;\n"),
      ("preview.js", "(async () => {\n\(PageFiles.script)\n})();\n"),
    ]
  }

  /// The folder of the files in the site.
  static let folder = "assets"

  /// The path of the folder from the page, with its slash.
  let path: String

  /// The link to the style sheet.
  var style: String { "<link rel=\"stylesheet\" href=\"\(path)preview.css\">" }

  /// The elements at the end of the body; the scripts run in this order when the document has been read.
  var scripts: String {
    """
    <script id="engine" type="text/plain"></script>
    <script src="\(path)engine.js" defer></script>
    <script src="\(path)preview.js" defer></script>
    """
  }

  /// The Content-Security-Policy of the pages: they load only files of their own site or folder, and connect to nothing.
  static let policy = [
    "default-src 'none'", "script-src 'self' file: 'wasm-unsafe-eval'", "style-src 'self' file:", "img-src data:",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")
}
