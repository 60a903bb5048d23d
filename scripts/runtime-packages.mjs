import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether everything the server runs with is installed as the lock file wants it, by npm's own record of what it did.
 * What only building and testing need may be missing, and so may what only other systems need.
 */
export function hasRuntimePackages(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const present = packagesIn(record)
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || isSpare(wanted) || present[path]?.integrity === wanted.integrity,
  )
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

const isSpare = ({ dev, devOptional, optional }) => dev || devOptional || optional
