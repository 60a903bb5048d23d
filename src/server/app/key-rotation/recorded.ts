import { randomUUID } from 'node:crypto'
import { hostname, userInfo } from 'node:os'
import type { Client } from 'pg'
import { advisoryLocks } from '../../platform/database/advisory-locks.ts'

type Asked = Pick<Client, 'query'>

/** False: another key rotation is running. The lock lasts as long as the connection. */
export async function takeLock(client: Asked, lock: number = advisoryLocks.reseal): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
  return rows[0]?.taken ?? false
}

const whoseHand = () => `${userInfo().username}@${hostname()}`

/** The record of a rotation to this key: an interrupted one is continued. */
export async function openRecord(client: Asked, what: 'sealed' | 'lookups', keyId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from reseals where what = $1 and key_id = $2 and ended_at is null order by begun_at limit 1',
    [what, keyId],
  )
  if (rows[0]) return rows[0].id
  const id = randomUUID()
  await client.query('insert into reseals (id, what, key_id, by, begun_at) values ($1, $2, $3, $4, now())', [
    id,
    what,
    keyId,
    whoseHand(),
  ])
  return id
}

export async function closeRecord(client: Asked, id: string, done: number, failed: number): Promise<void> {
  await client.query('update reseals set ended_at = now(), done = $2, failed = $3 where id = $1', [id, done, failed])
}

/** A transaction that names its record: append-only tables allow the change in no other. */
export async function inReseal<Result>(client: Asked, id: string, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    await client.query(`select set_config('larkwell.reseal', $1, true)`, [id])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
