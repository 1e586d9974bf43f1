import ArgumentParser

/// What the commands that load presets have in common.
struct ProjectOptions: ParsableArguments {
  @Flag(help: "Let presets name images and bundles outside of their project.")
  var allowOutside = false
}
