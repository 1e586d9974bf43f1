import RefreshEngine
import RefreshLaws
import RefreshPresets

/// The reference page of scenario files.
public enum ScenarioReference {
  /// The page, generated from the declarations of keys, steps, matchers and observables.
  public static var page: String {
    var page = ReferencePage(
      "Scenarios",
      "A scenario file, `*.scenarios.yaml`, contains one or more suites. A suite puts a preset in a scene and runs scenarios: steps with expectations."
    )
    page.yaml([
      "suite: Feed", "preset: classic-feed.preset.yaml", "scenarios:", "  - name: a long pull is enough",
      "    steps:",
      "      - pull: { header: 110% }", "      - expect: { header.state: pulling }",
    ])
    page.heading("The keys of a suite")
    page.keys(SuiteKeys.all.description.keys.map(\.withoutMembers))
    page.heading("The keys of a scenario")
    page.keys(ScenarioKeys.all.description.keys.map(\.withoutMembers))
    page.heading("The keys of a scene")
    page.keys(SceneKeys.all.description.keys)
    page.heading("Devices", level: 3)
    page.paragraph(
      "In portrait, in points. The safe area is that of a view without the app's own bars. After `rotate`, it is that of the "
        + "device in landscape.")
    page.table(
      ["name", "width", "height", "safe area above", "below", "landscape: above", "at both sides", "below"],
      Device.all.map { device in
        let (size, safeArea, sideways) = (device.screen.size, device.screen.safeArea, device.landscapeSafeArea)
        return ["`\(device.name)`"]
          + [
            size.width, size.height, safeArea.top, safeArea.bottom, sideways.top, sideways.left, sideways.bottom,
          ].map { $0.shortestText }
      })
    page.heading("The keys of an app")
    page.paragraph(
      "The value of each key is a list of steps, which run when the component calls the app or the list has reloaded, in parallel with the scenario."
    )
    page.keys(AppReader.keys.description.keys)
    page.heading("Steps")
    page.paragraph("After each step, the run loop turns once; time passes only during `wait` and `swipe` steps.")
    for step in StepCatalogue.all { describe(step, on: &page) }
    page.heading("What can be expected")
    page.table(["written", "meaning"], MatcherForm.all.map { ["`\($0.example)`", $0.meaning] })
    page.paragraph(expressions)
    page.heading("What can be observed")
    page.paragraph(
      "The value of anything absent is `null`. `*` is the name of a part that the preset adds; footers and "
        + "trailers have the same observables for their parts.")
    page.table(["path", "value", "for", "meaning"], observables)
    return page.text
  }

  private static func describe(_ step: StepKind, on page: inout ReferencePage) {
    let description = step.description
    page.heading("`\(step.name)`", level: 3)
    page.paragraph(description.summary + (step.isForApps ? " Also allowed under `app`." : ""))
    if step.takesValue {
      let value = description.shape.rangedPhrase
      page.list([step.canStandAlone ? "Alone, or with \(value)" : "Value: \(value)"])
      if !description.shape.members.isEmpty { page.keys(description.shape.members) }
    }
    page.yaml((step.canStandAlone ? ["- \(step.name)"] : []) + description.examples.map { "- \(step.name): \($0)" })
  }

  /// A row for each observable that some type has, with these types if not all types of the role have it.
  private static var observables: [[String]] {
    ObservablePath.all.compactMap { observable in
      var owners = ""
      if case .component(let role, let leaf) = observable {
        let all = ComponentKind.all(of: role)
        let own = all.filter(leaf.exists)
        if own.isEmpty { return nil }
        if own.count < all.count { owners = own.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
      }
      return ["`\(observable.path)`", observable.type.phrase, owners, observable.summary]
    }
      + PartLeaf.all.map { leaf in
        let observable = ObservablePath.part(.header, PartName("*"), leaf)
        return [
          "`\(observable.path)`", observable.type.phrase,
          leaf.kinds.map { "`\($0.rawValue)`" }.joined(separator: ", "),
          observable.summary,
        ]
      }
  }
}

extension KeyDescription {
  /// The description without the members of its map, which have their own table.
  fileprivate var withoutMembers: KeyDescription {
    guard !shape.members.isEmpty else { return self }
    return KeyDescription(
      name: name, shape: .variants(by: self) { [] }, isRequired: isRequired, defaultText: defaultText,
      mjrefresh: mjrefresh, examples: examples, summary: summary)
  }
}

extension ObservableType {
  /// The type in words.
  fileprivate var phrase: String {
    switch self {
    case .number(.bare): "number"
    case .number(.fraction): "fraction"
    case .number(.seconds): "seconds"
    case .boolean: "`true` or `false`"
    case .text: "text"
    case .name(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    case .countOrUnlimited: "count or `unlimited`"
    case .color: "colour"
    case .dateTime: "time in UTC"
    }
  }
}

extension ScenarioReference {
  /// The syntax that regular expressions support.
  private static let expressions =
    "Regular expressions support letters, `.`, classes like `[a-z_]` and `[^\\s]`, `\\d`, `\\w`, `\\s` and their opposites in "
    + "capitals, groups `(…)` and `(?:…)`, alternatives `a|b`, the repetitions `*`, `+`, `?`, `{2}`, `{2,}` and `{2,3}`, the "
    + "anchors `^`, `$`, `\\b` and `\\B`, the escapes `\\n`, `\\r`, `\\t` and `\\u{…}`, a backslash before any other character, and "
    + "`(?i)` at the very beginning. One character is one grapheme. Anything that would need backtracking, such as "
    + "`\\1` and `(?=…)`, is an error, so that searching takes time in proportion to the length of the text. An expression "
    + "can have at most \(PatternParser.greatestLength) characters, with repetitions expanded."
}
