import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { seedConsultant } from '../bookings/consultant.ts'
import { startEmbedded } from '../database/embedded/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { ownFolder } from './own-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with the schema and nothing in it, to be cloned and never written to. */
    templateUrl: string
  }
}

/** Once per test run: one real PostgreSQL server. Every test file clones its own database from the template. */
export default async function setup(project: TestProject) {
  const dataDir = await ownFolder('test')
  const server = await startEmbedded({ dataDir, log: () => undefined })
  if (!server.location.startsWith(dataDir))
    throw new Error(`The database is not in ${dataDir}, and would be left behind.`)
  await migrate(server.url, seedConsultant)
  project.provide('templateUrl', server.url)

  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
