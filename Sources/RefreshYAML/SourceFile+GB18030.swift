import RefreshDiagnostics
import RefreshFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension SourceFile {
  /// Reads a file like ``read(path:isArgument:into:)``, but one that isn't UTF-8 as GB18030, in which many older apps are
  /// written.
  ///
  /// - Returns: The file, and whether it was converted; offsets are those of the UTF-8 text.
  package static func readCode(
    path: String, isArgument: Bool = false, into diagnostics: inout Diagnostics
  ) -> (file: SourceFile, isConverted: Bool)? {
    var found = Diagnostics()
    if let file = read(path: path, isArgument: isArgument, into: &found) { return (file, false) }
    if found.all.allSatisfy({ $0.rule == .invalidEncoding }), path != "-",
      let bytes = try? InputFile.contents(of: path, limit: 1 << 30, isArgument: isArgument),
      let text = utf8(ofGB18030: bytes)
    {
      return (SourceFile(path: path, bytes: text, identity: FolderSearch.realPath(path)), true)
    }
    diagnostics.add(contentsOf: found)
    return nil
  }

  /// Returns text in GB18030 as UTF-8, or `nil` if it isn't valid or the system can't convert it.
  private static func utf8(ofGB18030 bytes: [UInt8]) -> [UInt8]? {
    #if canImport(Darwin)
    let name = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
    let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(name))
    let text = String(data: Data(bytes), encoding: encoding).map { Array($0.utf8) }
    return text.flatMap { $0.contains(0) ? nil : $0 }
    #else
    guard let converter = iconv_open("UTF-8", "GB18030"), converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    // A character of two bytes has at most four in UTF-8.
    var (input, output) = (bytes.map { CChar(bitPattern: $0) }, [CChar](repeating: 0, count: bytes.count * 2 + 4))
    var (left, room) = (input.count, output.count)
    let isValid = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (from, to) = (input.baseAddress, output.baseAddress)
        return iconv(converter, &from, &left, &to, &room) != Int(bitPattern: UInt.max) && left == 0
      }
    }
    let text = output.dropLast(room).map { UInt8(bitPattern: $0) }
    return isValid && !text.contains(0) ? text : nil
    #endif
  }
}
