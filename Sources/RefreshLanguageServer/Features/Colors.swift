import RefreshEngine
import RefreshPresets
import RefreshProtocol
import RefreshText

extension Workspace {
  /// Returns the colours of a document: `textDocument/documentColor`.
  func colors(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard case .text(let color) = ValueType<RGBAColor>.color.shape else { return [] }
    var colors: [JSONValue] = []
    for root in document.tree.roots {
      for place in document.classified(root) where !place.isKey {
        let (node, shapes) = (place.node, place.shapes)
        let isColor = shapes.contains { if case .text(let text) = $0 { text == color } else { false } }
        guard isColor, let value = RGBAColor(written: node.text(in: document.file.bytes)) else { continue }
        let inner = node.kind == .quoted ? node.range.lowerBound + 1..<node.range.upperBound - 1 : node.range
        func channel(_ shift: UInt32) -> JSONValue {
          .number((Double(value.rgba >> shift & 0xFF) / 255).shortestText)
        }
        colors.append([
          "range": encoding.range(of: inner, in: document.file).json,
          "color": ["red": channel(24), "green": channel(16), "blue": channel(8), "alpha": channel(0)],
        ])
      }
    }
    return .array(colors)
  }

  /// Returns the written form of a colour: `textDocument/colorPresentation`.
  func colorPresentations(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let rgba = ["red", "green", "blue", "alpha"].reduce(UInt32(0)) { sum, name in
      let part = params.at("color", name)?.double ?? 1
      return sum << 8 | UInt32((min(max(part, 0), 1) * 255).rounded())
    }
    return [["label": .string(RGBAColor(rgba: rgba).text)]]
  }
}

extension RGBAColor {
  /// Reads a colour as presets write it.
  fileprivate init?(written text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = digits.wholeNumber(as: UInt32.self, radix: 16)
    else { return nil }
    self.init(rgba: digits.count == 6 ? number << 8 | 0xFF : number)
  }
}
