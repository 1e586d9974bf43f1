import Foundation
import RefreshEngine
import RefreshScenarios
import RefreshText
import SuiteTexts

@testable import RefreshPreview
@testable import RefreshReports

/// The same moments of all suites of the project twice: on a page that opens them by a link, and as the tool's pictures.
enum MomentPictures {
  /// A moment of a page.
  struct Moment: Encodable {
    /// The names of the files.
    let page, picture: String
    /// The fragment of the page's address.
    let link: String
    /// The size of the phone, in points.
    let width, height: Double
    /// Whether it is compared in dark colours, too.
    let isDark: Bool
  }

  /// Writes all pages and pictures, and `moments.json`, the list of them.
  static func write(to folder: URL) throws {
    var moments: [Moment] = []
    for file in Configs.files() {
      let name = file.dropFirst(Configs.folder.count + 1).replacing("/", with: "-")
      let suites = try suites(String(contentsOfFile: file, encoding: .utf8), path: file)
      try PreviewPage.html(feed: PreviewFeed(suites, path: file)).write(
        to: folder.appendingPathComponent("\(name).html"), atomically: true, encoding: .utf8)
      // Of each combination of states, one moment.
      var known: Set<[String]> = []
      for scenario in suites.flatMap(\.scenarios) {
        let recording = Runner.record(scenario)
        let playback = Playback(recording)
        for step in scenario.steps.indices.map({ $0 + 1 }) {
          guard let index = recording.moments.lastIndex(where: { $0.step == step }) else { continue }
          let moment = recording.moments[index]
          let looks = ComponentRole.allCases.map { moment.state(of: $0)?.name ?? "" }
          guard known.insert(looks).inserted else { continue }
          let picture = "\(name)-\(moments.count).svg"
          let (width, height) = (moment.viewport.width, moment.viewport.height)
          var (gallery, screen) = (Gallery(), Markup())
          ScreenDrawing(sight: playback.sight(of: index, at: moment.time), setup: scenario.setup, notes: nil)
            .draw(with: &gallery, into: &screen)
          let svg = Picture.file(picture, width: width, height: height, style: StyleSheet.still) {
            $0.append(gallery.defs)
            $0.append(screen)
          }
          try svg.write(to: folder.appendingPathComponent(picture), atomically: true, encoding: .utf8)
          func escaped(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
          }
          moments.append(
            Moment(
              page: "\(name).html", picture: picture,
              link: "suite=\(escaped(scenario.suite))&scenario=\(escaped(scenario.name))&step=\(step)",
              width: width, height: height, isDark: known.count == 2))
        }
      }
    }
    try JSONEncoder().encode(moments).write(to: folder.appendingPathComponent("moments.json"))
  }
}
