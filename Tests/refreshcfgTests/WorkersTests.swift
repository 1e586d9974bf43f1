import Testing

@testable import refreshcfg

struct WorkersTests {
  @Test(arguments: [0, 1, 31, 64, 1_000]) func `what is made of the pieces comes in their order`(count: Int) {
    let items = Array(0..<count)
    let pieces = Workers.map(items) { Array($0) }
    #expect(pieces.flatMap { $0 } == items)
    #expect(pieces.count <= max(1, count / 32))
  }

  @Test func `many files are told of in the order of their names, on every run`() throws {
    let console = try Console()
    for number in 0..<100 {
      let type = number.isMultiple(of: 3) ? "normalHeadre" : "normalHeader"
      try console.file("\(100 + number).preset.yaml", "name: a\(number)\nheader: { type: \(type) }\n")
    }
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .failure)
    let files = console.plainOutput.split(separator: "\n").filter { $0.contains("unknown-type") }.map {
      $0.prefix(3)
    }
    #expect(files == files.sorted() && files.count == 34)
    let once = console.output
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .failure)
    #expect(console.output == once + once)
  }
}
