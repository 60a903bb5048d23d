import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { seedConsultant } from '#server/appointments/consultant.ts'
import { applicationRole } from '#server/platform/database/embedded/cluster.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { ownFolder } from '#server/testing/own-folder.ts'

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with schema, made once and stopped, to be copied: much quicker than making one per test. */
    madeDataFolder: string
    /** A compile cache for server processes, so that thirty of them start in the time of fifteen. */
    compileCache: string
  }
}

interface Made {
  readonly madeDataFolder: string
  readonly compileCache: string
  readonly remove: () => Promise<void>
}

/** Both projects of fault tests share it, and the second to end removes it. */
const shared = globalThis as { madeCluster?: { readonly made: Promise<Made>; users: number } }

export default async function setup(project: TestProject) {
  shared.madeCluster ??= { made: make(), users: 0 }
  const cluster = shared.madeCluster
  cluster.users += 1
  const { madeDataFolder, compileCache, remove } = await cluster.made
  project.provide('madeDataFolder', madeDataFolder)
  project.provide('compileCache', compileCache)
  return async () => {
    cluster.users -= 1
    if (cluster.users === 0) await remove()
  }
}

async function make(): Promise<Made> {
  const folder = await ownFolder('faults')
  const madeDataFolder = join(folder, 'data')
  const compileCache = join(folder, 'compiled')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const database = await startEmbedded({ dataDir: madeDataFolder, log: () => undefined })
    await migrate(database.url, seedConsultant, { applicationRole }).finally(database.stop)
  } catch (error) {
    await remove()
    throw error
  }
  // A setting it refuses: it is read, compiled and ended. A killed process would leave no cache.
  spawnSync(process.execPath, [main], { env: { PORT: 'none', NODE_COMPILE_CACHE: compileCache } })
  return { madeDataFolder, compileCache, remove }
}
