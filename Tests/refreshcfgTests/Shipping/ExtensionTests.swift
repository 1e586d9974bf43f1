import ExternalTools
import Foundation
import Testing

/// The extension for VS Code, as its script packs it.
struct ExtensionTests {
  @Test(.enabled(if: ExternalTool.zip.isUsable))
  func `the extension is packed where the caller is, the same bytes each time and everywhere`() throws {
    let console = try Console()
    let found = try Bash.run(
      """
      set -e
      pack='\(Repository.root.path)/Editors/vscode/pack.sh'
      TZ=Asia/Tokyo "$pack" refreshcfg.vsix > /dev/null
      mkdir -p 'another folder'
      umask 077
      TZ=UTC0 "$pack" "$PWD/another folder/it.vsix" > /dev/null
      cmp refreshcfg.vsix 'another folder/it.vsix'
      zip -sf refreshcfg.vsix | sed -n 's/^  //p'
      """, in: console.folder)
    let files = found.output.split(separator: "\n")
    #expect(
      files == [
        "[Content_Types].xml", "extension.vsixmanifest", "extension/extension.js", "extension/package.json",
      ], "\(found.output)")
    #expect(found.status == 0)
  }
}
