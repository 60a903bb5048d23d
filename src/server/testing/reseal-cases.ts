import { createHash } from 'node:crypto'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app/app.ts'
import { describeKeys, isNeedless, placesOf } from '../app/commands/key-counts.ts'
import { createServices } from '../app/create-services.ts'
import { byteColumns } from '../app/key-rotation/byte-columns.ts'
import { inReseal, openRecord } from '../app/key-rotation/recorded.ts'
import { resealLookups } from '../app/key-rotation/reseal-lookups.ts'
import { rotateKeys } from '../app/key-rotation/rotate-keys.ts'
import { sources } from '../app/key-rotation/sources.ts'
import { walks } from '../app/key-rotation/walks.ts'
import { emailDigest, insertAccount } from '../identity/accounts/account-rows.ts'
import { accountByIdentity } from '../identity/accounts/oauth/identities.ts'
import { sealedAs } from '../platform/columns/sealed.ts'
import { advisoryLocks } from '../platform/database/advisory-locks.ts'
import { lookingUpBy } from '../platform/database/lookup-key.ts'
import { UnsuitableDatabase } from '../platform/database/writable.ts'
import { type Keys, parseKeys } from '../platform/encryption/keys.ts'
import { createVault, type Vault } from '../platform/encryption/vault.ts'
import { openColumn, ownerOf } from '../privacy/open-sealed.ts'
import * as schema from '../schema.ts'
import type { TestApp } from './test-app.ts'
import { willingBotCheck } from './test-gateways.ts'

const keyText = (fill: number) => Buffer.alloc(32, fill).toString('base64')
const keysOf = (text: string) => parseKeys(text) as Keys
const [before, after] = [`test-1:${keyText(7)}`, `next-3:${keyText(3)}`]
const both = () => keysOf(`${after},new-2:${keyText(2)},${before}`)
const onlyNew = () => keysOf(after)

function openedAs(vault: Vault, sealed: Buffer, owner: string): Buffer | null {
  try {
    return vault.openBytes(sealed, owner)
  } catch {
    return null
  }
}

const lateEmail = 'late@ferncliff.example'

type Row = Record<string, unknown>
interface Person {
  readonly email: string
  readonly password: string
  readonly phone: string
}

/** Over a database in which every sealed column has a value. */
export function describeReseal(appOf: () => TestApp, personOf: () => Person): void {
  let client: Client
  let pool: Pool
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const rowsOf = async <Found = Row>(text: string, values: unknown[] = []): Promise<Found[]> =>
    (await client.query(text, values)).rows

  beforeAll(async () => {
    // Key rotation needs the owner: the server may not change append-only rows.
    client = new Client({ connectionString: appOf().ownerUrl })
    pool = new Pool({ connectionString: appOf().url, max: 1 })
    await client.connect()
    await lookingUpBy(keysOf(before))(pool)
    await sealForTheirPlaces()
  })
  afterAll(async () => {
    await client.end()
    await pool.end()
  })

  /** Test values for any place are sealed for their actual place. */
  async function sealForTheirPlaces(): Promise<void> {
    const { vault } = appOf().services
    const id = await openRecord(client, 'sealed', 'any')
    for (const { table, parts, key } of walks)
      for (const row of await rowsOf(`select * from ${table}`))
        for (const { name, as, owners } of parts) {
          const value = typeof row[name] === 'string' ? Buffer.from(row[name], 'base64') : (row[name] as Buffer | null)
          if (!value || value.length === 0 || key.some((column) => row[column.name] === null)) continue
          const plain = openedAs(vault, value, 'any')
          if (plain === null) continue
          const sealed = vault.seal(plain, ownerOf(name, owners, row))
          const isIt = key.map((column, place) => `"${column.name}" = $${place + 2}`).join(' and ')
          const at = key.map((column) => row[column.name])
          await inReseal(client, id, () =>
            rowsOf(`update ${table} set "${name}" = $1 where ${isIt}`, [
              as === 'bytes' ? sealed : sealed.toString('base64'),
              ...at,
            ]),
          )
        }
    await rowsOf('delete from reseals where id = $1', [id])
  }

  /** Every sealed value, decrypted, by its place. */
  async function opened(vault: Vault): Promise<Map<string, string>> {
    const all = new Map<string, string>()
    for (const { table, parts, key } of walks)
      for (const row of await rowsOf(`select * from ${table}`))
        for (const { name } of parts) {
          const plain = openColumn(vault, table, name, row)
          const at = key.map((column) => `${row[column.name]}`).join('/')
          if (plain && key.every((column) => row[column.name] !== null))
            all.set(`${table}.${name} ${at}`, createHash('sha256').update(plain).digest('hex'))
        }
    return all
  }

  describe('a key to be removed', () => {
    it('is decided upon for every column of bytes', () => {
      const plain = Object.values(schema)
        .filter((exported) => is(exported, PgTable))
        .flatMap((table) =>
          Object.values(getTableColumns(table))
            .filter((column) => column.getSQLType() === 'bytea' && sealedAs(column) === null)
            .map((column) => `${getTableName(table)}.${column.name}`),
        )
      expect(Object.keys(byteColumns).sort()).toEqual(plain.sort())
      const kept = sources.map(({ table, column }) => `${table}.${column}`)
      for (const fate of Object.values(byteColumns))
        if (fate.is === 'lookup') expect(kept).toEqual(expect.arrayContaining([...fate.from]))
    })

    it('leaves sealed append-only columns to a recorded rotation, and nothing else of them', async () => {
      await expect(rowsOf('update order_events set note = note')).rejects.toThrow('only ever added')
      const id = await openRecord(client, 'sealed', 'any')
      await inReseal(client, id, () => rowsOf('update order_events set note = note'))
      await expect(inReseal(client, id, () => rowsOf(`update order_events set by = 'me'`))).rejects.toThrow('only ever')
      await expect(inReseal(client, id, () => rowsOf('update consents set at = at'))).rejects.toThrow('only ever')
      await rowsOf('update reseals set ended_at = now() where id = $1', [id])
      await expect(inReseal(client, id, () => rowsOf('update order_events set note = note'))).rejects.toThrow(
        'only ever',
      )
    })

    it('is gone from every sealed column after a run that was interrupted and continued', async () => {
      const was = await opened(createVault(both()))
      const { vault } = appOf().services
      const broken = vault.seal('x', 'somebody else')
      await rowsOf(
        `insert into drafts (staff_id, subject, body, updated_at) select id, 'lost', $1, now() from staff limit 1`,
        [broken],
      )
      const [{ id: staffId }] = (await rowsOf('select id from staff limit 1')) as [Row]

      let portions = 0
      const cut = Object.assign(Object.create(client), {
        query: (text: string, values: unknown[]) => {
          if (text === 'commit' && ++portions === 9) throw new Error('killed')
          return client.query(text, values)
        },
      }) as Client
      await expect(rotateKeys(cut, both(), say)).rejects.toThrow('killed')
      const [{ done }] = (await rowsOf('select sum(done)::int as done from reseal_places')) as [{ done: number }]
      expect(await rotateKeys(client, both(), say)).toBe(false)
      expect(said.filter((line) => line.includes('does not open'))).toEqual([
        `  drafts.body of staff_id ${staffId}, subject lost does not open`,
      ])
      const [record] = await rowsOf('select done::int, failed::int, ended_at from reseals where key_id = $1', [
        'next-3',
      ])
      expect(done).toBeGreaterThan(0)
      expect(record).toEqual({ done: was.size, failed: 1, ended_at: expect.any(Date) })

      await rowsOf(`delete from drafts where subject = 'lost'`)
      expect(await opened(createVault(onlyNew()))).toEqual(was)
      expect(await rotateKeys(client, both(), say)).toBe(true)
      const [digest] = await rowsOf(
        'select answers, digest, visit_id, questionnaire from answer_sets where visit_id is not null',
      )
      const sealedFor = `${digest?.visit_id}/${digest?.questionnaire}`
      const now = createVault(onlyNew())
      expect(digest?.digest).toEqual(now.digest(now.open(digest?.answers as Buffer, sealedFor), sealedFor))
    })

    it('is not used for lookups any more: each digest is that of the same words', async () => {
      const was = await lookupsIn(createVault(keysOf(before)))
      expect(was.found.length).toBeGreaterThan(10)
      const nobodys = was.all.size - was.found.length
      await rowsOf('update account_passkeys set user_handle = null')
      await rowsOf('update account_identities set subject = null')
      const late = {
        emailDigest: emailDigest(appOf().services.vault, lateEmail),
        passwordHash: '',
        details: { email: lateEmail },
      }
      const standAside = async () => {
        // A patient registers between preparation and change.
        await appOf().database.run((orm) => insertAccount(orm, appOf().services.vault, late))
      }
      const now = { forgets: false, standAside }
      await expect(resealLookups(client, both(), now, say)).rejects.toThrow('1 sign-ins with Google, Apple or X')
      const { vault } = appOf().services
      await appOf().database.run((orm) => accountByIdentity(orm, vault, wren))
      expect(await resealLookups(client, both(), now, say)).toBe(true)

      const is = await lookupsIn(createVault(onlyNew()))
      expect(is.found).toEqual(expect.arrayContaining(was.found))
      expect(is.found.length).toBe(was.found.length + 1)
      expect(is.all.has(emailDigest(createVault(onlyNew()), lateEmail).toString('hex'))).toBe(true)
      expect(is.all.size - is.found.length).toBe(nobodys)
      expect((await lookupsIn(createVault(keysOf(before)))).found).toEqual([])
      const handles = await rowsOf<{ account_id: string; user_handle: Buffer }>('select * from account_passkeys')
      for (const { account_id, user_handle } of handles)
        expect(user_handle).toEqual(createVault(keysOf(before)).index(account_id, 'passkey user'))
      said.length = 0
      expect(await resealLookups(client, both(), now, say)).toBe(true)
      expect(said).toEqual(['People are already looked up by next-3.'])
      expect(await rotateKeys(client, both(), say)).toBe(true)
    })

    const wren = { issuer: 'https://accounts.google.com', subject: 'wren' }

    /** Which texts, by their place, are found under their digest, and every digest that there is. */
    async function lookupsIn(vault: Vault) {
      const all = new Set<string>()
      for (const [place, { is: fate }] of Object.entries(byteColumns)) {
        if (fate !== 'lookup') continue
        const [table, column] = place.split('.')
        for (const { d } of await rowsOf<{ d: string }>(`select distinct encode(${column}, 'hex') as d from ${table}`))
          all.add(d)
      }
      const words = createVault(both())
      const found = new Set<string>()
      for (const { table, column, digests } of sources)
        for (const row of await rowsOf(`select * from ${table}`)) {
          const plain = openColumn(words, table, column, row)?.toString('utf8')
          if (plain === undefined) continue
          for (const [place, digest] of digests(plain, row).entries())
            if (all.has(digest(vault).toString('hex')))
              found.add(createHash('sha256').update(`${place} ${plain}`).digest('hex'))
        }
      return { all, found: [...found] }
    }

    it('may be removed, and a server without it serves everyone', async () => {
      const keys = { ...both(), indexId: 'next-3' }
      const places = await placesOf(client)
      expect(isNeedless('test-1', keys, places)).toBe(true)
      expect(describeKeys(keys, places).filter((line) => line.startsWith('test-1'))).toEqual([
        'test-1  0 values  nothing needs it: it may be removed.',
      ])
      const { services, database } = appOf()
      const gateways = { botCheck: willingBotCheck, cards: services.cards }
      const mine = onlyNew()
      await lookingUpBy(mine)(pool)
      const newer = await createServices({ config: services.config, database, log: services.log, keys: mine, gateways })
      const second = await createApp(newer, new Map())
      const post = (call: string, payload: object, cookie = '') =>
        second.inject({ method: 'POST', url: `/api/${call}`, payload, headers: { cookie } })
      const { email, password, phone } = personOf()
      const signedIn = await post('sign_in', { email, password })
      expect(signedIn.statusCode, signedIn.body).toBe(200)
      const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      expect((await post('fetch_user_data', { mobile: phone }, cookie)).json().data.userData).toMatchObject({ email })
      expect(await database.run((orm) => accountByIdentity(orm, newer.vault, wren))).not.toBeNull()
      const staff = (await post('desk_demo_people', {})).json().data
      const desk = { email: staff.people[0].email, password: staff.password }
      expect((await post('desk_sign_in', desk)).statusCode).toBe(200)
      await second.close()
    })

    it('prevents the start if it is needed and missing, or replaced by another', async () => {
      await expect(lookingUpBy(keysOf(before))(pool)).rejects.toThrow('by the key "next-3", which DATA_KEYS lacks')
      const keys = both()
      expect(await lookingUpBy(keys)(pool)).toBe(60_000)
      expect(keys.indexId).toBe('next-3')
      await rowsOf(`update lookup_key set moves_at = now() + interval '30 seconds'`)
      expect(await lookingUpBy(keys)(pool)).toBe(60_000)
      await rowsOf('select pg_advisory_lock($1)', [advisoryLocks.lookupMove])
      const left = await lookingUpBy(keys)(pool)
      expect(left).toBeGreaterThan(15_000)
      expect(left).toBeLessThanOrEqual(20_000)
      await rowsOf('update lookup_key set moves_at = now()')
      await expect(lookingUpBy(keys)(pool)).rejects.toThrow(UnsuitableDatabase)
      await rowsOf('select pg_advisory_unlock($1)', [advisoryLocks.lookupMove])
      expect(await lookingUpBy(keys)(pool)).toBe(60_000)
    })
  })
}
