import RefreshText

extension Markup {
  /// Returns a page that loads nothing, with pictures and a script, as XML parsers accept it, too.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - gallery: What its pictures share.
  ///   - sheet: The style besides that of pictures.
  ///   - script: The script, which with the styles is all that the page allows.
  ///   - body: Writes the content between them.
  static func page(
    _ title: String, _ gallery: Gallery, _ sheet: Markup, script: Markup, _ body: (inout Markup) -> Void
  ) -> String {
    var style = Markup()
    for sheet in [StyleSheet.colors, StyleSheet.pictures, sheet] { style.append(sheet) }
    func hash(_ markup: Markup) -> String { "'sha256-\(SHA256.digest(markup.bytes).base64)'" }
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src \(hash(style)); "
      + "script-src \(hash(script))"
    return page(title, xmlns: "http://www.w3.org/1999/xhtml", policy: policy, style: style) { markup in
      // Browsers don't draw shapes that are defined in an element with `display: none`.
      markup.element(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": Markup.xlink, "class": "shared", "width": 0,
          "height": 0, "aria-hidden": "true",
        ]
      ) { $0.append(gallery.defs) }
      body(&markup)
      markup.element("script") { $0.append(script) }
    }
  }

  /// Returns a self-contained page of HTML in English.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - xmlns: The namespace of the root element. The default is `nil`, for readers that know that it is HTML.
  ///   - policy: The content security policy. The default is `nil`, for no restrictions.
  ///   - style: The style sheet.
  ///   - body: Writes the body.
  static func page(
    _ title: String, xmlns: Value? = nil, policy: String? = nil, style: Markup, _ body: (inout Markup) -> Void
  ) -> String {
    var markup = Markup()
    markup.raw("<!DOCTYPE html>\n")
    markup.element("html", ["xmlns": xmlns, "lang": "en"]) { markup in
      markup.element("head") { markup in
        markup.empty("meta", ["charset": "utf-8"])
        if let policy { markup.empty("meta", ["http-equiv": "Content-Security-Policy", "content": .text(policy)]) }
        markup.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        markup.element("title", text: title)
        markup.element("style") { $0.append(style) }
      }
      markup.raw("\n")
      markup.element("body") { body(&$0) }
    }
    return markup.string + "\n"
  }
}
