import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the site is built, by COMPLIANCE. Earlier assets are kept in a folder of the same name with "-earlier" after it. */
export const siteFolders = { letter: 'build', strict: 'build-strict' }

/** As the server will read it: the environment before `.env`. What is neither of both is left for the server to refuse. */
export function chosenCompliance(root) {
  const given = process.env.COMPLIANCE ?? inFile(join(root, '.env'))
  return given === 'strict' ? 'strict' : 'letter'
}

function inFile(path) {
  if (!existsSync(path)) return undefined
  const line = /^[ \t]*(?:export[ \t]+)?COMPLIANCE[ \t]*=[ \t]*(["']?)([a-z]*)\1[ \t]*(?:#.*)?$/m.exec(
    readFileSync(path, 'utf8'),
  )
  return line?.[2]
}
