import { readdirSync, readFileSync } from 'node:fs'
import { oldSnapshots, problemsOf } from './rules.ts'

const folder = new URL('../../src/server/platform/database/migrations/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
const snapshots = oldSnapshots(readdirSync(new URL('meta/', folder)))
const problems = files.flatMap((name) => problemsOf({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

for (const problem of [...snapshots, ...problems]) console.log(problem)
if (snapshots.length > 0) process.exitCode = 1
if (problems.length > 0) {
  console.log('See "A migration" in CONTRIBUTING.md. Where it is short all the same: -- locks briefly because …')
  process.exitCode = 1
}
