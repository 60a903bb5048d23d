import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { seedConsultant } from '#server/bookings/consultant.ts'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { ownFolder } from '#server/testing/own-folder.ts'

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder whose database was made, given its schema and stopped again, to be copied: much quicker than making one. */
    madeDataFolder: string
    /** Where server processes find themselves compiled, so that thirty of them start in the time of fifteen. */
    compileCache: string
  }
}

export default async function setup(project: TestProject) {
  const folder = await ownFolder('faults')
  const madeDataFolder = join(folder, 'data')
  const compileCache = join(folder, 'compiled')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const database = await startEmbedded({ dataDir: madeDataFolder, log: () => undefined })
    await migrate(database.url, seedConsultant).finally(database.stop)
  } catch (error) {
    await remove()
    throw error
  }
  // A setting it refuses: it is read, compiled and ended. A killed one would leave no cache.
  spawnSync(process.execPath, [main], { env: { PORT: 'none', NODE_COMPILE_CACHE: compileCache } })
  project.provide('madeDataFolder', madeDataFolder)
  project.provide('compileCache', compileCache)
  return remove
}
