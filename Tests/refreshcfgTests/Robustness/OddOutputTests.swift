import Foundation
import Testing

/// Every command and every kind of output, replaced by something odd.
struct OddOutputTests {
  private static let files = [
    "refreshcfg test good.scenarios.yaml --format json:odd",
    "refreshcfg test good.scenarios.yaml --coverage-format json:odd",
    "env XML_OUTPUT_FILE=odd refreshcfg test good.scenarios.yaml",
    "env TEST_SHARD_STATUS_FILE=odd refreshcfg test good.scenarios.yaml",
    "env GITHUB_STEP_SUMMARY=odd refreshcfg test good.scenarios.yaml --format github",
    "refreshcfg timeline good.scenarios.yaml -o odd", "refreshcfg film good.scenarios.yaml -o odd",
    "refreshcfg preview good.preset.yaml --out odd", "refreshcfg merge report.json --format junit:odd",
  ]

  @Test(arguments: files)
  func `a file is replaced, a link followed, and what is no file written into`(command: String) throws {
    // A shell function, which `env` can't call, drops the super-user's permissions.
    let locked = command.replacing("odd", with: "locked/odd").replacing(#/^env (\S+) /#) {
      "export \($0.output.1); run "
    }
    let (statuses, output) = try OddFiles.run(
      """
      refreshcfg test good.scenarios.yaml --format json > report.json
      run \(command); [ -f odd ] && echo "it is there"
      chmod 640 odd; run \(command); [ $(ls -l odd | cut -c1-10) = -rw-r----- ] && echo "it keeps its rights"
      rm odd; : > target; ln -s target odd; run \(command)
      [ -L odd ] && [ -f target ] && echo "the link is followed"
      rm target; run \(command); [ -L odd ] && [ -f target ] && echo "what it leads to is made"
      rm odd; ln -s /dev/null odd; run \(command); [ -c odd ] && echo "the device stays"
      rm odd; mkfifo odd; cat odd > got & reader=$!; run \(command); [ -p odd ] && echo "the pipe stays"; wait $reader
      run \(command)
      rm odd; mkdir odd; run \(command)
      rmdir odd; ln -s odd odd; run \(command)
      rm odd; ln -s /dev/full odd; run \(command); [ -c /dev/full ] && echo "the full device stays"
      ls -A | grep tmp
      mkdir locked; chmod 555 locked; forbid
      \(locked.hasPrefix("export") ? locked : "run " + locked)
      """)
    // Only Bazel's status file is empty, so there is room for it on any device.
    let isEmpty = command.contains("SHARD_STATUS")
    #expect(statuses == [0, 0, 0, 0, 0, 0, 2, 2, 2, isEmpty ? 0 : 2, 2], "\(output)")
    for line in [
      "it is there", "it keeps its rights", "the link is followed", "what it leads to is made", "the device stays",
      "the pipe stays", "the full device stays",
    ] { #expect(output.contains(line + "\n"), "\(line): \(output)") }
    #expect(output.components(separatedBy: "odd can't be written").count >= 4, "\(output)")
    #expect(!output.contains(".tmp"), "\(output)")
  }

  @Test func `a report goes where standard output goes, and leaves it there`() throws {
    let (statuses, output) = try OddFiles.run(
      """
      run refreshcfg test good.scenarios.yaml --format json:/dev/stdout > all
      [ -e /dev/stdout ] && grep -c -e '"version"' -e 'scenario in 1 suite' all
      ln -s /dev/stdout link; { echo "before"; run refreshcfg film good.scenarios.yaml -o link; } > film
      [ -L link ] && grep -c -e before -e '^<svg' -e 'status 0' film
      run refreshcfg film good.scenarios.yaml -o >(head -c 4)
      """)
    #expect(output.hasPrefix("2\n3\n") && statuses.allSatisfy { $0 == 0 }, "\(output)")
  }

  @Test func `the folder of a gallery is one, or a link to one`() throws {
    let (statuses, output) = try OddFiles.run(
      """
      gallery="run refreshcfg gallery . --out"
      mkdir there; ln -s there link; ln -s new dead; mkfifo pipe; : > file
      $gallery link; [ -L link ] && [ -f there/index.html ] && echo "the link is followed"
      $gallery dead; [ -L dead ] && [ -f new/index.html ] && echo "what it leads to is made"
      $gallery pipe; $gallery file; $gallery /dev/full; $gallery no/such/folder
      """)
    #expect(statuses == [0, 0, 2, 2, 2, 0], "\(output)")
    #expect(output.contains("the link is followed") && output.contains("what it leads to is made"))
  }

  private static let printing = [
    "--help", "--version", "--generate-completion-script bash", "validate good.preset.yaml",
    "validate --format json good.preset.yaml", "validate --fix --dry-run bad.yaml", "test good.scenarios.yaml",
    "test --list good.scenarios.yaml", "test --format json good.scenarios.yaml",
    "test --coverage good.scenarios.yaml",
    "test --preset good.preset.yaml good.scenarios.yaml", "trace good.scenarios.yaml",
    "timeline good.scenarios.yaml",
    "film good.scenarios.yaml", "gallery . --out site", "show good.preset.yaml", "graph good.preset.yaml",
    "diff bad.yaml good.preset.yaml", "merge report.json", "explain", "explain unknown-key", "schema preset",
    "reference rules", "preview good.preset.yaml --port 0",
  ]

  @Test(arguments: printing)
  func `standard output that can't be written is an error`(command: String) throws {
    let (statuses, output) = try OddFiles.run(
      """
      refreshcfg test good.scenarios.yaml --format json > report.json
      echo '{ name: bad, header: { type: normalHeader, hidden: yes } }' > bad.yaml
      run bash -c 'refreshcfg \(command) > /dev/full'
      run bash -c 'refreshcfg \(command) >&-'
      """)
    #expect(statuses == [2, 2], "\(output)")
    #expect(output.contains("error: standard output can't be written: there is no space left\n"), "\(output)")
    #expect(output.contains("error: standard output can't be written: it isn't open\n"), "\(output)")
  }

  @Test func `a reader that has gone ends the program silently`() throws {
    let (_, output) = try OddFiles.run(
      """
      refreshcfg reference rules | head -1; echo "${PIPESTATUS[0]}"
      trap '' PIPE; refreshcfg reference rules | head -1; echo "${PIPESTATUS[0]}"
      """)
    // If the tests themselves run with the signal ignored, the first command ignores it, too.
    #expect(["141", "2"].map { "# Rules\n\($0)\n# Rules\n2\n" }.contains(output), "\(output)")
  }

  @Test func `a limit for files leaves no file`() throws {
    let (statuses, output) = try OddFiles.run(
      """
      run bash -c 'ulimit -f 1; refreshcfg film good.scenarios.yaml -o odd.svg'
      run bash -c 'ulimit -f 1; refreshcfg gallery . --out site'
      ls -A
      """)
    #expect(statuses == [2, 2], "\(output)")
    #expect(output.contains("odd.svg can't be written: it would exceed the maximum size of a file"))
    #expect(!output.contains(".tmp") && !output.hasSuffix("site\n"))
  }

  @Test func `whoever ends the program, a gallery is there as a whole, and of what was begun nothing is left`()
    throws
  {
    let (_, output) = try OddFiles.run(
      """
      for number in 1 2 3 4 5 6 7 8 9; do sed "s/good/n$number/" good.preset.yaml > $number.preset.yaml; done
      refreshcfg gallery . --out site > /dev/null
      for signal in TERM INT HUP KILL; do
        for delay in 0.05 0.15 0.25 0.35 0.5 0.7; do
          refreshcfg gallery . --out site > /dev/null &
          pid=$!; sleep $delay; kill -$signal $pid; wait $pid
          [ -f site/index.html ] && [ -f site/.refreshcfg-gallery ] || echo "no site after $signal in $delay s"
          if [ $signal != KILL ]; then ls -A | grep tmp; fi
        done
      done 2> /dev/null
      run refreshcfg gallery . --out site
      """)
    #expect(
      output.hasSuffix("failed: site/index.html\nstatus 0\n") && output.split(separator: "\n").count == 2,
      "\(output)")
  }

  @Test func `what a new file lacks is named: the folder of its folder`() throws {
    let (statuses, output) = try OddFiles.run(
      """
      run refreshcfg film good.scenarios.yaml -o new/film.svg
      run refreshcfg film good.scenarios.yaml -o a/b/film.svg
      run refreshcfg preview good.preset.yaml --out a/b/page.html
      run refreshcfg export good.preset.yaml --to swift --out a/b/Feed.swift
      """)
    #expect(statuses == [0, 2, 2, 2], "\(output)")
    #expect(output.components(separatedBy: "can't be written: there is no folder a\n").count == 4, "\(output)")
  }
}
