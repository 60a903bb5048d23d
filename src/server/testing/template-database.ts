import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../platform/database/embedded/embedded-postgres.ts'
import { madeDataFolder, sharedByProjects } from './made-cluster.ts'
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
  const { server, remove } = await sharedByProjects('template', startTemplate)
  project.provide('templateUrl', throughSocket(server.url, server.location))
  project.provide('templateApplicationUrl', throughSocket(server.applicationUrl, server.location))
  return remove
}

async function startTemplate() {
  const made = await madeDataFolder()
  const dataDir = await ownFolder('test')
  execFileSync('cp', ['-a', `${made.dataDir}/.`, dataDir])
  const server = await startEmbedded({ dataDir, log: () => undefined, settings: bySocket })
  if (!server.location.startsWith(dataDir))
    throw new Error(`The database is not in ${dataDir}, and would be left behind.`)
  await hurry([server.url, server.applicationUrl])
  return {
    server,
    async remove() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
      await made.remove()
    },
  }
}

/** In the folder of the cluster. Through the network a tenth of the tests' processor time was spent on sending. */
const bySocket = process.platform === 'win32' ? {} : { unix_socket_directories: '.' }

function throughSocket(url: string, cluster: string): string {
  if (process.platform === 'win32') return url
  const address = new URL(url)
  address.searchParams.set('host', cluster)
  return address.href
}

/** Test databases need not survive a power failure, and passwords of a folder of our own need no thousands of rounds. */
const hasty = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'autovacuum = off']

async function hurry(roles: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: roles[0] })
  await client.connect()
  try {
    for (const setting of hasty) await client.query(`alter system set ${setting}`)
    await client.query('select pg_reload_conf()')
    // Of this session at once: when it takes up the others is not known.
    await client.query('set scram_iterations = 1')
    for (const { username, password } of roles.map((url) => new URL(url))) {
      await client.query(
        `alter role ${client.escapeIdentifier(username)} password ${client.escapeLiteral(decodeURIComponent(password))}`,
      )
    }
  } finally {
    await client.end()
  }
}
