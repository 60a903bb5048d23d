import { writeFileSync } from 'node:fs'
import { commitIn } from '../src/server/platform/config/release.ts'

/** Keeps the commit where the repository does not come along, as in an image. */
const commit = process.env.RELEASE_COMMIT || (commitIn('.') ?? 'unknown')
writeFileSync('RELEASE', `${commit}\n`)
console.log(`RELEASE: ${commit}`)
