/// Why a simulation could not go on.
public enum Fault: Equatable, Sendable {
  /// More than ``Simulation/maximumBlocksPerTurn`` blocks ran in one turn of the run loop.
  case endlessLoop
}
