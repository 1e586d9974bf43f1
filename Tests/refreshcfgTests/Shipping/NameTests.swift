import Foundation
import Testing

/// `make version` and `make repository`, which set a name wherever it is written.
struct NameTests {
  @Test func `names are set in all files, and agree`() throws {
    let console = try Console()
    let copied =
      ".ci Package.swift README.md CONTRIBUTING.md SECURITY.md CHANGELOG.md Documentation Editors Sources"
    let found = try Bash.run(
      """
      set -e
      mkdir copy
      (cd '\(Repository.root.path)' && tar -cf - \(copied)) | tar -xf - -C copy
      cd copy
      old=$(sed -n 's/^let repository = "\\(.*\\)"$/\\1/p' Package.swift)
      .ci/name version 19.28.37
      .ci/name repository new-owner/fresh.cfg
      echo checking
      ! grep -rnF "$old" .
      ! grep -rnE '(cfg@v|rev: v|install\\.sh v|from: ")[0-9]' README.md SECURITY.md Documentation/*.md | grep -v '19\\.28\\.37'
      echo checked
      .ci/name version 1.x || .ci/name repository "a b"
      """, in: console.folder)
    #expect(found.output.contains("checking\nchecked\nerror: the version is `1.x`;"), "\(found.output)")
    #expect(found.status == 1)
    let lines = found.output.split(separator: "\n")
    for file in [
      "Package.swift", "Sources/RefreshText/ToolVersion.swift", "CHANGELOG.md", ".ci/download",
      "Editors/vscode/package.json",
    ] {
      #expect(lines.contains { $0 == file }, "\(file) isn't changed")
    }
  }
}
