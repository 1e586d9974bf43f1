import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshYAML

/// The frames of a component in a state, or its arrow.
public struct PreviewImage: Sendable {
  /// Where it is shown.
  public let role: ComponentRole
  /// The state whose frames they are; nil for the arrow.
  public let state: RefreshState?
  /// How many frames there are.
  public let count: Int32
  /// The size in points.
  public let size: Size
  /// The files' bytes, in order; one where a file holds all frames, none where there are no files.
  public let files: [[UInt8]]

  /// The images of components.
  ///
  /// - Parameters:
  ///   - components: the components.
  ///   - files: the paths of their images. A file that can't be read any more is left out with those of its state.
  public static func all(
    of components: [ComponentBlueprint], files: [ComponentRole: ImageFiles]
  ) -> [PreviewImage] {
    components.flatMap { component in
      let role = component.kind.role
      return component.properties.compactMap { property -> PreviewImage? in
        switch property {
        case .images(let state, let sequence):
          PreviewImage(
            role: role, state: state, count: sequence.count, size: sequence.size,
            files: bytes(of: files[role]?.frames[state] ?? []))
        case .arrowImage(let size):
          PreviewImage(
            role: role, state: nil, count: 1, size: size, files: bytes(of: files[role]?.arrow.map { [$0] } ?? []))
        default: nil
        }
      }
    }
  }

  /// 32 MB; a page that carries more would not open any more.
  private static let greatestFile = 32 << 20

  private static func bytes(of paths: [String]) -> [[UInt8]] {
    let files = paths.compactMap { try? InputFile.contents(of: .path($0), limit: greatestFile) }
    return files.count == paths.count ? files : []
  }

  var json: JSONValue {
    [
      "role": .string(role.rawValue),
      "state": state.map { .string($0.name) } ?? .null,
      "count": .number(String(count)),
      "width": .number(size.width.shortestText),
      "height": .number(size.height.shortestText),
      "files": .array(files.map { .string(PreviewImage.address(of: $0)) }),
    ]
  }

  /// A file as an address that carries it.
  static func address(of file: [UInt8]) -> String { "data:\(type(of: file));base64,\(Base64.text(file))" }

  /// The media type, by the bytes that files of a format begin with.
  private static func type(of bytes: [UInt8]) -> String {
    switch bytes.first {
    case 0x89: "image/png"
    case 0xFF: "image/jpeg"
    case 0x47: "image/gif"
    default: "image/webp"
    }
  }
}
