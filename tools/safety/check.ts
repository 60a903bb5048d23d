import { controls } from '#domain/safety/controls.ts'
import { hazardLog, problemsOf } from '#domain/safety/hazard-log.ts'
import { problemsOfControls, sourcesIn } from './check-controls.ts'

// The safety case compiles: every hazard has its controls, every control its code and a test.
const problems = [...problemsOf(hazardLog), ...problemsOfControls(controls, sourcesIn(process.cwd()))]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
