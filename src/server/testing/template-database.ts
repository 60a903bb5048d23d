import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with the schema and nothing in it, to be cloned and never written to. */
    templateUrl: string
  }
}

/** Once per test run: one real PostgreSQL server. Every test file clones its own database from the template. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'larkwell-test-'))
  const server = await startEmbedded({ dataDir, log: () => undefined })
  await migrate(server.url)
  project.provide('templateUrl', server.url)

  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
