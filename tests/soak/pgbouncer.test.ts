import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/http/free-port.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { ownPostgres } from '../faults/own-postgres.ts'
import { isReady, startServer } from '../faults/server-process.ts'
import { until } from '../faults/until.ts'
import { newVisitor } from '../faults/visitors.ts'

const binary = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', process.env.PGBOUNCER ?? ''].find(
  (path) => path !== '' && existsSync(path),
)
/** The user that PgBouncer becomes where the test is run by root, which it refuses to be. */
const nobody = 65_534

/** PgBouncer in transaction mode before a database, with fewer connections than the product has clients. */
async function pooler(databaseUrl: string): Promise<string> {
  const { username, password, port } = new URL(databaseUrl)
  const folder = await ownFolder('pgbouncer')
  const listensAt = await freePort()
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
larkwell = host=127.0.0.1 port=${port} dbname=larkwell user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listensAt}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
server_reset_query =
`,
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const file of [folder, join(folder, 'pgbouncer.ini')]) await chown(file, nobody, nobody)
  const child = spawn(binary as string, ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  return `postgres://${username}:${password}@127.0.0.1:${listensAt}/larkwell`
}

test.skipIf(binary === undefined)(
  'behind PgBouncer in transaction mode two servers save, and nothing that was acknowledged is lost',
  async () => {
    const postgres = await ownPostgres()
    await postgres.start()
    onTestFinished(() => postgres.stop())
    const env = { DATABASE_URL: await pooler(postgres.url), DATABASE_DIRECT_URL: postgres.url, DATA_KEYS: keys }
    const servers = await Promise.all([startServer(env), startServer(env)])
    for (const { address } of servers) await until(() => isReady(address), 30_000)
    const visitors = Array.from({ length: 40 }, () => newVisitor())
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        visitors.map(async (visitor, place) => {
          const { status } = await visitor.save(servers[(place + round) % 2]?.address ?? '')
          expect(status).toBe(200)
        }),
      )
    for (const visitor of visitors) await visitor.findsEverything(servers[0]?.address ?? '')
  },
)

const keys = `soak:${Buffer.from('a key that is random enough here').toString('base64')}`
