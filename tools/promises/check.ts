import { sourcesIn } from '../safety/check-controls.ts'
import { problemsOfPromises } from './check-promises.ts'
import { notPromises } from './not-promises.ts'
import { sections } from './promises.ts'
import { sentencesIn } from './sentences.ts'

// Whatever we promise in public is kept by a capability with a test, by people, or is named as awaited.
const root = process.cwd()
const problems = problemsOfPromises({
  sections,
  notPromises,
  sentences: sentencesIn(root),
  read: sourcesIn(root),
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('Promises are listed in tools/promises/list, and what is none in tools/promises/not-promises.ts.')
  process.exitCode = 1
}
