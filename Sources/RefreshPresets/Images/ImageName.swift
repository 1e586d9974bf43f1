import RefreshDiagnostics
import RefreshYAML

/// The path of an image, or its name in an asset catalog, as it is written.
struct ImageName: Sendable {
  let text: String
  let node: Node

  /// The scale that the name of a file says, `@2x` or `@3x` before the extension; else 1.
  static func scale(of path: String) -> Double {
    let name = FilePath.name(of: path)
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}

extension ValueType where Value == ImageName {
  /// One image.
  static var image: Self {
    let path = ValueType<String>.path("the path of an image", to: .image, examples: ["arrow@2x.png"])
    return ValueType(path.shape) { node, name, diagnostics in
      path.decode(node, as: name, into: &diagnostics).map { ImageName(text: $0, node: node) }
    }
  }
}
