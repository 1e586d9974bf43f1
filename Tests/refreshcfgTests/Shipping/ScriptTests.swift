import ExternalTools
import Foundation
import RefreshFiles
import Testing

/// What all scripts of the repository have to cope with, and how `.ci/pack` and `.ci/bundle` end.
struct ScriptTests {
  private let console: Console
  private let scripts = Repository.root.path + "/.ci"

  init() throws { console = try Console() }

  /// Returns the paths of all scripts, and their lines without comments.
  private func texts() throws -> [(path: String, lines: [Substring])] {
    let folders = [".ci", "Documentation", "Editors", "Plugins", "Sources", "Tests"]
    let files = folders.flatMap {
      FolderSearch.files(below: Repository.root.path + "/" + $0, includingHidden: true)
    }
    return files.compactMap { path in
      let file = FileHandle(forReadingAtPath: path)
      let isSourced = path.hasSuffix("/.ci/place") || path.hasSuffix("/toolchain.sh")
      guard isSourced || (try? file?.read(upToCount: 3)) == Data("#!/".utf8),
        let text = try? String(contentsOfFile: path, encoding: .utf8),
        isSourced || text.prefix(while: { $0 != "\n" }).hasSuffix("sh")
      else { return nil }
      return (path, text.split(separator: "\n").filter { !$0.contains(#/^\s*\#/#) })
    }
  }

  @Test func `scripts use nothing that only the programs of Linux understand`() throws {
    let texts = try texts()
    try #require(texts.count > 12)
    let onlyLinux = [
      #/\\\|/#, #/\bsed -i\b/#, #/\breadlink -f\b/#, #/\bxargs -r\b/#, #/\bdate -d\b/#, #/\bstat -c\b/#,
      #/\bcp -P\b/#,
    ]
    // What these scripts do is for Linux.
    for (path, lines) in texts where !path.hasSuffix("/run") && !path.hasSuffix("/inspect") {
      for line in lines {
        let found = onlyLinux.contains { line.contains($0) }
        #expect(!found, "\(path): \(line)")
      }
      #expect(lines.joined().contains("sha256sum") == lines.joined().contains("shasum"), "\(path)")
    }
  }

  @Test func `where the user's shell looks for folders is of no effect`() throws {
    for (path, lines) in try texts() where lines.contains(where: { $0.contains(#/\bcd /#) }) {
      #expect(
        lines.contains { $0.contains("CDPATH") }, "\(path) uses cd, which looks in CDPATH and prints what it finds")
    }
    let found = try Bash.run(
      """
      set -e
      mkdir -p project/archive/bin project/archive/share/refreshcfg elsewhere/.ci elsewhere/archive
      cp -R '\(scripts)' '\(Repository.root.path)/LICENSE' project
      cd project
      echo 1.0.0 > archive/share/refreshcfg/VERSION
      touch archive/bin/refreshcfg
      export CDPATH=.:$PWD/../elsewhere
      .ci/pack archive refreshcfg-linux-x86_64.tar.gz > /dev/null
      tar -tzf refreshcfg-linux-x86_64.tar.gz
      """, in: console.folder)
    #expect(found.status == 0 && found.output == "bin/refreshcfg\nshare/refreshcfg/VERSION\n", "\(found.output)")
  }

  @Test func `a file that tar leaves out fails the packing, and no archive is left`() throws {
    let found = try Bash.run(
      """
      mkdir folder
      touch folder/a folder/$(printf 'x%.0s' $(seq 120))
      echo old > it.tar.gz
      '\(scripts)/pack' folder it.tar.gz
      echo "ends with $?"
      ls it.tar.gz* 2> /dev/null
      """, in: console.folder)
    #expect(!found.output.contains("ends with 0") && !found.output.contains("\nit.tar.gz"), "\(found.output)")
  }

  @Test(arguments: ["cp \"$one.sha256\" \"$other.sha256\"", "echo > \"$other.sha256\"", ":"])
  func `a bundle is made of archives with their own checksums`(sum: String) throws {
    let found = try Bash.run(
      """
      set -e
      one=refreshcfg-linux-x86_64.tar.gz other=refreshcfg-linux-arm64.tar.gz
      mkdir -p archive/bin archive/share/refreshcfg out
      echo 1.0.0 > archive/share/refreshcfg/VERSION
      touch archive/bin/refreshcfg
      '\(scripts)/pack' archive "$one" > /dev/null
      echo more > archive/bin/more
      '\(scripts)/pack' archive "$other" > /dev/null
      mv "$other.sha256" right
      \(sum)
      ! '\(scripts)/bundle' out "$one" "$other"
      ls out
      """, in: console.folder)
    #expect(found.status == 0, "\(found.output)")
    #expect(found.output.contains("doesn't have the checksum in refreshcfg-linux-arm64.tar.gz.sha256\n"))
    #expect(!found.output.contains("artifactbundle"))
  }

  @Test(arguments: ["bundle", "bundle out", "pack", "pack folder", "install", "name"])
  func `a script without its arguments tells how it is used`(command: String) throws {
    let found = try Bash.run("'\(scripts)'/\(command)", in: console.folder)
    #expect(
      found.status == 2 && found.output.hasPrefix("usage: .ci/\(command.prefix { $0 != " " }) "), "\(found.output)")
  }

  @Test func `a build is one in its own folder, from wherever make is started`() throws {
    try console.file("show.mk", "show: ; @printenv PWD\n")
    let found = try Bash.run(
      """
      ln -s '\(Repository.root.path)' link
      make -s -C '\(Repository.root.path)' -f Makefile -f "$PWD/show.mk" show
      show=$PWD/show.mk
      cd link && make -s -f Makefile -f "$show" show
      """, in: console.folder)
    let root = Repository.root.resolvingSymlinksInPath().path
    #expect(found.output == "\(root)\n\(root)\n")
  }
}
