import { expect, test } from 'vitest'
import { isSoak, testDepth } from '../soak/test-depth.ts'
import { newDataFolder, postmasterIn } from './data-folder.ts'
import { connect, ownPostgres } from './own-postgres.ts'
import { isReady, type ServerProcess, startServer } from './server-process.ts'
import { until } from './until.ts'
import { newVisitor } from './visitors.ts'

/** Further processes are in the same position as the second. */
const atOnce = Array.from({ length: testDepth(2, 3) })

/** Each accepts a save, and each finds what the other has stored. */
async function serveAsOne(servers: readonly ServerProcess[]) {
  for (const [n, server] of servers.entries()) {
    await until(() => isReady(server.address), 60_000)
    const visitor = newVisitor()
    expect((await visitor.save(server.address)).status).toBe(200)
    const next = servers[(n + 1) % servers.length] ?? server
    await until(() => isReady(next.address), 60_000)
    await visitor.findsEverything(next.address)
  }
}

test.runIf(isSoak)(
  'servers starting at once on one empty database all come up, and the schema is made once',
  async () => {
    const database = await ownPostgres()
    await database.start()
    const owner = await connect(database.url)
    await owner.query('create database empty')
    const url = new URL('/empty', database.url).href
    const env = { DATABASE_URL: url, DATA_DIR: await newDataFolder({ isEmpty: true }) }
    const servers = await Promise.all(atOnce.map(() => startServer(env)))
    await serveAsOne(servers)
    const beside = await connect(url)
    const { rows } = await beside.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
  },
)

test.runIf(isSoak)(
  'servers starting at once on one empty data folder share a database, and the last one ends it',
  async () => {
    const folder = await newDataFolder({ isEmpty: true })
    const servers = await Promise.all(atOnce.map(() => startServer({ DATA_DIR: folder })))
    await serveAsOne(servers)
    const postmaster = await postmasterIn(folder)
    expect(postmaster).toBeGreaterThan(0)
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0)
    expect(await postmasterIn(folder)).toBeUndefined()
  },
)
