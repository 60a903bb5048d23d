import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { productionSettings } from '#server/testing/production.ts'
import { isSoak } from '../soak/test-depth.ts'
import { newDataFolder } from './data-folder.ts'
import { connect, ownPostgres } from './own-postgres.ts'
import { isReady, ownRegistration, spawnServer } from './server-process.ts'
import { until } from './until.ts'

const { DATA_KEYS } = productionSettings

/** A PostgreSQL with the schema and without people, on which a test starts the product as often as it likes. */
async function installation() {
  const postgres = await ownPostgres()
  await postgres.start()
  onTestFinished(postgres.stop)
  const roles = { DATABASE_URL: postgres.applicationUrl, DATABASE_OWNER_URL: postgres.url }
  const settings = { ...roles, DATA_DIR: await newDataFolder({ isEmpty: true }), DATA_KEYS }
  return {
    roles,
    url: postgres.url,
    /** `refusal` null: it became ready. Otherwise its last words, and its port stayed closed. */
    async start(env: Record<string, string>) {
      const server = await spawnServer({ ...settings, ...env })
      let hasListened = false
      await until(async () => {
        hasListened ||= await fetch(`${server.address}/healthz`).then(
          () => true,
          () => false,
        )
        return server.ended() !== null || isReady(server.address)
      }, 100_000)
      if (server.ended() === null) return { server, refusal: null }
      expect([server.ended(), hasListened]).toEqual([1, false])
      return { server, refusal: server.said() }
    },
  }
}

test.runIf(isSoak)(
  'S-6 a demo does not open, not even for a moment, on a database that holds an account; said once, it is a demo’s',
  async () => {
    const product = await installation()
    const client = await connect(product.url)
    await client.query(
      `insert into accounts (id, email_digest, details, password_hash) values ($1, '\\x00', '\\x00', '')`,
      [randomUUID()],
    )
    const { refusal } = await product.start({})
    expect(refusal).toMatch(/this is a demo.*holds accounts, answers or staff\..*NODE_ENV=production/s)
    for (const named of ['DATA_KEYS', 'PUBLIC_ORIGIN', 'SMTP_URL', 'ALLOW_DEMO=1 once'])
      expect(refusal).toContain(named)

    for (const env of [{ ALLOW_DEMO: '1' }, {}]) {
      const { server, refusal: none } = await product.start(env)
      expect(none).toBeNull()
      await server.end('SIGTERM')
    }
  },
)

test.runIf(isSoak)(
  'S-6 a database that a real service uses is no demo’s any more: one that runs on it ends, and none opens',
  async () => {
    const product = await installation()
    const demo = await product.start({})
    expect(demo.refusal).toBeNull()
    const real = await product.start({
      ...productionSettings,
      ...ownRegistration,
      ...product.roles,
      NETWORK_LIMIT_SCALE: '1',
    })
    expect(real.refusal).toBeNull()
    await until(() => demo.server.ended() !== null, 30_000)
    expect([demo.server.ended(), demo.server.said()]).toEqual([1, expect.stringContaining('belongs to a real service')])
    const { refusal } = await product.start({ ALLOW_DEMO: '1' })
    expect(refusal).toContain('this is a demo, and the database belongs to a real service')
    await real.server.end('SIGTERM')
  },
)
