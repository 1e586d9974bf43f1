import RefreshDiagnostics
import RefreshFiles
import RefreshLaws
import RefreshText

/// The name of a finding's file: `LAW-DIGEST.scenarios.yaml`, in lower case, so that it is the same file on any system.
///
/// Files that earlier versions have written begin with the name of a preset.
struct FindingName {
  /// The law.
  let law: LawID
  /// Eight digits that identify the breach of the law.
  let digest: String

  /// Creates the name for a problem at a level of the app and the world.
  init(of shape: Problem.Shape, at level: Level) {
    law = shape.law
    let family = shape.family.map { "\($0)" } ?? ""
    // A renamed law keeps its digests, by which files of earlier versions are recognized.
    let name = law.law.formerName ?? law.name
    let text = "\(name)/\(family)/\(shape.cause)/\(level.rawValue)"
    digest = SHA256.digest(Array(text.utf8)).prefix(4).map { hexadecimal($0, digits: 2).lowercased() }.joined()
  }

  /// Reads a name; `nil` for any other file.
  init?(_ file: String) {
    guard file.hasSuffix(FindingName.suffix) else { return nil }
    let name = file.dropLast(FindingName.suffix.count)
    let digest = name.suffix(8)
    guard digest.count == 8, digest.allSatisfy({ $0.isHexDigit && !$0.isUppercase }), name.dropLast(8).last == "-"
    else { return nil }
    let stem = name.dropLast(9)
    let names = LawID.problems.flatMap { law in [law.name, law.law.formerName].compactMap { $0.map { (law, $0) } } }
    let laws = names.filter { _, name in stem == name || stem.hasSuffix("-" + name) }
    guard let (law, _) = laws.max(by: { $0.1.count < $1.1.count }) else { return nil }
    (self.law, self.digest) = (law, String(digest))
  }

  /// The name of the file.
  var file: String { "\(law.name)-\(digest)\(FindingName.suffix)" }

  private static let suffix = FileKind.scenarios.rawValue
}

extension Finding {
  /// The name of its file, the same for equal problems of any preset.
  package var fileName: String { FindingName(of: problem.shape, at: problem.level).file }
}
