import RefreshEngine
import RefreshFiles

/// The time zones of a machine: a folder of files in the form of RFC 8536, as the package `tzdata` installs it.
///
/// They are read here, since Foundation's zones need ICU, which is tens of megabytes, and differ with its version.
public struct TimeZoneDatabase: Sendable {
  /// Why there is no table for a name.
  enum Failure: Error, Equatable {
    /// The name can't be that of a zone.
    case badName
    /// No folder is there.
    case noDatabase
    /// The database has no such zone.
    case unknown
    /// The zone's file is damaged, or can't be read.
    case unreadable(reason: String)
  }

  /// Where to look; the first folder that exists is taken.
  let folders: [String]

  /// Looks in folders.
  ///
  /// - Parameter folders: The first that exists is taken.
  public init(folders: [String]) { self.folders = folders }

  /// The system's database: where Linux, macOS and the BSDs have it.
  public static let system = TimeZoneDatabase(folders: [
    "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo",
  ])

  /// The table of a zone.
  ///
  /// - Parameter name: Like `Asia/Shanghai`, in exactly these letters where the file system tells them apart.
  func table(named name: String) throws(Failure) -> TimeZoneTable {
    guard TimeZoneDatabase.isName(name) else { throw .badName }
    guard let folder else { throw .noDatabase }
    // Other files lie in the folder, too; they are no zones.
    guard let bytes = TimeZoneDatabase.contents(of: folder + "/" + name), bytes.starts(with: TimeZoneFile.magic)
    else { throw .unknown }
    return try TimeZoneFile.table(of: bytes)
  }

  /// The names of the zones, as far as the database lists them.
  var names: [String] {
    guard let folder, let bytes = TimeZoneDatabase.contents(of: folder + "/tzdata.zi") else { return [] }
    // `Z name …` is a zone, `L zone name` another name of one.
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      switch fields.first {
      case [UInt8(ascii: "Z")] where fields.count > 1: return String(decoding: fields[1], as: UTF8.self)
      case [UInt8(ascii: "L")] where fields.count > 2: return String(decoding: fields[2], as: UTF8.self)
      default: return nil
      }
    }
  }

  /// Whether a text can be the name of a zone, and no path out of the folder.
  ///
  /// `localtime` would be another zone on each machine; `right` and `posix` hold all zones once more, `right` with leap
  /// seconds.
  static func isName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard text.utf8.count <= longestName, let first = parts.first else { return false }
    return !["localtime", "posixrules", "right", "posix"].contains { first.elementsEqual($0.utf8) }
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isOfName) }
  }

  /// Letters, digits, `+`, `-` and `_` of ASCII.
  private static func isOfName(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 0x80 && (character.isLetter || character.isNumber || "+-_".contains(character))
  }

  private static let longestName = 100
  /// The largest zone has a few kilobytes, the list of names a hundred.
  private static let largestFile = 1 << 20

  /// The first folder that exists.
  private var folder: String? { folders.first(where: FolderSearch.isFolder) }

  /// The bytes of a file, nil if it can't be read or is too large.
  private static func contents(of path: String) -> [UInt8]? {
    try? InputFile.contents(of: path, limit: largestFile)
  }
}
