import RefreshEngine
import RefreshFiles
import RefreshText

/// The shapes, clips and images that the pictures of a document share; each is written once.
struct Gallery {
  /// The shared elements, in the order of their first use.
  private var shapes = Markup()
  private var names: [Key: String] = [:]
  /// The number of bytes of images so far.
  private var imageBytes = 0

  /// The greatest size, in bytes, of an image that is embedded in a document.
  static let largestImage = 128 << 10
  /// The greatest total size, in bytes, of the images of a document.
  static let mostImageBytes = 3 << 20

  /// The identity of a shared element.
  private enum Key: Hashable {
    case arrow, sideArrow, spinner
    case screen(Int, Int)
    case image(String)
    case pill(String)
    case tint(UInt32)
    case row(String)
  }

  /// All shared elements, as an SVG element.
  var defs: Markup {
    var markup = Markup()
    guard !shapes.bytes.isEmpty else { return markup }
    markup.element("defs") { $0.append(shapes) }
    return markup
  }

  /// Returns the name of the arrow in the library's look, drawn with the current stroke: 15×40 points pointing down,
  /// or 20×20 points pointing left.
  mutating func arrow(isSideways: Bool) -> String {
    name(isSideways ? .sideArrow : .arrow) { Shapes.drawArrow($0, isSideways: isSideways, into: &$1) }
  }

  /// Returns the name of the spinner, 20 points wide around the origin, drawn with the current stroke.
  mutating func spinner() -> String {
    name(.spinner) { Shapes.drawSpinner($0, into: &$1) }
  }

  /// Returns the name of the clip of a screen of a given size.
  mutating func screen(_ size: Size) -> String {
    name(.screen(Int(size.width), Int(size.height))) { name, shapes in
      shapes.element("clipPath", ["id": .text(name)]) { $0.rect(width: size.width, height: size.height, rx: 28) }
    }
  }

  /// Returns the name of the clip of a pill of a given size.
  mutating func pill(_ size: Size) -> String {
    name(.pill("\(Coordinate.text(size.width)) \(Coordinate.text(size.height))")) { name, shapes in
      shapes.element("clipPath", ["id": .text(name)]) {
        $0.rect(width: size.width, height: size.height, rx: min(size.width, size.height) / 2)
      }
    }
  }

  /// Returns the name of a filter that gives an image one colour and keeps its alpha, as `tintColor` does for a
  /// template.
  mutating func tint(_ color: RGBAColor) -> String {
    name(.tint(color.rgba)) { name, shapes in
      shapes.element(
        "filter",
        ["id": .text(name), "x": 0, "y": 0, "width": 1, "height": 1, "color-interpolation-filters": "sRGB"]
      ) { shapes in
        shapes.empty("feFlood", ["flood-color": .text(color.hex), "flood-opacity": color.opacity])
        shapes.empty("feComposite", ["in2": "SourceAlpha", "operator": "in"])
      }
    }
  }

  /// Returns the name of an image scaled to a width and height of 1, or `nil` if it can't be read or is too large.
  mutating func image(_ path: String) -> String? {
    if let name = names[.image(path)] { return name.isEmpty ? nil : name }
    guard let data = DataURI.image(path, limit: min(Gallery.largestImage, Gallery.mostImageBytes - imageBytes))
    else {
      names[.image(path)] = ""
      return nil
    }
    imageBytes += data.utf8.count
    return name(.image(path)) { name, shapes in
      shapes.empty(
        "image",
        ["id": .text(name), "width": 1, "height": 1, "preserveAspectRatio": "none", "xlink:href": .text(data)])
    }
  }

  /// Returns the name of a row or a card of content, which looks the same in all frames and scenarios.
  ///
  /// - Parameters:
  ///   - index: Its index, from 0.
  ///   - size: Its size.
  ///   - isCard: Whether it is a card.
  ///   - draw: Draws it with its top left corner at the origin.
  mutating func row(_ index: Int, _ size: Size, isCard: Bool, _ draw: (inout Markup) -> Void) -> String {
    let key = "\(index) \(Coordinate.text(size.width)) \(Coordinate.text(size.height)) \(isCard)"
    return name(.row(key)) { name, shapes in shapes.element("g", ["id": .text(name)], draw) }
  }

  private mutating func name(_ key: Key, _ draw: (String, inout Markup) -> Void) -> String {
    if let name = names[key] { return name }
    let name = "d\(names.count)"
    names[key] = name
    draw(name, &shapes)
    return name
  }
}

/// Files embedded in documents with the `data` scheme (RFC 2397).
package enum DataURI {
  /// Returns the URI of an image file, or `nil` if it can't be read, is not an image, or has more than `limit`
  /// bytes.
  package static func image(_ path: String, limit: Int) -> String? {
    guard limit > 0, let bytes = try? InputFile.contents(of: path, limit: limit) else { return nil }
    return type(of: bytes).map { "data:\($0);base64,\(bytes.base64)" }
  }

  /// Returns the media type of an image, determined by its first bytes.
  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "image/webp"
    }
    return nil
  }
}
