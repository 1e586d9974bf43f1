// Names of others, which need no words here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKit

/// What code made by `export` uses of ImageIO: the frames of animated GIFs, their sizes and delays.
public typealias CFData = Data
public typealias CFString = String
public typealias CFDictionary = Any

public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

public struct CGImageSource {
  fileprivate let image: CGImage
  fileprivate let delays: [TimeInterval]
}

public func CGImageSourceCreateWithData(_ data: CFData, _: CFDictionary?) -> CGImageSource? {
  let bytes = [UInt8](data)
  guard bytes.starts(with: Array("GIF89a".utf8)) else { return nil }
  func little(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
  // A graphic control extension stands before each frame.
  let extensions = bytes.indices.dropLast(8).filter {
    bytes[$0...].starts(with: [0x21, 0xF9, 0x04]) && bytes[$0 + 7] == 0 && bytes[$0 + 8] == 0x2C
  }
  return CGImageSource(
    image: CGImage(width: little(6), height: little(8)), delays: extensions.map { Double(little($0 + 4)) / 100 })
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.delays.count }

public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _: Int, _: CFDictionary?) -> CGImage? {
  source.image
}

public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _: CFDictionary?)
  -> CFDictionary?
{
  [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFUnclampedDelayTime: source.delays[index]]]
}
