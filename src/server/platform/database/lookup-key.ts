import type { Client, Pool } from 'pg'
import type { Keys } from '../encryption/keys.ts'
import { advisoryLocks } from './advisory-locks.ts'
import type { Admit } from './database.ts'
import { UnsuitableDatabase } from './writable.ts'

/** How long a process relies on an answer. A move of the lookups is announced longer than this in advance. */
export const reliesForMs = 60_000

/**
 * A process that knows of the move uses nothing for this long before it, so that requests under way are finished by
 * then.
 */
const quietForMs = 10_000

const read = `
  select key_id as "keyId", (extract(epoch from moves_at - clock_timestamp()) * 1000)::float8 as "movesInMs",
    exists (
      select 1 from pg_locks join pg_database d on d.oid = pg_locks.database
      where d.datname = current_database() and locktype = 'advisory' and granted
        and classid = 0 and objid = ${advisoryLocks.lookupMove} and objsubid = 1
    ) as "isMoving"
  from lookup_key`

const record = 'insert into lookup_key (key_id) values ($1) on conflict do nothing'

interface Recorded {
  readonly keyId: string
  readonly movesInMs: number | null
  readonly isMoving: boolean
}

/** The key on record in the database. Null: none yet, since no server was ever started on it. */
export const recordedLookupKey = async (pool: Pick<Pool, 'query'>): Promise<Recorded | null> =>
  (await pool.query<Recorded>(read)).rows[0] ?? null

/**
 * Makes a process look people up by the key that the database has on record, and by no other: with the wrong one
 * accounts would not be found, and two could have the same address. It is checked repeatedly, so that the key can
 * change while processes run: they pause meanwhile, and resume by themselves.
 */
export const lookingUpBy =
  (keys: Keys): Admit =>
  async (pool) => {
    let recorded = await recordedLookupKey(pool)
    if (!recorded) {
      await pool.query(record, [keys.indexId])
      recorded = await recordedLookupKey(pool)
    }
    const { keyId, movesInMs, isMoving } = recorded ?? { keyId: keys.indexId, movesInMs: null, isMoving: false }
    if (!keys.byId.has(keyId))
      throw new UnsuitableDatabase(`People are looked up by the key ${JSON.stringify(keyId)}, which DATA_KEYS lacks.`)
    keys.indexId = keyId
    if (!isMoving || movesInMs === null) return reliesForMs
    const leftMs = movesInMs - quietForMs
    if (leftMs <= 0) throw new UnsuitableDatabase('The lookups are being recomputed (npm run reseal).')
    return Math.min(reliesForMs, leftMs)
  }

/** Announces when every lookup digest will be recomputed: by then no process uses the database. */
export const announceLookupMove = async (client: Pick<Client, 'query'>, inMs: number): Promise<void> =>
  void (await client.query(`update lookup_key set moves_at = clock_timestamp() + $1 * interval '1 millisecond'`, [
    inMs,
  ]))

/** Switches lookups to another key. False: the current key was not the expected one. */
export async function replaceLookupKey(client: Pick<Client, 'query'>, from: string, to: string): Promise<boolean> {
  const replaced = 'update lookup_key set key_id = $2, moves_at = null where key_id = $1'
  return (await client.query(replaced, [from, to])).rowCount === 1
}
