import RefreshFiles
import RefreshText

/// Image files in the form of an asset catalog: an image set for each image, or a data set for an animated GIF.
enum ImageSets {
  /// Returns the files of a catalog of images, with each image in all existing scales.
  static func files(of images: [AppImages.Image]) throws(InputFile.Failure) -> [Export.File] {
    var files = [Export.File(path: "Contents.json", text: JSONValue.object(["info": info]).written() + "\n")]
    for image in images {
      let file = image.file
      let scales = ["", "@2x", "@3x"].map { file.stem + $0 + file.suffix }
      // A data set has no scale; the code contains the scale of the file that the preset names.
      let paths = image.isAnimated ? [file.path] : scales.filter(FolderSearch.isFile)
      let folder = image.name + (image.isAnimated ? ".dataset" : ".imageset")
      for path in paths {
        files.append(
          Export.File(
            path: "\(folder)/\(FilePath.name(of: path))", bytes: try InputFile.contents(of: path, limit: 1 << 28)))
      }
      let entries = paths.map { path -> JSONValue in
        var entry: JSONValue.Object = ["idiom": "universal", "filename": .string(FilePath.name(of: path))]
        if !image.isAnimated { entry["scale"] = .string("\(ScaledFile(path).scale)x") }
        return .object(entry)
      }
      let contents = JSONValue.Object([(image.isAnimated ? "data" : "images", .array(entries)), ("info", info)])
      files.append(Export.File(path: "\(folder)/Contents.json", text: JSONValue.object(contents).written() + "\n"))
    }
    return files
  }

  private static let info: JSONValue = ["author": "refreshcfg", "version": 1]
}
