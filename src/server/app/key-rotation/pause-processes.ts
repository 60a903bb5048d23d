import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { advisoryLocks } from '../../platform/database/advisory-locks.ts'
import { announceLookupMove, reliesForMs } from '../../platform/database/lookup-key.ts'
import { takeLock } from './recorded.ts'

type Asked = Pick<Client, 'query'>

/** Longer than any process relies on an earlier answer, and then as long as they are quiet. */
const noticeMs = reliesForMs + 15_000
const waitsForOthersMs = 120_000

/** Another rotation is running, or a transaction did not end in time. */
export class NotNow extends Error {
  override name = 'NotNow'
}

/**
 * Announces to every process that lookups are about to change, and waits until none of them uses the database. The lock
 * is this connection's: if this process dies, the others continue as before.
 */
export async function pauseAllProcesses(client: Asked, say: (line: string) => void): Promise<void> {
  if (!(await takeLock(client, advisoryLocks.lookupMove))) throw new NotNow('The lookups are being recomputed already.')
  await announceLookupMove(client, noticeMs)
  say('Every process has been told. They pause in about a minute, and people are asked to come back in a moment.')
  await sleep(noticeMs)
  const until = performance.now() + waitsForOthersMs
  let begunBefore = await transactionsUnderWay(client)
  while (begunBefore.length > 0) {
    if (performance.now() > until) throw new NotNow('Another transaction is still open.')
    await sleep(100)
    const still = new Set(await transactionsUnderWay(client))
    begunBefore = begunBefore.filter((one) => still.has(one))
  }
}

export async function letAllBack(client: Asked): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [advisoryLocks.lookupMove])
}

/**
 * By their virtual ids, which every role may see: only superusers see when another role's transaction began.
 * Transactions that begin after the announcement are of processes that pause.
 */
async function transactionsUnderWay(client: Asked): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`
    select l.virtualxid as id from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'virtualxid' and a.datname = current_database() and a.usesysid is not null
      and l.pid <> pg_backend_pid()`)
  return rows.map(({ id }) => id)
}
