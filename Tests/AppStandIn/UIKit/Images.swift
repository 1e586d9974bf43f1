// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An image, of which only the size matters.
public final class UIImage: Sendable, Equatable {
  public static func == (a: UIImage, b: UIImage) -> Bool { a === b }
  public enum Orientation { case up }

  public enum RenderingMode { case automatic, alwaysOriginal, alwaysTemplate }

  /// The size in points.
  public let size: CGSize
  /// The name by which it was found; `nil` for a frame of a file.
  public let name: String?
  public func withRenderingMode(_: RenderingMode) -> UIImage { self }

  /// Finds a PNG file in a bundle; as in an app, the files of all scales are in one folder.
  public init?(named name: String, in bundle: Bundle?, compatibleWith _: UITraitCollection?) {
    let folder = bundle?.bundlePath ?? ""
    let found = (1...3).lazy.compactMap { scale -> CGSize? in
      let path = "\(folder)/\(name)\(scale == 1 ? "" : "@\(scale)x").png"
      // A PNG begins with its size: two numbers after 16 bytes.
      guard let bytes = FileManager.default.contents(atPath: path)?.prefix(24), bytes.count == 24 else {
        return nil
      }
      func number(_ offset: Int) -> CGFloat { CGFloat(bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }) }
      return CGSize(width: number(16) / CGFloat(scale), height: number(20) / CGFloat(scale))
    }.first
    guard let found else { return nil }
    size = found
    self.name = name
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation _: Orientation) {
    size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    name = nil
  }
}

public final class UITraitCollection: Sendable {}

/// A data set of an asset catalog; here, there are none.
public final class NSDataAsset {
  public let data = Data()
  public init?(name _: String, bundle _: Bundle) { return nil }
}

#if !canImport(CoreGraphics)
/// An image's size in pixels.
public struct CGImage: Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
#endif
