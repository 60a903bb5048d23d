import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { seedConsultant } from '../appointments/consultant.ts'
import { applicationRole } from '../platform/database/embedded/cluster.ts'
import { startEmbedded } from '../platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { ownFolder } from './own-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with the schema and no rows, to be cloned and never written to. */
    templateUrl: string
    /** The same as the role of the server, which owns nothing. */
    templateApplicationUrl: string
  }
}

/** Once per test run: one real PostgreSQL server. Every test file clones its own database from the template. */
export default async function setup(project: TestProject) {
  const dataDir = await ownFolder('test')
  const server = await startEmbedded({ dataDir, log: () => undefined })
  if (!server.location.startsWith(dataDir))
    throw new Error(`The database is not in ${dataDir}, and would be left behind.`)
  await hurry(server.url)
  await migrate(server.url, seedConsultant, { applicationRole })
  project.provide('templateUrl', server.url)
  project.provide('templateApplicationUrl', server.applicationUrl)

  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Test databases need not survive a power failure. */
const hasty = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'autovacuum = off']

async function hurry(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const setting of hasty) await client.query(`alter system set ${setting}`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
