import ExternalTools
import Foundation
import Testing

/// The files of released versions, which `Fixtures/Released/record` has kept, with the commands that wrote them.
struct ReleasedFilesTests {
  private static let folder = Repository.root.path + "/Tests/refreshcfgTests/Fixtures/Released"
  private static let archives = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".tar.gz") }.sorted()

  /// Returns what a document contains: the paths of its keys, with the types of their values.
  private func shape(_ value: Any, at path: String = "") -> Set<String> {
    switch value {
    case let map as [String: Any]:
      map.reduce(into: []) { $0.formUnion(shape($1.value, at: "\(path).\($1.key)")) }
    case let list as [Any]: list.reduce(into: ["\(path) is a list"]) { $0.formUnion(shape($1, at: path + "[]")) }
    case is NSNull: []
    case is String: ["\(path) is a text"]
    default: ["\(path) is a number"]
    }
  }

  /// Returns what readers of a file may rely on.
  private func promises(of path: String) throws -> Set<String> {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    switch URL(fileURLWithPath: path).pathExtension {
    case "json", "jsonl":
      let isLines = path.hasSuffix("l")
      let values = try (isLines ? text.split(separator: "\n").map(String.init) : [text]).map {
        try JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed)
      }
      // The rules, too, keep their names.
      let rules =
        path.hasSuffix(".sarif.json") ? text.matches(of: /"id": ?"[a-z-]+"/).map { String($0.output) } : []
      return values.reduce(into: Set(rules)) { $0.formUnion(shape($1)) }
    case "swift": return Set(text.split(separator: "\n").filter { $0.contains("public ") }.map(String.init))
    default: return []
    }
  }

  @Test(arguments: archives)
  func `files and commands of a released version work as they did, and output has all that it had`(archive: String)
    throws
  {
    let console = try Console()
    let products = try #require(ExternalTool.products, "the tool is beside the tests")
    let found = try Bash.run(
      """
      mkdir old new
      for folder in old new; do tar -xzf '\(Self.folder)/\(archive)' -C $folder; done
      cd new
      while read -r wanted output arguments; do
        refreshcfg $arguments > "$output" 2> errors; status=$?
        if [ $status != $wanted ]; then
          echo "refreshcfg $arguments ends with $status, expected $wanted"; tail -n 20 "$output" errors
        fi
      done < commands
      """, in: console.folder, environment: ["CI": "1"], path: [products.path])
    #expect(found.status == 0 && found.output.isEmpty, "\(found.output)")
    let old = console.folder.path + "/old/"
    let files = try FileManager.default.contentsOfDirectory(atPath: old).sorted()
    #expect(files.count > 20)
    for file in files where file.contains(".") {
      let lost = try promises(of: old + file).subtracting(promises(of: console.folder.path + "/new/" + file))
      #expect(lost.isEmpty, "\(file) of \(archive) has what it doesn't have now: \(lost.sorted())")
    }
  }
}
