import ExternalTools
import Foundation
import Testing

/// A project in a new folder, in which something odd takes the place of a file.
enum OddFiles {
  /// The kinds of odd things.
  enum Kind: String, CaseIterable {
    case missing, forbidden, circle, deadLink, pipe, device, folder, huge, empty, link

    /// Returns the line of shell code that creates it.
    func making(_ path: String, of good: String) -> String {
      switch self {
      case .missing: ":"
      case .forbidden: "cp \(good) \(path); chmod 000 \(path); forbid"
      case .circle: "ln -s \(path.split(separator: "/").last ?? "") \(path)"
      case .deadLink: "ln -s nowhere \(path)"
      case .pipe: "mkfifo \(path)"
      case .device: "ln -s /dev/zero \(path)"
      case .folder: "mkdir \(path)"
      case .huge: "dd if=/dev/null of=\(path) bs=1 seek=3000000000 2> /dev/null"
      case .empty: ": > \(path)"
      case .link: "cp \(good) kept.yaml; ln -s \"$PWD/kept.yaml\" \(path)"
      }
    }
  }

  /// The kinds that can be tested on this machine.
  static let kinds = Kind.allCases.filter { $0 != .forbidden || ExternalTool.permissions.isUsable }

  /// What ends without being killed, and how; 137 is what was still waiting after ten minutes.
  private static let prelude = """
    run() {
      "$@" <&0 & local pid=$!
      { for _ in {1..6000}; do sleep 0.1; kill -0 $pid || exit; done; kill -KILL $pid; } 2> /dev/null &
      wait $pid; local status=$?
      echo "status $status"
    }
    forbid() {
      [ "$(id -u)" != 0 ] || refreshcfg() {
        setpriv --inh-caps=-dac_override,-dac_read_search --bounding-set=-dac_override,-dac_read_search \
          "$(type -P refreshcfg)" "$@"
      }
    }
    cat > good.preset.yaml << 'END'
    name: good
    header: { type: normalHeader }
    footer: { type: autoNormalFooter }
    END
    cat > good.scenarios.yaml << 'END'
    suite: feed
    preset: good.preset.yaml
    scene: { content: { height: 1200 } }
    scenarios:
      - { name: a, tags: [problem, taller], steps: [ { pull: { header: 60 } }, release, { expect: { header.state: refreshing } } ] }
    END
    : > refreshcfg.yaml

    """

  /// Runs lines of shell code in a project.
  ///
  /// - Returns: The statuses of the programs run by `run`, and all output.
  static func run(_ script: String) throws -> (statuses: [Int32], output: String) {
    let products = try #require(ExternalTool.products, "the tool lies beside the tests")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try Bash.run(prelude + script, in: folder, path: [products.path]).output
    let lines = output.split(separator: "\n")
    return (lines.compactMap { $0.hasPrefix("status ") ? Int32($0.dropFirst(7)) : nil }, output)
  }

  /// Runs lines of shell code for each kind in parallel, each in its own project.
  ///
  /// - Returns: The output, in the order of the kinds.
  static func runSideBySide(_ kinds: [Kind], _ lines: (Kind) -> String) throws -> [String] {
    let all = kinds.map { kind in
      """
      (
      mkdir in-\(kind) && cp good.* refreshcfg.yaml in-\(kind) && cd in-\(kind)
      \(lines(kind))
      ) > \(kind).log 2>&1 &

      """
    }
    let shown = kinds.map { "echo; echo '=== \($0)'; cat \($0).log" }.joined(separator: "\n")
    let output = try run(all.joined() + "wait\n" + shown).output
    return zip(kinds, output.components(separatedBy: "\n=== ").dropFirst()).map { kind, part in
      String(part.dropFirst("\(kind)\n".count))
    }
  }
}
