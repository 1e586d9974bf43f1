import Foundation
import Testing

/// `make install` and `make uninstall`, with a tool that only says what it was asked.
struct InstallTests {
  private let console: Console

  init() throws { console = try Console() }

  /// Runs make on the repository; `$prefix` is where things go.
  private func make(_ target: String, prefix: String, variables: String = "") throws {
    try console.file("a tool", "#!/bin/sh\necho \"$@\"\n")
    let found = try Bash.run(
      "chmod +x 'a tool'; make -s -C '\(Repository.root.path)' \(target) PREFIX=\"$prefix\" BINARY=\"$PWD/a tool\" \(variables)",
      in: console.folder, environment: ["prefix": prefix])
    #expect(found.status == 0, "\(found.output)")
  }

  private func files(in folder: String) throws -> Set<String> {
    var isFolder: ObjCBool = false
    return Set(
      try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
        !FileManager.default.fileExists(atPath: "\(folder)/\($0)", isDirectory: &isFolder) || !isFolder.boolValue
      })
  }

  @Test(arguments: ["a b", "it's", "a$b $(HOME) `x`", "q\"q;touch x&", ", #%", "-x"])
  func `a folder of any name gets what is installed, and loses nothing else`(name: String) throws {
    let prefix = "\(console.folder.path)/\(name)"
    // What an unquoted name would be taken for, and files of others in our folders.
    try console.file("a/share/refreshcfg/keep", "")
    try console.file("\(name)/share/refreshcfg/Configs/mine/x.yaml", "mine\n")
    try console.file("\(name)/bin/other", "")
    let others = try files(in: prefix)
    try make("install", prefix: prefix)
    let installed = try files(in: prefix)
    for file in [
      "bin/refreshcfg", "share/man/man1/refreshcfg.1", "share/bash-completion/completions/refreshcfg",
      "share/zsh/site-functions/_refreshcfg", "share/fish/vendor_completions.d/refreshcfg.fish",
      "share/refreshcfg/preset.schema.json", "share/refreshcfg/Configs/presets/diy.preset.yaml",
    ] { #expect(installed.contains(file), "\(file)") }
    #expect(installed.isSuperset(of: others))
    let schema = try String(contentsOfFile: prefix + "/share/refreshcfg/preset.schema.json", encoding: .utf8)
    #expect(schema == "schema preset\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: prefix + "/share/refreshcfg/Schemas") == ".")

    // A file that an earlier version had goes with the next.
    let list = prefix + "/share/refreshcfg/.installed"
    let listed = try String(contentsOfFile: list, encoding: .utf8)
    let odd = "../keep\n/etc/passwd\nshare/refreshcfg/Configs/gone.yaml\n"
    try (listed + odd).write(toFile: list, atomically: true, encoding: .utf8)
    try console.file("\(name)/share/refreshcfg/Configs/gone.yaml", "")
    try console.file("keep", "")
    try make("install", prefix: prefix)
    #expect(try files(in: prefix) == installed)
    try make("uninstall", prefix: prefix)
    #expect(try files(in: prefix) == others)
    for file in ["/keep", "/a/share/refreshcfg/keep"] {
      #expect(FileManager.default.fileExists(atPath: console.folder.path + file))
    }
    #expect(!FileManager.default.fileExists(atPath: Repository.root.path + "/x"))
  }

  @Test func `a folder for packages comes before the prefix`() throws {
    let variables = "DESTDIR='\(console.folder.path)/to $pack'"
    try make("install", prefix: "/usr local", variables: variables)
    #expect(
      FileManager.default.isExecutableFile(atPath: console.folder.path + "/to $pack/usr local/bin/refreshcfg"))
    try make("uninstall", prefix: "/usr local", variables: variables)
    #expect(try files(in: console.folder.path + "/to $pack") == [])
  }

  @Test func `what wasn't installed isn't uninstalled`() throws {
    try console.file("it/bin/refreshcfg", "mine")
    let found = try Bash.run(
      "make -s -C '\(Repository.root.path)' uninstall PREFIX=\"$PWD/it\"", in: console.folder)
    #expect(found.status != 0)
    #expect(found.output.hasPrefix("error: nothing is installed in \(console.folder.path)/it, which has no share/"))
    #expect(try files(in: console.folder.path + "/it") == ["bin/refreshcfg"])
  }

  @Test func `all users can use what is installed, whatever the mask of the one who installs it`() throws {
    try console.file("a tool", "#!/bin/sh\necho \"$@\"\n")
    let found = try Bash.run(
      """
      chmod +x 'a tool'
      umask 077
      make -s -C '\(Repository.root.path)' install PREFIX="$PWD/it" BINARY="$PWD/a tool"
      find it ! -perm -o=r
      """, in: console.folder)
    #expect(found.status == 0 && found.output == "", "\(found.output)")
  }

  @Test func `what can't be installed as a whole changes nothing`() throws {
    let prefix = "\(console.folder.path)/it"
    try make("install", prefix: prefix)
    let installed = try files(in: prefix)
    try FileManager.default.removeItem(atPath: prefix + "/share/refreshcfg/Schemas")
    try console.file("it/share/refreshcfg/Schemas/mine", "")
    try console.file("it/bin/refreshcfg", "old")
    let found = try Bash.run(
      "make -s -C '\(Repository.root.path)' install PREFIX=\"$PWD/it\" BINARY=\"$PWD/a tool\"", in: console.folder)
    #expect(found.status != 0)
    #expect(
      found.output.contains("/share/refreshcfg/Schemas is a folder, but has to be a file or link; move it away"))
    #expect(try String(contentsOfFile: prefix + "/bin/refreshcfg", encoding: .utf8) == "old")
    #expect(
      try files(in: prefix)
        == installed.subtracting(["share/refreshcfg/Schemas"]).union(["share/refreshcfg/Schemas/mine"]))
  }

  @Test func `installations at the same time don't take files from each other`() throws {
    for name in (1...40).map({ "new/bin/\($0)" }) + ["new/share/a"] { try console.file(name, "new") }
    let found = try Bash.run(
      """
      ln -s . new/share/link
      cat > one <<END
      set -e
      . '\(Repository.root.path)/.ci/place'
      listed_in it > list\\$\\$
      place new it list\\$\\$
      END
      for each in 1 2 3 4 5; do sh one || echo failed & done
      wait
      """, in: console.folder)
    #expect(found.status == 0 && found.output == "", "\(found.output)")
    #expect(try files(in: console.folder.path + "/it").count == 42)
  }

  @Test(arguments: 0..<4) func `an installation that is killed leaves each file old or new, and listed`(moved: Int)
    throws
  {
    try console.file("old/share/refreshcfg/.installed", "bin/refreshcfg\nbin/gone\n")
    for name in ["bin/refreshcfg", "bin/gone"] { try console.file("old/" + name, "old") }
    for name in ["bin/refreshcfg", "bin/more"] { try console.file("new/" + name, "new") }
    // The shell is killed instead of moving a file.
    let found = try Bash.run(
      """
      . '\(Repository.root.path)/.ci/place'
      count=0
      mv() { if [ $count = \(moved) ]; then kill -9 $$; fi; count=$((count + 1)); command mv "$@"; }
      listed_in old > list
      place new old list
      """, in: console.folder)
    #expect(found.status != 0)
    let listed = try String(
      contentsOf: console.folder.appendingPathComponent("old/share/refreshcfg/.installed"), encoding: .utf8
    )
    .split(separator: "\n").map(String.init)
    let there = try files(in: console.folder.path + "/old").filter { !$0.contains(".refreshcfg-new-") }
    #expect(there.subtracting(listed).subtracting(["share/refreshcfg/.installed"]) == [])
    for name in ["bin/refreshcfg", "bin/gone"] {
      #expect(moved == 3 || there.contains(name), "\(name) is there until all others are")
    }
    // The next one leaves nothing of it.
    let again = try Bash.run(
      ". '\(Repository.root.path)/.ci/place'; listed_in old > list; place new old list", in: console.folder)
    #expect(again.status == 0)
    #expect(
      try files(in: console.folder.path + "/old") == ["bin/refreshcfg", "bin/more", "share/refreshcfg/.installed"])
  }
}
