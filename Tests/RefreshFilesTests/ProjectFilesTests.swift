import ExternalTools
import Foundation
import Testing

@testable import RefreshFiles

struct ProjectFilesTests {
  @Test func `a link counts by what it leads to, also where that is not there`() throws {
    let place = try TestFolder()
    try place.write("project/refreshcfg.yaml", "")
    try place.write("outside/a.yaml", "")
    for (name, target) in [
      ("out", "../outside/a.yaml"), ("in", "refreshcfg.yaml"), ("new", "../outside/new.yaml"),
      ("folder", "../gone"),
      ("circle", "circle"), ("back", "../project/new.yaml"), ("odd", "nowhere/../../outside/a.yaml"),
    ] { try place.link("project/" + name, to: target) }
    let project = ProjectFiles(around: place.path + "/project/a.preset.yaml")
    func contains(_ path: String) -> Bool { project.contains(place.path + "/project/" + path) }
    for inside in ["", "a", "in", "back", "no/such/file", "circle"] { #expect(contains(inside), "\(inside)") }
    for outside in ["out", "new", "folder/a", "odd", "../outside/a.yaml", "no/../../outside/a.yaml"] {
      #expect(!contains(outside), "\(outside)")
    }
  }
}
