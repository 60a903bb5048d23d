import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { fingerprintOf } from '../../platform/encryption/key-fingerprint.ts'
import { type Keys, parseKeys } from '../../platform/encryption/keys.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newCustomer } from '../../testing/test-browser.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { describeKeys, placesOf } from '../commands/key-counts.ts'
import { rotateKeys } from '../key-rotation/rotate-keys.ts'
import { admissionBy } from '../start/admission.ts'
import { requireKnownKeys, statusOfKeys, WrongKeys, withKnownKeys } from './known-keys.ts'

const text = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`
const keysOf = (...pairs: string[]) => parseKeys(pairs.join()) as Keys
/** The key of every test app, and another one under the same id. */
const [right, wrong] = [text('test-1', 7), text('test-1', 8)]

let app: TestApp
let client: Client
let pool: Pool
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
  await newCustomer(app)
  client = new Client({ connectionString: app.url })
  await client.connect()
  // Short timeouts, as in the product, so that a slow statement must ask for more time.
  pool = new Pool({ connectionString: app.url, max: 2, statement_timeout: 800, query_timeout: 1_300 })
})
afterAll(async () => {
  await pool.end()
  await client.end()
  await app.close()
})

const recorded = async () =>
  (await client.query('select key_id, fingerprint from key_fingerprints order by 1')).rows as unknown[]

const forgetAfterwards = () => onTestFinished(async () => void (await client.query('delete from key_fingerprints')))

it('O-1 a fingerprint is the same for one key, another for any other, and is not the key', () => {
  const key = randomBytes(32)
  expect(fingerprintOf(key)).toBe(fingerprintOf(Buffer.from(key)))
  expect(fingerprintOf(key)).toMatch(/^[0-9a-f]{64}$/)
  expect(fingerprintOf(key)).not.toBe(key.toString('hex'))
  expect(fingerprintOf(key)).not.toBe(fingerprintOf(randomBytes(32)))
})

it('O-1 without a fingerprint, a key that opens none of the data of its id is refused, and not recorded', async () => {
  forgetAfterwards()
  await expect(withKnownKeys(keysOf(wrong))(pool)).rejects.toThrow(WrongKeys)
  await expect(withKnownKeys(keysOf(wrong))(pool)).rejects.toThrow('The data key "test-1" has other bytes')
  expect(await recorded()).toEqual([])
  await withKnownKeys(keysOf(right))(pool)
  expect(await recorded()).toEqual([{ key_id: 'test-1', fingerprint: fingerprintOf(Buffer.alloc(32, 7)) }])
})

it('O-1 once on record, other bytes under the id are refused, and the message holds none of them', async () => {
  forgetAfterwards()
  await requireKnownKeys(client, keysOf(right, text('spare', 1)))
  await requireKnownKeys(client, keysOf(right))
  const refused = await admissionBy(keysOf(wrong, text('spare', 2)))(pool).catch((error: Error) => error)
  expect(refused).toBeInstanceOf(WrongKeys)
  const { message } = refused as Error
  expect(message).toContain('The data keys "test-1", "spare" have other bytes')
  for (const fill of [1, 2, 7, 8]) {
    const bytes = Buffer.alloc(32, fill)
    for (const said of [bytes.toString('base64'), fingerprintOf(bytes)])
      expect(message).not.toContain(said.slice(0, 12))
  }
})

it('O-1 keys:count reports a wrong key', async () => {
  forgetAfterwards()
  for (const isOnRecord of [false, true]) {
    if (isOnRecord) await requireKnownKeys(client, keysOf(right))
    const keys = keysOf(wrong)
    const lines = describeKeys(keys, await placesOf(client), await statusOfKeys(client, keys))
    expect(lines[0]).toMatch(/^test-1 {2}\d+ values {2}WRONG KEY: the database knows another key by this id/)
  }
})

it('O-1 the lookup key is tried, too, even if it seals nothing any more', async () => {
  forgetAfterwards()
  const next = text('next-2', 3)
  await client.query(`insert into lookup_key (key_id) values ('test-1') on conflict do nothing`)
  await requireKnownKeys(client, keysOf(next, right))
  expect(await rotateKeys(client, keysOf(next, right), () => undefined)).toBe(true)
  await client.query('delete from key_fingerprints')
  expect((await placesOf(client)).map(({ key }) => key)).not.toContain('test-1')

  await expect(withKnownKeys(keysOf(next, wrong))(pool)).rejects.toThrow('"test-1" has other bytes')
  expect(await recorded()).toEqual([])
  await withKnownKeys(keysOf(next, right))(pool)
  expect(await recorded()).toHaveLength(2)
})

it('O-1 of processes that bring different keys under one new id at once, exactly one is accepted', async () => {
  forgetAfterwards()
  await requireKnownKeys(client, keysOf(right, text('next-2', 3)))
  const brought = [1, 2].map(() => keysOf(`2026-12:${randomBytes(32).toString('base64')}`))
  const outcomes = await Promise.allSettled(brought.map((keys) => withKnownKeys(keys)(pool)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const same = keysOf(text('2027-01', 5))
  await Promise.all([1, 2].map(() => withKnownKeys(same)(pool)))
})
