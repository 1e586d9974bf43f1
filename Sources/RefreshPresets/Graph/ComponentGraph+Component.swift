import RefreshDiagnostics
import RefreshEngine

extension ComponentGraph {
  /// A component of a file: its properties, and where they are written.
  public struct Component: Sendable {
    /// Shared by copies, because rules pass a component on much more often than they read all of it.
    private let storage: Storage

    private final class Storage: Sendable {
      let blueprint: ComponentBlueprint
      let images: ImageFiles
      let named: PresetImages.Named
      let written: WrittenValue
      let place: Span
      let titles: [Title]
      let titleKeys: [RefreshState: String]

      init(
        _ blueprint: ComponentBlueprint, images: ImageFiles, named: PresetImages.Named,
        titleKeys: [RefreshState: String], written: WrittenValue, place: Span
      ) {
        self.blueprint = blueprint
        self.titleKeys = titleKeys
        var titles: [Title] = []
        for (state, title) in blueprint.shownTitles {
          if let text = title.text {
            titles.append(Title(state: state, language: nil, text: text, isLookedUp: false))
          }
          for version in title.versions {
            titles.append(
              Title(
                state: state, language: version.language, text: version.text, isLookedUp: titleKeys[state] != nil))
          }
        }
        self.titles = titles
        self.images = images
        self.named = named
        self.written = written
        self.place = place
      }
    }

    /// A title that is set for a state that the type shows.
    package struct Title: Sendable {
      package let state: RefreshState
      /// The title's language; nil for all languages.
      package let language: String?
      package let text: String
      /// Whether the preset has its key in a table of texts instead of the text.
      let isLookedUp: Bool

      /// The name of its key.
      package var key: String { "titles.\(state.name)" + (isLookedUp ? ".key" : language.map { ".\($0)" } ?? "") }
    }

    /// The component as the engine attaches it.
    public var blueprint: ComponentBlueprint { _read { yield storage.blueprint } }
    /// The type.
    public var kind: ComponentKind { storage.blueprint.kind }
    /// The resolved properties, with all keys taken into account.
    public var settings: ComponentSettings { _read { yield storage.blueprint.settings } }
    /// The files of its frames and its arrow, for displaying them.
    public var images: ImageFiles { storage.images }
    /// What its preset names for looking up images and texts.
    var named: PresetImages.Named { storage.named }
    /// The titles that are set for states that the type shows, each in all its languages.
    package var titles: [Title] { storage.titles }
    /// The keys of the titles that are looked up in the app's table of texts, by state.
    package var titleKeys: [RefreshState: String] { storage.titleKeys }
    /// The map that describes the component, with the presets that its own extends.
    public var written: WrittenValue { storage.written }
    /// The span of the key that the map belongs to, or of the map's beginning.
    public var place: Span { storage.place }

    /// Returns the span of a key, given its dotted name such as `titles.idle`, or nil if it isn't written.
    public func place(of name: String) -> Span? { storage.written.place(of: name) }

    /// Returns the value of a key, given its dotted name, or nil if it isn't written.
    public func value(of name: String) -> WrittenValue? { storage.written[name] }

    /// Makes a component.
    ///
    /// - Parameters:
    ///   - blueprint: The component as the engine attaches it.
    ///   - images: The files of its images.
    ///   - named: What its preset names for looking up images and texts.
    ///   - titleKeys: The keys of the titles that are looked up. The default is none.
    ///   - written: The map that describes it.
    ///   - place: The span of the key that the map belongs to. The default is the map's beginning.
    init(
      _ blueprint: ComponentBlueprint, images: ImageFiles, named: PresetImages.Named,
      titleKeys: [RefreshState: String] = [:], written: WrittenValue, at place: Span? = nil
    ) {
      storage = Storage(
        blueprint, images: images, named: named, titleKeys: titleKeys, written: written,
        place: place ?? written.beginning)
    }
  }
}
