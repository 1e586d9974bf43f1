import Foundation
import Testing

/// Every command and every kind of input, replaced by something odd.
struct OddInputTests {
  /// A use of a file.
  struct Use: CustomTestStringConvertible, Sendable {
    let command: String
    /// The path of the file.
    var path = "odd.yaml"
    /// The valid file that it replaces.
    var good = "good.preset.yaml"
    /// Lines that prepare the command.
    var before = ":"
    /// The status for a file that can't be read.
    var unreadable: Int32 = 2
    /// The status for a missing file; `nil` if it is the same.
    var missing: Int32?
    /// The statuses for an empty file, and for one with gigabytes of NULs.
    var empty: Int32 = 1
    var huge: Int32 = 2
    /// The status for a link to the valid file.
    var link: Int32 = 0
    var testDescription: String { command + " " + path }

    func status(_ kind: OddFiles.Kind) -> Int32 {
      switch kind {
      case .missing: missing ?? unreadable
      case .empty: empty
      case .huge: huge
      case .link: link
      default: unreadable
      }
    }
  }

  private static let scenarios = "good.scenarios.yaml"

  /// Files that are named on the command line.
  private static let arguments = [
    // Streams may have any length, so their contents are examined.
    Use(command: "validate odd.yaml", huge: 1), Use(command: "validate --fix odd.yaml", huge: 1),
    Use(command: "test odd.yaml", good: scenarios), Use(command: "test --list odd.yaml", good: scenarios),
    Use(command: "trace odd.yaml", good: scenarios), Use(command: "timeline odd.yaml", good: scenarios),
    Use(command: "film odd.yaml", good: scenarios), Use(command: "preview odd.yaml --out page.html"),
    Use(command: "gallery odd.yaml --out site"), Use(command: "show odd.yaml"), Use(command: "graph odd.yaml"),
    Use(command: "diff odd.yaml good.preset.yaml", empty: 2),
    Use(command: "diff good.preset.yaml odd.yaml", empty: 2),
    Use(command: "diff good.preset.yaml good.preset.yaml odd.yaml", good: scenarios, empty: 2),
    Use(
      command: "merge odd.yaml", good: "report.json",
      before: "refreshcfg test good.scenarios.yaml --format json > report.json", empty: 2),
    Use(command: "test --preset odd.yaml good.scenarios.yaml"),
  ]

  /// Files that another file names, or that are found beside it.
  private static let found = [
    Use(
      command: "show heir.yaml", before: "echo '{ name: heir, extends: odd.yaml }' > heir.yaml", unreadable: 1,
      huge: 1),
    Use(
      command: "test heir.yaml",
      before: "sed s/good.preset/odd/ good.scenarios.yaml > heir.yaml", unreadable: 1, huge: 1),
    Use(
      command: "validate heir.yaml", path: "odd.png", good: "dot.png",
      before: """
        echo '{ name: a, header: { type: gifHeader, images: { idle: odd.png } } }' > heir.yaml
        printf 'GIF89a\\1\\0\\1\\0\\0\\0\\0,\\0\\0\\0\\0\\1\\0\\1\\0\\0\\2\\2D\\1\\0;' > dot.png
        """, unreadable: 1, huge: 1),
    Use(
      command: "validate heir.yaml", path: "odd.bundle/en.lproj/Localizable.strings", good: "texts.strings",
      before: """
        echo '{ name: a, header: { type: normalHeader }, strings: { bundle: odd.bundle } }' > heir.yaml
        mkdir -p odd.bundle/en.lproj; : > texts.strings
        """, unreadable: 1, empty: 0, huge: 1),
    Use(
      command: "test odd.scenarios.yaml", path: "__snapshots__/odd.a.json", good: "stored.json",
      before: """
        sed 's/release,/{ snapshot: a },/' good.scenarios.yaml > odd.scenarios.yaml
        refreshcfg test odd.scenarios.yaml > /dev/null
        mv __snapshots__/odd.a.json stored.json
        sed -i.old 's/ { expect.*refreshing } }//' odd.scenarios.yaml
        """, unreadable: 1, missing: 0, huge: 1),
    Use(
      command: "validate good.preset.yaml", path: "refreshcfg.yaml", good: "settings.yaml",
      before: "mv refreshcfg.yaml settings.yaml",
      missing: 0, empty: 0),
    Use(
      command: "test good.scenarios.yaml --last-failed", path: ".refreshcfg/last-failed", good: "failed.json",
      before: "mkdir .refreshcfg; echo '{ \"version\": 1, \"failed\": [] }' > failed.json", missing: 0, empty: 2),
  ]

  @Test(arguments: arguments + found)
  func `an odd input ends every command soon, with a message that names it`(use: Use) throws {
    let kinds = OddFiles.kinds
    let parts = try OddFiles.runSideBySide(kinds) { kind in
      """
      \(use.before)
      \(kind.making(use.path, of: use.good))
      run refreshcfg \(use.command)
      """
    }
    for (kind, output) in zip(kinds, parts) {
      #expect(output.hasSuffix("status \(use.status(kind))\n"), "\(kind): \(output)")
      let name = use.path.split(separator: "/").last.map(String.init) ?? ""
      if use.status(kind) > 0 { #expect(output.contains(name), "\(kind): \(output)") }
    }
  }

  @Test func `a pipe that is named is read, and so is standard input`() throws {
    let (statuses, output) = try OddFiles.run(
      """
      mkfifo pipe
      for command in validate show graph; do
        run refreshcfg $command <(sleep 0.1; cat good.preset.yaml)
        run refreshcfg $command - < good.preset.yaml
        run refreshcfg $command /dev/stdin < good.preset.yaml
        { sleep 0.2; cat good.preset.yaml > pipe; } &
        run refreshcfg $command pipe
      done
      run refreshcfg show - <&-
      run refreshcfg validate - < /dev/zero
      run refreshcfg preview pipe
      """)
    #expect(statuses == Array(repeating: 0, count: 12) + [2, 1, 2], "\(output)")
    #expect(output.contains("can't be read: it isn't open"))
  }

  @Test func `nothing outside of the project is read or shown, in any way it is named`() throws {
    let (statuses, output) = try OddFiles.run(
      """
      mkdir secret inner; echo 'PASSWORD: [' > secret/word.yaml; echo 'PASSWORD: [' > inner/word.txt
      cp refreshcfg.yaml good.scenarios.yaml inner
      cd inner
      for path in ../secret/word.yaml "$PWD/../secret/word.yaml" /proc/self/environ word.txt link.yaml text.yaml; do
        ln -sf ../secret/word.yaml link.yaml; ln -sf word.txt text.yaml
        echo "{ name: heir, extends: $path }" > heir.yaml
        sed "s|good.preset.yaml|$path|" good.scenarios.yaml > suite.yaml
        run refreshcfg show heir.yaml
        run refreshcfg validate heir.yaml
        run refreshcfg test suite.yaml
      done
      rm *.yaml; ln -s ../secret/word.yaml found.preset.yaml; : > refreshcfg.yaml
      run refreshcfg validate .
      """)
    #expect(statuses == Array(repeating: 1, count: 19), "\(output)")
    #expect(!output.contains("PASSWORD"), "\(output)")
  }

  @Test func `links that lead out of the project are not followed to snapshots and to what failed`() throws {
    let (statuses, output) = try OddFiles.run(
      """
      mkdir inner out; cp good.* refreshcfg.yaml inner; cd inner
      sed 's/release,/{ snapshot: a },/' good.scenarios.yaml > odd.scenarios.yaml
      ln -s ../out __snapshots__; ln -s ../out .refreshcfg
      run refreshcfg test odd.scenarios.yaml --update-snapshots
      run refreshcfg test odd.scenarios.yaml --last-failed
      ls -A ../out; echo "end of out"
      """)
    #expect(statuses == [1, 2], "\(output)")
    #expect(output.contains("__snapshots__/odd.a.json is outside the project"))
    #expect(output.contains("last-failed can't be written: it is outside the project"))
    #expect(output.contains("last-failed can't be read: it is outside the project"))
    #expect(output.hasSuffix("status 2\nend of out\n"))
  }

  @Test func `only what was named is fixed`() throws {
    let (statuses, output) = try OddFiles.run(
      """
      echo 'header: { type: header, hidden: yes }' > base.yaml
      echo '{ name: heir, extends: base.yaml, language: zh_hans }' > heir.yaml
      run refreshcfg validate --fix heir.yaml
      cat base.yaml heir.yaml
      """)
    #expect(statuses == [0])
    #expect(output.contains("hidden: yes") && output.contains("zh-Hans") && output.contains("1 fix in 1 file"))
  }

  @Test(arguments: [
    "validate good.preset.yaml", "test good.scenarios.yaml", "trace good.scenarios.yaml",
    "film good.scenarios.yaml",
    "timeline good.scenarios.yaml", "preview good.preset.yaml", "gallery . --out site", "show good.preset.yaml",
    "graph good.preset.yaml", "diff good.preset.yaml good.preset.yaml", "merge report.json",
  ])
  func `a process without descriptors says so`(command: String) throws {
    let (statuses, output) = try OddFiles.run(
      """
      for count in 3 4 5 6 7 8 10 12; do
        run bash -c "ulimit -n $count; exec refreshcfg \(command) 2>&1"
      done
      """)
    // With so few file descriptors, even a shell and the dynamic loader fail; their messages are not ours.
    #expect(statuses.suffix(6) == [2, 2, 2, 2, 2, 2], "\(output)")
    #expect(output.components(separatedBy: "the process is out of file descriptors").count > 6, "\(output)")
  }
}
