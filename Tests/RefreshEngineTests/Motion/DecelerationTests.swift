import Testing

@testable import RefreshEngine

@Suite struct `the deceleration` {
  static let rates: [DecelerationRate] = [.normal, .fast]

  @Test(arguments: rates)
  func `has the decay of its rate`(rate: DecelerationRate) {
    #expect(abs(rate.decay / (1000 * Numerics.logarithm(rate.perMillisecond)) - 1) < 1e-14)
  }

  @Test func `has UIKit's two rates`() {
    #expect(DecelerationRate.normal.perMillisecond == 0.998)
    #expect(DecelerationRate.fast.perMillisecond == 0.99)
  }

  @Test(arguments: rates)
  func `keeps the rate's part of the velocity each millisecond`(rate: DecelerationRate) {
    let motion = Deceleration(start: 100, startVelocity: -1500, rate: rate)
    var velocity = -1500.0
    for millisecond in 0...1000 {
      #expect(abs(motion.velocity(at: Double(millisecond) / 1000) / velocity - 1) < 1e-11)
      velocity *= rate.perMillisecond
    }
  }

  @Test(arguments: rates)
  func `travels −v₀ ÷ (1000·ln r) in all`(rate: DecelerationRate) {
    for velocity in [-7000.0, -300, 1, 900, 4321] {
      let motion = Deceleration(start: 50, startVelocity: velocity, rate: rate)
      let travel = -velocity / (1000 * Numerics.logarithm(rate.perMillisecond))
      #expect(abs(motion.rest - (50 + travel)) < 1e-9)
      #expect(abs(motion.position(at: 30) - motion.rest) < 1e-9)
    }
  }

  @Test(arguments: rates)
  func `has the velocity as the derivative of the position`(rate: DecelerationRate) {
    let motion = Deceleration(start: -20, startVelocity: 2400, rate: rate)
    #expect(motion.position(at: 0) == -20)
    #expect(motion.velocity(at: 0) == 2400)
    for time in stride(from: 0.01, through: 2, by: 0.05) {
      let slope = (motion.position(at: time + 1e-5) - motion.position(at: time - 1e-5)) / 2e-5
      #expect(abs(slope - motion.velocity(at: time)) < 1e-3)
    }
  }

  @Test(arguments: rates)
  func `ends when half a point is left`(rate: DecelerationRate) {
    for velocity in [-5000.0, 100, 1000] {
      let motion = Deceleration(start: 0, startVelocity: velocity, rate: rate)
      #expect(abs((motion.rest - motion.position(at: motion.duration)).magnitude - 0.5) < 1e-9)
      #expect(!motion.isDone(at: motion.duration.nextDown))
      #expect(motion.isDone(at: motion.duration))
    }
    let slow = -0.49 * rate.decay
    #expect(Deceleration(start: 0, startVelocity: slow, rate: rate).duration == 0)
    #expect(Deceleration(start: 0, startVelocity: 0, rate: rate).duration == 0)
  }

  @Test(arguments: rates)
  func `knows when it comes to a place, and how fast`(rate: DecelerationRate) throws {
    let motion = Deceleration(start: 10, startVelocity: 1800, rate: rate)
    for share in [0.001, 0.1, 0.5, 0.9, 0.999] {
      let place = 10 + share * (motion.rest - 10)
      let time = try #require(motion.time(at: place))
      #expect(abs(motion.position(at: time) - place) < 1e-9)
      #expect(abs(motion.velocity(at: time) - motion.velocity(passing: place)) < 1e-9)
    }
    #expect(motion.time(at: 10) == 0)
    #expect(motion.time(at: 9) == nil)
    #expect(motion.time(at: motion.rest) == nil)
    #expect(motion.time(at: motion.rest + 1) == nil)
    #expect(Deceleration(start: 3, startVelocity: 0, rate: rate).time(at: 3) == 0)
    #expect(Deceleration(start: 3, startVelocity: 0, rate: rate).time(at: 4) == nil)
  }
}
