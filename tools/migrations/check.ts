import { readdirSync, readFileSync } from 'node:fs'
import { problemsOf } from './rules.ts'

const folder = new URL('../../src/server/database/migrations/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
const problems = files.flatMap((name) => problemsOf({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

for (const problem of problems) console.log(problem)
if (problems.length > 0) {
  console.log('See "A migration" in CONTRIBUTING.md. Where it is short all the same: -- locks briefly because …')
  process.exitCode = 1
}
