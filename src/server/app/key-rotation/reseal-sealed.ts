import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Keys } from '../../platform/encryption/keys.ts'
import { createVault } from '../../platform/encryption/vault.ts'
import { findPortion, type Resealed, resealRows } from './portion.ts'
import { progressOf } from './progress.ts'
import { closeRecord, inReseal, openRecord } from './recorded.ts'
import { countByKey } from './sealed-columns.ts'
import { type Walk, walks } from './walks.ts'

type Asked = Pick<Client, 'query'>

interface Place {
  readonly after: readonly string[] | null
  readonly done: number
  readonly failed: number
  readonly isFinished: boolean
}

export interface Outcome {
  readonly done: number
  readonly failed: number
  /** Rows that were locked at every attempt. */
  readonly busy: number
}

/** How often locked rows are retried, and the time between attempts. */
const rounds = 5
const pauseMs = 300

/**
 * Seals everything again that is under another key than the first, row by row, while the product runs. The position is
 * recorded with each portion, so that an interrupted run continues from there.
 */
export async function resealSealed(client: Asked, keys: Keys, say: (line: string) => void): Promise<Outcome> {
  const vault = createVault(keys)
  const { rows } = await client.query<{ key: string; values: number }>(countByKey)
  const total = rows.filter(({ key }) => key !== keys.currentId).reduce((sum, { values }) => sum + values, 0)
  say(`${total.toLocaleString('en-GB')} values to seal with ${keys.currentId}.`)
  const id = await openRecord(client, 'sealed', keys.currentId)
  const progress = progressOf(total, say)
  let busy = 0
  for (const walk of walks) busy += await goThrough(walk)
  const { done, failed } = await sums(client, id)
  if (busy === 0) await closeRecord(client, id, done, failed)
  say(`Sealed: ${progress.summary()}.`)
  return { done, failed, busy }

  async function goThrough(walk: Walk): Promise<number> {
    const known = await placeOf(client, id, walk.place)
    if (known.isFinished) return 0
    let { after } = known
    let left = 0
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) await sleep(pauseMs)
      left = 0
      let isLast = false
      while (!isLast) {
        const found = await findPortion(client, keys, walk, after)
        if (found.keys.length > 0) left += (await take(walk, found.keys, found.after, round)).busy
        after = found.after
        isLast = after === null
      }
      if (left === 0) break
    }
    if (left === 0) await client.query(finish, [id, walk.place])
    return left
  }

  async function take(
    walk: Walk,
    some: readonly (readonly string[])[],
    after: readonly string[] | null,
    round: number,
  ) {
    const resealed: Resealed = await inReseal(client, id, async () => {
      const taken = await resealRows(client, keys, vault, walk, some)
      // What does not open is met again in each round, and reported once.
      const failed = round === 0 ? taken.unopened.length : 0
      await client.query(keep, [id, walk.place, after, taken.done, failed])
      return taken
    })
    if (round === 0)
      for (const { column, key } of resealed.unopened)
        say(
          `  ${walk.table}.${column} of ${walk.key.map(({ name }, at) => `${name} ${key[at]}`).join(', ')} does not open`,
        )
    progress.add(walk.place, resealed.done)
    return resealed
  }
}

const keep = `
  insert into reseal_places as held (reseal_id, place, after, done, failed) values ($1, $2, $3, $4, $5)
  on conflict (reseal_id, place) do update set
    after = excluded.after, done = held.done + excluded.done, failed = held.failed + excluded.failed`

const finish = `
  insert into reseal_places (reseal_id, place, finished_at) values ($1, $2, now())
  on conflict (reseal_id, place) do update set after = null, finished_at = now()`

async function placeOf(client: Asked, id: string, place: string): Promise<Place> {
  const { rows } = await client.query<Place>(
    `select after, done, failed, finished_at is not null as "isFinished" from reseal_places where reseal_id = $1 and place = $2`,
    [id, place],
  )
  return rows[0] ?? { after: null, done: 0, failed: 0, isFinished: false }
}

async function sums(client: Asked, id: string): Promise<Pick<Outcome, 'done' | 'failed'>> {
  const { rows } = await client.query<{ done: number; failed: number }>(
    `select coalesce(sum(done), 0)::int as done, coalesce(sum(failed), 0)::int as failed
     from reseal_places where reseal_id = $1`,
    [id],
  )
  return rows[0] ?? { done: 0, failed: 0 }
}
