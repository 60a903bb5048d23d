import type { Client, Pool } from 'pg'
import type { Admit } from '../../platform/database/database.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'
import { fingerprintOf } from '../../platform/encryption/key-fingerprint.ts'
import type { Keys } from '../../platform/encryption/keys.ts'
import { type Ask, tryKey } from './try-keys.ts'

type Asked = Pick<Client, 'query'>

/** Trying keys on data reads whole tables if an id is unused. It is done once for each key id. */
const tryWithinMs = 30 * 60_000

const read = 'select key_id as "keyId", fingerprint from key_fingerprints'

const register = `
  insert into key_fingerprints (key_id, fingerprint) select * from unnest($1::text[], $2::text[])
  on conflict (key_id) do nothing`

/** The configured keys are not those of this database. The message has only their ids. */
export class WrongKeys extends UnsuitableDatabase {
  override name = 'WrongKeys'
  constructor(ids: readonly string[]) {
    const named = ids.map((id) => JSON.stringify(id)).join(', ')
    super(
      `${ids.length === 1 ? `The data key ${named} has` : `The data keys ${named} have`} other bytes than this database ` +
        'knows under that id: nothing sealed before could be read, and nothing sealed now could be read by others. ' +
        'Configure the right key, or give a key that is new an id of its own. npm run keys:count says more.',
    )
  }
}

/** `known`: the recorded key. `new`: the id is not recorded, and no data contradicts it. `other`: another key. */
export type KeyStatus = 'known' | 'new' | 'other'

async function recordedFingerprints(client: Asked): Promise<Map<string, string>> {
  const { rows } = await client.query<{ keyId: string; fingerprint: string }>(read)
  return new Map(rows.map(({ keyId, fingerprint }) => [keyId, fingerprint]))
}

/** The status of every configured key. Unrecorded ids are tried on what was sealed under them. */
export async function statusOfKeys(client: Asked, keys: Keys): Promise<Map<string, KeyStatus>> {
  const recorded = await recordedFingerprints(client)
  const ask: Ask = async (text, values = []) =>
    (await client.query({ text, values: [...values], query_timeout: tryWithinMs } as { text: string })).rows
  const all = new Map<string, KeyStatus>()
  for (const [id, key] of keys.byId) {
    const known = recorded.get(id)
    if (known !== undefined) all.set(id, known === fingerprintOf(key) ? 'known' : 'other')
    else all.set(id, (await tryKey(ask, keys, id)) === 'differs' ? 'other' : 'new')
  }
  return all
}

function refuseOthers(status: ReadonlyMap<string, KeyStatus>): void {
  const others = [...status].flatMap(([id, is]) => (is === 'other' ? [id] : []))
  if (others.length > 0) throw new WrongKeys(others)
}

/**
 * Refuses keys that are not those of this database, and records new ids. If two processes bring different keys under
 * one new id, the first to insert decides and the second is refused.
 */
export async function requireKnownKeys(client: Asked, keys: Keys): Promise<void> {
  const status = await statusOfKeys(client, keys)
  refuseOthers(status)
  const fresh = [...status].flatMap(([id, is]) => (is === 'new' ? [id] : []))
  if (fresh.length === 0) return
  await client.query(register, [fresh, fresh.map((id) => fingerprintOf(keys.byId.get(id) as Buffer))])
  refuseOthers(await statusOfKeys(client, keys))
}

/** Whether everything is recorded as configured: the usual case, and one small statement. */
async function areAllKnown(pool: Pool, keys: Keys): Promise<boolean> {
  const recorded = await recordedFingerprints(pool)
  return [...keys.byId].every(([id, key]) => recorded.get(id) === fingerprintOf(key))
}

/** Lets a process use a database only with the keys of that database. */
export const withKnownKeys =
  (keys: Keys): Admit =>
  async (pool) => {
    if (!(await areAllKnown(pool, keys))) {
      const client = await pool.connect()
      let isBroken = true
      try {
        await client.query('begin')
        // A call's time limits are too short for reading whole tables, and a pooler allows others for a transaction
        // alone.
        await client.query('set local statement_timeout = 0')
        await requireKnownKeys(client, keys)
        await client.query('commit')
        isBroken = false
      } finally {
        client.release(isBroken)
      }
    }
    return Number.POSITIVE_INFINITY
  }
