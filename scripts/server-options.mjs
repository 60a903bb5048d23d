import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The settings in `.env`, for those who have one. Node's own option for that says on the first line that there is none. */
export const environmentFile = (folder = '.') => {
  const file = join(folder, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}

/** How Node runs the server wherever people wait for it. */
export const serverOptions = [
  // A larger young generation: it is collected less often, and memory use stays level.
  '--max-semi-space-size=16',
  // One worker thread: with four, the main thread lost its turn on two processors for a tenth of a second.
  '--v8-pool-size=1',
  '--import',
  new URL('quick-imports.mjs', import.meta.url).href,
]
