import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// Returns the import of one file of code.
func imported(_ code: String, as path: String = "Feed.swift", images: [String] = []) -> Import {
  Import([SourceFile(path: path, text: code)], to: ".", images: images)
}

extension Import {
  /// The texts of all presets, without the first line of each.
  var text: String {
    presets.map {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    }
    .joined(separator: "---\n")
  }

  /// The messages about what could not be read, by line.
  var unread: [String] { diagnostics.sorted().map { "\($0.span.startPosition.line): \($0.message)" } }
}

extension ImportedPreset {
  /// The text without comments.
  var plain: String {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.map { line in line.firstRange(of: "  # ").map { String(line[..<$0.lowerBound]) } ?? String(line) }
      .joined(separator: "\n")
  }
}

/// Reads a statement of Swift, in line 6 of its file, after a header was set up.
func imported(swift statement: String) -> Import {
  imported(
    """
    class Feed: UIViewController {
      func viewDidLoad() {
        let h = MJRefreshNormalHeader { }
        tableView.mj_header = h
        h.mj_h = 60; h.setTitle("Old", for: .idle)
        \(statement)
      }
    }
    """)
}

/// Reads a statement of Objective-C, in line 6 of its file, after a header was set up.
func imported(objectiveC statement: String) -> Import {
  imported(
    """
    @implementation Feed
    - (void)viewDidLoad {
      MJRefreshNormalHeader *h = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
      self.tableView.mj_header = h;
      h.mj_h = 60; [h setTitle:@"Old" forState:MJRefreshStateIdle];
      \(statement)
    }
    @end
    """, as: "Feed.m")
}
