import RefreshDiagnostics

/// Names of commands and options in other tools, with their names in this one.
enum ForeignCommand {
  /// Returns the command that is probably meant by another word; nil for a word that means nothing.
  static func meaning(of name: String) -> String? { rows.first { $0.others.contains(name.lowercased()) }?.own }

  /// Returns the option that is probably meant by an option that a command does not have.
  ///
  /// - Parameter own: The options of the command.
  static func option(_ name: String, in own: [String]) -> String? {
    options.first { own.contains($0.own) && $0.others.contains(name) }?.own
  }

  /// The value that is probably meant by a value that an option doesn't have.
  ///
  /// - Parameter own: The values of the option.
  static func value(_ name: String, in own: [String]) -> String? {
    let name = name.lowercased()
    let meant = values.first { own.contains($0.own) && $0.others.contains(name) }?.own
    return meant ?? (own.contains(name) ? name : nearestName(to: name, in: own))
  }

  /// Each word belongs to one command.
  static let rows: [(own: String, others: [String])] = [
    ("validate", ["lint", "check", "verify", "analyze", "analyse", "vet"]),
    ("validate --fix", ["fix", "format", "fmt", "autocorrect", "autofix"]),
    ("test", ["run", "spec", "exec", "play"]),
    ("test --watch", ["watch"]),
    ("preview", ["serve", "open", "view", "start", "dev"]),
    ("init", ["new", "create", "scaffold"]),
    ("export", ["generate", "codegen", "gen", "build", "compile", "convert"]),
    ("explore", ["fuzz", "monkey"]),
    ("show", ["print", "dump", "cat"]),
    ("--version", ["version"]),
    ("film", ["render", "record", "draw", "picture"]),
  ]

  /// Each word belongs to one option.
  static let options: [(own: String, others: [String])] = [
    ("--to", ["--lang", "--language", "--target", "--format", "--as", "--type"]),
    ("--out", ["--output", "--output-dir", "--dest", "--destination", "--outdir", "--dir"]),
    ("--format", ["--reporter", "--report", "--formatter", "--json", "--junit", "--out", "--svg", "--dot"]),
    ("--scenario", ["--filter", "--only", "--grep", "--name", "--match"]),
    ("--tags", ["--tag"]),
    ("--strict", ["--werror", "--warnings-as-errors"]),
  ]

  /// Each word belongs to one value.
  static let values: [(own: String, others: [String])] = [
    ("objc", ["objective-c", "objectivec", "obj-c", "m"]),
    ("scenarios", ["scenario", "suite", "suites"]),
    ("pretty", ["text", "spec", "human"]),
    ("github", ["annotations", "actions"]),
    ("junit", ["xml"]),
    ("markdown", ["md"]),
    ("oneline", ["compact", "short", "unix", "line"]),
  ]
}
