import RefreshFiles

extension ImageHeader {
  /// Reads the header of an image file.
  static func read(fileAt path: String) throws(Refusal) -> ImageHeader {
    guard FolderSearch.exists(path) else { throw .missing }
    guard FolderSearch.isFile(path) else { throw .unreadable("isn't a file") }
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      let beginning = try InputFile.beginning(of: path, count: 256)
      let needed = neededBytes(beginning)
      let isShort = needed > beginning.count && beginning.count == 256
      bytes = isShort ? try InputFile.beginning(of: path, count: needed) : beginning
    } catch  where error.isExhaustion {
      throw .exhausted(error.reason)
    } catch {
      throw .unreadable("can't be read: \(error.reason)")
    }
    return try read(bytes)
  }
}
