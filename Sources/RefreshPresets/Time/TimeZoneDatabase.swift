import RefreshEngine
import RefreshFiles

/// A machine's time zones: a folder of files in the format of RFC 8536, as installed by the package `tzdata`.
///
/// They are read here, because Foundation's time zones need ICU, which is tens of megabytes and varies between
/// versions.
public struct TimeZoneDatabase: Sendable {
  /// The reason why there is no table for a name.
  enum Failure: Error, Equatable {
    /// The name can't be a zone's.
    case badName
    /// None of the folders exists.
    case noDatabase
    /// The database has no such zone.
    case unknown
    /// The zone's file is damaged, or can't be read.
    case unreadable(reason: String)
  }

  /// The folders to look in. The first one that exists is used.
  let folders: [String]

  /// Makes a database that looks in folders.
  ///
  /// - Parameter folders: The folders. The first one that exists is used.
  public init(folders: [String]) { self.folders = folders }

  /// The system's database, in its usual folders on Linux, macOS and the BSDs.
  public static let system = TimeZoneDatabase(folders: [
    "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo",
  ])

  /// Returns the table of a zone.
  ///
  /// - Parameter name: The name, such as `Asia/Shanghai`; case-sensitive if the file system is.
  func table(named name: String) throws(Failure) -> TimeZoneTable {
    guard TimeZoneDatabase.isName(name) else { throw .badName }
    guard let folder else { throw .noDatabase }
    // The folder also contains files that aren't zones.
    guard let bytes = TimeZoneDatabase.contents(of: folder + "/" + name), bytes.starts(with: TimeZoneFile.magic)
    else { throw .unknown }
    return try TimeZoneFile.table(of: bytes)
  }

  /// The names of the zones, if the database lists them.
  var names: [String] {
    guard let folder, let bytes = TimeZoneDatabase.contents(of: folder + "/tzdata.zi") else { return [] }
    // `Z name …` defines a zone, `L zone name` an alias of one.
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      switch fields.first {
      case [UInt8(ascii: "Z")] where fields.count > 1: return String(decoding: fields[1], as: UTF8.self)
      case [UInt8(ascii: "L")] where fields.count > 2: return String(decoding: fields[2], as: UTF8.self)
      default: return nil
      }
    }
  }

  /// Returns whether a text can be the name of a zone, rather than a path out of the folder.
  ///
  /// `localtime` depends on the machine; `right` and `posix` contain all zones again, `right` with leap seconds.
  static func isName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard text.utf8.count <= longestName, let first = parts.first else { return false }
    return !["localtime", "posixrules", "right", "posix"].contains { first.elementsEqual($0.utf8) }
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isOfName) }
  }

  /// Returns whether a byte is an ASCII letter, a digit, `+`, `-` or `_`.
  private static func isOfName(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 0x80 && (character.isLetter || character.isNumber || "+-_".contains(character))
  }

  private static let longestName = 100
  /// The largest zone file has a few kilobytes, the list of names about a hundred.
  private static let largestFile = 1 << 20

  /// The first folder that exists.
  private var folder: String? { folders.first(where: FolderSearch.isFolder) }

  /// Returns the bytes of a file, or nil if it can't be read or is too large.
  private static func contents(of path: String) -> [UInt8]? {
    try? InputFile.contents(of: path, limit: largestFile)
  }
}
