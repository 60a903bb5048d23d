import { randomUUID } from 'node:crypto'
import { Client, type Pool } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { productionSettings } from '../../testing/production.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { modeGuard } from './mode-guard.ts'

/** A database with the schema and no rows, and a connection to it. */
async function newDatabase() {
  const { url, ownerUrl, drop } = await createTestDatabase()
  const [client, owner] = [url, ownerUrl].map((connectionString) => new Client({ connectionString })) as [
    Client,
    Client,
  ]
  await Promise.all([client.connect(), owner.connect()])
  onTestFinished(async () => {
    await Promise.all([client.end(), owner.end()])
    await drop()
  })
  return { url, client, owner }
}

const people: Readonly<Record<string, string>> = {
  'an account': `insert into accounts (id, email_digest, details, password_hash) values ($1, '\\x00', '\\x00', '')`,
  'the answers of a guest': `insert into visits (id, token_hash) values ($1, '\\x00')`,
  'a member of staff': `insert into staff (id, email_digest, details, roles) values ($1, '\\x00', '\\x00', '{support}')`,
}

/** As a server with these settings beside DATABASE_URL would: why it refuses the database. Null: it uses it. */
async function opens({ url, client }: Awaited<ReturnType<typeof newDatabase>>, env: Record<string, string>) {
  const guard = modeGuard(readConfig({ ...env, DATABASE_URL: url }))
  try {
    await guard.inspect(url)
    await guard.admit(client as unknown as Pool)
    return null
  } catch (error) {
    expect((await guard.refused).message).toBe((error as Error).message)
    return (error as Error).message
  }
}

describe('S-6 which server may use a database', () => {
  it.each(Object.entries(people))(
    'S-6 a demo may not, if it holds %s and the operator has not said that it is a demo’s',
    async (_, insert) => {
      const database = await newDatabase()
      await database.client.query(insert, [randomUUID()])
      for (const env of [
        {},
        { NODE_ENV: 'development' },
        { NODE_ENV: 'test' },
        { PUBLIC_ORIGIN: 'http://localhost:3000' },
      ])
        expect(await opens(database, env)).toContain('holds accounts, answers or staff')
      // Said once, it is recorded.
      for (const env of [{ ALLOW_DEMO: '1' }, {}]) expect(await opens(database, env)).toBeNull()
    },
  )

  it('S-6 a demo that began in it may come back to its own people', async () => {
    const database = await newDatabase()
    expect(await opens(database, {})).toBeNull()
    await database.client.query(people['an account'] ?? '', [randomUUID()])
    expect(await opens(database, {})).toBeNull()
  })

  it('S-6 no demo may, once a real service has used it', async () => {
    const database = await newDatabase()
    expect(await opens(database, {})).toBeNull()
    expect(await opens(database, productionSettings)).toBeNull()
    for (const env of [{}, { ALLOW_DEMO: '1' }, { NODE_ENV: 'production', ALLOW_DEMO: '1' }])
      expect(await opens(database, env)).toContain('the database belongs to a real service')
    // Before the schema is touched, not only when it is recorded whose database it is.
    const guard = modeGuard(readConfig({ ALLOW_DEMO: '1', DATABASE_URL: database.url }))
    await expect(guard.inspect(database.url)).rejects.toThrow('the database belongs to a real service')
    expect(await opens(database, productionSettings)).toBeNull()
  })

  it('S-6 a real service may not beside the made-up staff of a demo', async () => {
    const database = await newDatabase()
    await database.client.query(people['a member of staff'] ?? '', [randomUUID()])
    expect(await opens(database, productionSettings)).toBeNull()
    await database.client.query('update staff set is_demo = true')
    expect(await opens(database, productionSettings)).toContain('made-up staff of a demo')
  })

  it('S-6 the check works on a database of an earlier release, whose schema stays as it is', async () => {
    const database = await newDatabase()
    await database.owner.query('drop table installation')
    await database.client.query(people['an account'] ?? '', [randomUUID()])
    await expect(modeGuard(readConfig({ DATABASE_URL: database.url })).inspect(database.url)).rejects.toThrow(
      'holds accounts',
    )
    const { rows } = await database.client.query(`select to_regclass('installation') as made`)
    expect(rows).toEqual([{ made: null }])
  })

  it('S-6 the embedded database of a demo is its own, even from an earlier release', async () => {
    const database = await newDatabase()
    await database.client.query(people['an account'] ?? '', [randomUUID()])
    await modeGuard(readConfig({})).inspect(database.url)
  })
})
