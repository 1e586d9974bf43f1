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

  @Test(.enabled(if: ExternalTool.zip.isUsable && ExternalTool.python.isUsable))
  func `the packed manifest says what package.json says, and the files are those of the repository`() throws {
    let console = try Console()
    let found = try Bash.run(
      """
      set -e
      extension='\(Repository.root.path)/Editors/vscode'
      "$extension/pack.sh" it.vsix > /dev/null
      python3 - it.vsix "$extension" <<'PY'
      import json, sys, xml.dom.minidom, zipfile
      packed, extension = zipfile.ZipFile(sys.argv[1]), sys.argv[2]
      for name in ("package.json", "extension.js"):
          print(name, packed.read("extension/" + name) == open(extension + "/" + name, "rb").read())
      package = json.loads(packed.read("extension/package.json"))
      print("main", "extension/" + package["main"].removeprefix("./") in packed.namelist())
      manifest = xml.dom.minidom.parseString(packed.read("extension.vsixmanifest"))
      identity = manifest.getElementsByTagName("Identity")[0]
      for key, value in (("Id", "name"), ("Version", "version"), ("Publisher", "publisher")):
          print(value, identity.getAttribute(key) == package[value])
      for tag, key in (("DisplayName", "displayName"), ("Description", "description")):
          print(key, manifest.getElementsByTagName(tag)[0].firstChild.data == package[key])
      properties = manifest.getElementsByTagName("Property")
      engines = [each.getAttribute("Value") for each in properties if each.getAttribute("Id").endswith(".Engine")]
      print("engine", engines == [package["engines"]["vscode"]])
      types = xml.dom.minidom.parseString(packed.read("[Content_Types].xml")).getElementsByTagName("Default")
      known = {each.getAttribute("Extension") for each in types}
      print("types", all(name.rsplit(".", 1)[1] in known for name in packed.namelist() if name[0] != "["))
      PY
      """, in: console.folder)
    let names = [
      "package.json", "extension.js", "main", "name", "version", "publisher", "displayName", "description",
      "engine",
      "types",
    ]
    #expect(found.output.split(separator: "\n").map(String.init) == names.map { "\($0) True" }, "\(found.output)")
    #expect(found.status == 0)
  }
}
