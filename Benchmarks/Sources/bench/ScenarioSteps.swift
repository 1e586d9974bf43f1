enum ScenarioSteps { static var all: [Benchmark] { [] } }
