import RefreshText

extension Markup {
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
