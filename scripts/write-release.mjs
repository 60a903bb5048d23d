import { writeFileSync } from 'node:fs'
import { commitIn } from '../src/server/platform/config/release.ts'

/** Stores the commit where the repository is not available at run time, as in an image. */
const commit = process.env.RELEASE_COMMIT || (commitIn('.') ?? 'unknown')
writeFileSync('RELEASE', `${commit}\n`)
console.log(`RELEASE: ${commit}`)
