import ExternalTools
import Foundation
import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// Code that is damaged at random, always in the same way: every file is read as far as it goes, without a crash.
struct MutatedCodeTests {
  /// Numbers that are the same on every machine.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  private static let pieces = [
    "(", ")", "[", "]", "{", "}", "\"", "@\"", "\\(", "^", "#if", "#define A(", "MJRefreshAutoFooter", "=", ";",
    ",", ":",
    "in", "for", "1e999", "...", "\"\"\"", "/*", "super", "self", "prepare", "func", "@implementation", "@end",
    "return",
  ]

  /// The code that `export` writes, with that of a few apps.
  private static let sources: [(name: String, text: String)] = {
    let folder = ExternalTool.package.appendingPathComponent("Tests/RefreshExportTests")
    let names = [
      "Swift/DiyRefresh.swift", "Swift/PartKindsRefresh.swift", "ObjectiveC/RCDiyRefresh.m",
      "ObjectiveC/RCDotsRefresh.m",
    ]
    let exported = names.map { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
        preconditionFailure("\(name) is missing")
      }
      return (String(name.split(separator: "/")[1]), text)
    }
    return exported + [
      (
        "A.swift",
        """
        class Header: MJRefreshGifHeader { override func prepare() { super.prepare(); setTitle("a\\(1 + 2)", for: .idle) } }
        class List: UIViewController {
          lazy var header: Header = { let h = Header(); h.mj_h = 1e3; return h }()
          func setUp(_ all: [Int]) {
            guard let list = list else { return }
            for i in 1...12 { images.append(UIImage(named: "frame_\\(i)")!) }
            switch language { case "de": header.setTitle("b", for: .pulling) default: break }
            list.mj_header = header; list.mj_footer = MJRefreshAutoFooter(refreshingBlock: { [weak self] a, b in self?.load() })
          }
        }
        """
      ),
      (
        "A.m",
        """
        #define HEIGHT(a) (a * 2)
        @interface Footer : MJRefreshBackGifFooter
        @end
        @implementation Footer
        - (void)prepare { [super prepare]; self.mj_h = HEIGHT(30); NSMutableArray *a = [NSMutableArray array];
          for (int i = 0; i < 5; i++) { [a addObject:[UIImage imageNamed:[NSString stringWithFormat:@"f%02d", i]]]; }
          [self setImages:a duration:0.5 forState:MJRefreshStateIdle]; }
        - (void)setState:(MJRefreshState)state { if (state == MJRefreshStateIdle) { self.label.text = @"x"; } }
        @end
        static void setUp(UITableView *list) { list.mj_footer = [Footer footerWithRefreshingBlock:^(int a) { [list reloadData]; }]; }
        """
      ),
    ]
  }()

  private static func mutated(_ text: String, _ numbers: inout Numbers) -> String {
    var parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<[1, 2, 5, 12].randomElement(using: &numbers)! where !parts.isEmpty {
      let (first, second) = (
        parts.indices.randomElement(using: &numbers)!, parts.indices.randomElement(using: &numbers)!
      )
      switch Int.random(in: 0..<7, using: &numbers) {
      case 0: parts.remove(at: first)
      case 1: parts.insert(parts[first], at: second)
      case 2: parts.swapAt(first, second)
      case 3: parts.removeSubrange(first...)
      case 4: parts.insert(pieces.randomElement(using: &numbers)!, at: first)
      case 5:
        // Damages a bracket.
        parts[first] = String(
          parts[first].map { "()[]{}".contains($0) ? "()[]{}".randomElement(using: &numbers)! : $0 })
      default: parts[first] = String(parts[first].dropLast(parts[first].count / 2))
      }
    }
    return parts.joined(separator: " ")
  }

  @Test(arguments: 0..<UInt64(12))
  func `damaged code is read as far as it goes`(_ seed: UInt64) {
    var numbers = Numbers(state: seed &* 7_919 &+ 17)
    #expect(Self.sources.count == 6)
    for _ in 0..<20 {
      // Two files at once, whose declarations may mix.
      let files = (0..<2).map { index in
        let source = Self.sources.randomElement(using: &numbers)!
        return SourceFile(path: "\(index)\(source.name)", text: Self.mutated(source.text, &numbers))
      }
      let found = Import(files, to: ".", images: [])
      for diagnostic in found.diagnostics.all {
        #expect(
          diagnostic.span.end <= diagnostic.span.file.bytes.count && diagnostic.span.start <= diagnostic.span.end)
      }
      for preset in found.presets { #expect(preset.text.contains("\nname: \(preset.name)\n")) }
    }
  }
}
