import RefreshDiagnostics
import RefreshYAML

/// What a command says of itself when it is asked for help.
struct CommandHelp {
  /// An argument, an option or a flag.
  struct Argument {
    /// How it is written, `--format` and the like; empty for an argument that stands by its place.
    let names: [String]
    /// What its value is called; nil for flags.
    let value: String?
    /// What it is for.
    let text: String
    /// More on it; empty if there is no more.
    let discussion: String
    /// What it is where it is not given; nil if the text says so itself.
    let defaultValue: String?
    /// The title under which it stands; nil for the usual one.
    let section: String?
    /// Whether it may be left out.
    let isOptional: Bool
    /// Whether there may be several.
    let isRepeating: Bool
  }

  /// The name, without those of the commands above it.
  let name: String
  /// What it does, in one sentence.
  let abstract: String
  /// More on it; empty if there is no more.
  let discussion: String
  /// What can be given to it; without what every command takes, `--help` and `--version`.
  let arguments: [Argument]
  /// The commands below it.
  let commands: [CommandHelp]

  /// The help of the tool, from the declarations of its commands.
  static var tool: CommandHelp? {
    var diagnostics = Diagnostics()
    // JSON is YAML; its slashes may be escaped, which older readers of YAML don't know.
    let text = RefreshCfg._dumpHelp().replacing("\\/", with: "/")
    var reader = YAMLReader(SourceFile(path: "help", text: text))
    return reader.next(into: &diagnostics)?.root["command"].map { CommandHelp($0) }
  }

  private init(_ node: Node) {
    name = node.text("commandName")
    abstract = node.text("abstract")
    discussion = node.text("discussion")
    arguments = node.list("arguments").filter { $0.text("shouldDisplay") != "false" }.map { Argument($0) }
      .filter { $0.names.last != "--help" && $0.names.last != "--version" }
    commands = node.list("subcommands").filter { $0.text("shouldDisplay") != "false" }.map { CommandHelp($0) }
      .filter { $0.name != "help" }
  }
}

extension CommandHelp.Argument {
  fileprivate init(_ node: Node) {
    names = node.list("names").map { ($0.text("kind") == "long" ? "--" : "-") + $0.text("name") }
    value = node.text("kind") == "flag" ? nil : node.text("valueName")
    text = node.text("abstract")
    discussion = node.text("discussion")
    defaultValue = node["defaultValue"]?.scalar
    section = node["sectionTitle"]?.scalar
    isOptional = node.text("isOptional") == "true"
    isRepeating = node.text("isRepeating") == "true"
  }
}

extension Node {
  fileprivate func text(_ key: String) -> String { self[key]?.scalar ?? "" }
  fileprivate func list(_ key: String) -> [Node] { self[key]?.items ?? [] }
}
