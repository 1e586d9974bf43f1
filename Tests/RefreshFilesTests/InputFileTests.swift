import ExternalTools
import Foundation
import Testing

@testable import RefreshFiles

struct InputFileTests {
  private func failure(_ path: String, isArgument: Bool = false) -> InputFile.Failure? {
    do {
      _ = try InputFile.contents(of: path, limit: 1_000, isArgument: isArgument)
      return nil
    } catch {
      return error
    }
  }

  @Test func `only a file is read, and nothing else is waited for`() throws {
    let place = try TestFolder()
    try place.link("dead", to: "nowhere")
    try place.link("endless", to: "/dev/zero")
    let folder = place.path + "/"
    #expect(failure(place.pipe("pipe"))?.reason == "it is a pipe, not a file")
    #expect(failure(folder + "endless")?.reason == "it is a device, not a file")
    #expect(failure(folder + "dead")?.reason == "it is a symbolic link to a missing file")
    #expect(failure(folder) == .system(EISDIR))
    #expect(failure("-") == .system(ENOENT))
    for special in ["dead", "endless", ""] { #expect(failure(folder + special, isArgument: true) != nil) }
  }

  @Test func `a pipe that was named is read when there is a writer`() throws {
    let place = try TestFolder()
    let path = place.pipe("pipe")
    Thread.detachNewThread {
      try? OutputFile.write("some text".utf8, to: path)
    }
    #expect(try InputFile.contents(of: path, limit: 1_000, isArgument: true) == Array("some text".utf8))
    #expect(failure(path, isArgument: true) == .silent)
  }

  @Test func `words for what the system says are its own where it is no fault of the file`() {
    for number in [EMFILE, ENFILE] {
      let failure = InputFile.Failure.system(number)
      #expect(failure.isExhaustion && failure.reason == "the process is out of file descriptors")
    }
    #expect(!InputFile.Failure.system(EIO).isExhaustion)
  }
}
