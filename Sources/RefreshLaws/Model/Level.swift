import RefreshEngine

/// The actions that the app and the world take in a run, from correct use of the library to wrong use.
///
/// The level is computed from the run: most of it follows from the traits of its commands, the rest from the moment at
/// which they come.
package typealias Level = Command.Level
