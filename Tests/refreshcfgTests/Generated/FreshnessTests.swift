import Testing

@testable import refreshcfg

/// Generated files that are stored with the sources equal what would be generated now.
@Suite struct `Generated files` {
  @Test(arguments: Schema.Language.allCases)
  func `the schemas are fresh`(language: Schema.Language) throws {
    let console = try Console()
    #expect(try console.run(Schema.self, language.rawValue) == .success)
    let kept = try Repository.text("Schemas/\(language.rawValue).schema.json")
    #expect(kept == console.output, "run `make generate`, and look at what changes")
  }

  @Test(arguments: Reference.Page.allCases)
  func `the pages of the reference are fresh`(page: Reference.Page) throws {
    let console = try Console()
    #expect(try console.run(Reference.self, page.rawValue) == .success)
    let kept = try Repository.text("Documentation/\(page == .manual ? "refreshcfg.1" : page.rawValue + ".md")")
    #expect(kept == console.output, "run `make generate`, and look at what changes")
  }

  @Test(arguments: [Schema.Language.preset, .scenarios])
  func `every file of Configs names its schema`(language: Schema.Language) throws {
    let files = Repository.files(below: "Configs", endingIn: ".\(language.rawValue).yaml")
    #expect(!files.isEmpty)
    let line = "# yaml-language-server: $schema=../../Schemas/\(language.rawValue).schema.json\n"
    for file in files { #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix(line), "\(file)") }
  }
}
