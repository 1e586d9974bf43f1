import RefreshEngine
import RefreshPresets

/// The frames of a component in a state, or its arrow, as files.
public struct PreviewImage: Sendable {
  /// Where it is shown.
  public let role: ComponentRole
  /// The state whose frames they are; nil for the arrow.
  public let state: RefreshState?
  /// The files' bytes, in order; several frames may be in one file.
  public let files: [[UInt8]]

  /// Makes images.
  public init(role: ComponentRole, state: RefreshState?, files: [[UInt8]]) {
    self.role = role
    self.state = state
    self.files = files
  }

  var json: JSONValue {
    [
      "role": .string(role.rawValue),
      "state": state.map { .string($0.name) } ?? .null,
      "files": .array(files.map { .string("data:\(PreviewImage.type(of: $0));base64,\(Base64.text($0))") }),
    ]
  }

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
