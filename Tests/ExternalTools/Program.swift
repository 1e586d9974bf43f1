import Foundation

/// A program that a test runs to its end.
public enum Program {
  /// What a program left.
  public struct Result: Sendable {
    /// The exit status.
    public let status: Int32
    /// What the program wrote; with the errors, if these are merged.
    public let output: Data
    /// What the program wrote of errors; empty if they are merged.
    public let error: Data

    /// The output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs a program to its end.
  ///
  /// Its streams are files: a pipe may be too small for what is written, and writing to a program that doesn't read would
  /// end the tests by a signal.
  ///
  /// - Parameters:
  ///   - command: The program, which is searched for in `PATH`, and its arguments.
  ///   - folder: The working directory. The default is that of the tests.
  ///   - environment: Environment variables. The default is none.
  ///   - inheritsEnvironment: Whether the program has the tests' environment variables, too. The default is `true`.
  ///   - input: The standard input. The default is none.
  ///   - mergesErrors: Whether errors come with the output, in the order of writing. The default is `true`.
  /// - Throws: An error if the program can't begin. If it only doesn't exist, the status is 127.
  public static func run(
    _ command: [String], in folder: URL? = nil, environment: [String: String] = [:],
    inheritsEnvironment: Bool = true, input: Data? = nil, mergesErrors: Bool = true
  ) throws -> Result {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    func file(_ name: String, _ content: Data = Data()) throws -> URL {
      let file = place.appendingPathComponent(name)
      try content.write(to: file)
      return file
    }
    let (output, error) = (try file("output"), try file("error"))
    let sink = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    if let folder { process.currentDirectoryURL = folder }
    let inherited = inheritsEnvironment ? ProcessInfo.processInfo.environment : [:]
    process.environment = inherited.merging(environment) { _, own in own }
    process.standardInput =
      if let input { try FileHandle(forReadingFrom: file("input", input)) } else { FileHandle.nullDevice }
    process.standardOutput = sink
    process.standardError = mergesErrors ? sink : try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try Data(contentsOf: output), error: try Data(contentsOf: error))
  }
}
