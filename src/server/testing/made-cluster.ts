import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { seedConsultant } from '../appointments/consultant.ts'
import { applicationRole } from '../platform/database/embedded/cluster.ts'
import { startEmbedded } from '../platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { ownFolder } from './own-folder.ts'

/** Vitest loads the set-up of each project anew, and all of them use one. */
const shared = globalThis as { madeForTests?: Map<string, Use<unknown>> }
shared.madeForTests ??= new Map()
const uses = shared.madeForTests

interface Use<Made> {
  readonly made: Promise<Made>
  users: number
}

/** Made by the first project that needs it, and removed after the last. */
export async function sharedByProjects<Made extends { readonly remove: () => Promise<void> }>(
  name: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const use = (uses.get(name) ?? { made: make(), users: 0 }) as Use<Made>
  uses.set(name, use)
  use.users += 1
  const made = await use.made
  return {
    ...made,
    async remove() {
      use.users -= 1
      if (use.users > 0) return
      uses.delete(name)
      await made.remove()
    },
  }
}

/** A data folder with the schema and no rows, stopped, to be copied: initdb and all migrations take seconds. */
export const madeDataFolder = () =>
  sharedByProjects('data folder', async () => {
    const folder = await ownFolder('made')
    const dataDir = join(folder, 'data')
    const remove = () => rm(folder, { recursive: true, force: true })
    try {
      const database = await startEmbedded({ dataDir, log: () => undefined })
      await migrate(database.url, seedConsultant, { applicationRole }).finally(database.stop)
    } catch (error) {
      await remove()
      throw error
    }
    return { dataDir, remove }
  })
