import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/platform/http/free-port.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { root } from '../../scripts/prepare.mjs'
import { connect, ownPostgres } from '../faults/own-postgres.ts'
import { startProxy } from '../faults/proxy.ts'
import { isReady, startServer } from '../faults/server-process.ts'
import { until } from '../faults/until.ts'
import { newVisitor } from '../faults/visitors.ts'

const delivered = readFileSync(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
const binary = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', process.env.PGBOUNCER ?? ''].find(
  (path) => path !== '' && existsSync(path),
)
/** The user that PgBouncer switches to where the test is run by root, as which it refuses to run. */
const nobody = 65_534

/** PgBouncer with the delivered configuration, with other ports and paths. */
async function pooler(databaseUrl: string, port: number, change = (settings: string) => settings): Promise<string> {
  const { username, password } = new URL(databaseUrl)
  const folder = await ownFolder('pgbouncer')
  const listensAt = await freePort()
  const placed = change(delivered)
    .replace('host=postgres port=5432', `host=127.0.0.1 port=${port}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${listensAt}`)
    .replace('/etc/pgbouncer-larkwell', folder)
  expect(placed).not.toMatch(/host=postgres|0\.0\.0\.0|6432|\/etc\//)
  const files = { 'pgbouncer.ini': placed, 'users.txt': `"${username}" "${password}"\n` }
  const isRoot = process.getuid?.() === 0
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text, { mode: 0o600 })
    if (isRoot) await chown(join(folder, name), nobody, nobody)
  }
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
    // Fewer connections than the product has clients.
    const few = (settings: string) => settings.replace(/default_pool_size = \d+/, 'default_pool_size = 4')
    const env = {
      DATABASE_URL: await pooler(postgres.applicationUrl, postgres.port, few),
      DATABASE_DIRECT_URL: postgres.applicationUrl,
      DATABASE_OWNER_URL: postgres.url,
      DATA_KEYS: keys,
    }
    const servers = await Promise.all([startServer(env), startServer(env)])
    for (const { address } of servers) await until(() => isReady(address), 30_000)
    const visitors = Array.from({ length: 40 }, () => newVisitor())
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        visitors.map(async (visitor, place) => {
          const address = servers[(place + round) % 2]?.address ?? ''
          let reply = await visitor.save(address)
          // Twenty clients at once log in for the first time: a busy machine asks some to try again in a second.
          for (let again = 0; reply.retryAfter === '1' && again < 5; again += 1) {
            await sleep(1_000)
            reply = await visitor.save(address)
          }
          expect(reply.status).toBe(200)
        }),
      )
    for (const visitor of visitors) await visitor.findsEverything(servers[0]?.address ?? '')
  },
)

const absences = [
  { how: 'is not there', isSilent: false },
  { how: 'is silent', isSilent: true },
]

test.skipIf(binary === undefined).for(absences)(
  'O-4 behind PgBouncer a database that $how for some seconds is found again within three',
  { timeout: 180_000 },
  async ({ isSilent }, { annotate }) => {
    const postgres = await ownPostgres()
    await postgres.start()
    onTestFinished(() => postgres.stop())
    const network = await startProxy(postgres.port)
    const env = {
      DATABASE_URL: await pooler(postgres.url, network.port),
      DATABASE_DIRECT_URL: postgres.url,
      DATA_KEYS: keys,
    }
    const server = await startServer(env)
    await until(() => isReady(server.address), 60_000)
    const visitor = newVisitor()
    expect((await visitor.save(server.address)).status).toBe(200)

    if (isSilent) network.freeze()
    else {
      network.redirect(await freePort())
      const direct = await connect(postgres.url)
      await direct.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    }
    await until(async () => !(await isReady(server.address)), 10_000)
    await sleep(2_000)
    network.redirect(postgres.port)
    network.thawForNewcomers()
    const found = await until(() => isReady(server.address), 30_000)
    await annotate(`ready again ${Math.round(found)} ms after the database was`)
    expect(found).toBeLessThan(3_000)
    expect((await visitor.save(server.address)).status).toBe(200)
    await visitor.findsEverything(server.address)
  },
)

const keys = `soak:${Buffer.from('a key that is random enough here').toString('base64')}`
