import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { weekdayOf } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { ownDatabase } from '../processes/own-database.ts'
import { newDataKeys, startProduct } from '../processes/product.ts'
import { tell } from '../report/run-bench.ts'
import { count, type Figure } from './figure.ts'
import { makeKnown, vaultOf } from './known-people.ts'
import { mainCalls } from './main-calls.ts'
import { addPlansDue } from './plan-rows.ts'
import {
  after,
  beginsWithinMs,
  callsUntil,
  doneWithinMs,
  messagesIn,
  quietSeconds,
  slower,
  waitFor,
  wanted,
} from './plans-due.ts'

const reminders = 100_000
const portion = 5_000
const rounds = `name like 'doses are reminded of%'`

/**
 * Notifications for all patients are due in one hour: the job of one of two processes queues each once, and other requests
 * are not slowed down.
 */
export async function remindersDueInOneHour(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const { date: today, time } = londonTimeAt(Date.now())
  const dataKeys = newDataKeys()
  const database = await ownDatabase(databaseUrl, 'bench_reminders')
  const client = database.own
  try {
    const known = await makeKnown(client, { dataDir, url: database.url, dataKeys })
    // Those of the demo have days and hours of their own, and are not counted.
    await client.query('delete from dose_reminders')
    const { rows: others } = await client.query<{ id: string }>('select id from accounts')
    tell(`  ${count(reminders)} plans`)
    const vault = vaultOf(dataKeys)
    await addPlansDue(client, vault, reminders, today)
    // A week later, so that no check-in is due meanwhile; and a dose is due today.
    await client.query('update supply_covers set covered_from = covered_from + 7, covered_until = covered_until + 7')
    await client.query('update plans set injection_day = $1', [weekdayOf(today)])
    await addBrowsers(
      client,
      vault,
      others.map(({ id }) => id),
    )
    await using first = await startProduct(dataDir, database.url, dataKeys)
    await using second = await startProduct(dataDir, database.url, dataKeys)
    const calls = mainCalls(known).filter(({ call }) => wanted.includes(call))
    const ports = [first.port, second.port]
    tell('  a quiet while')
    await callsUntil(calls, ports, after(3))
    const quiet = await callsUntil(calls, ports, after(quietSeconds))
    tell('  the job')
    const written = await messagesIn(client)
    await client.query(
      `insert into dose_reminders (account_id, hour, by, set_at)
       select account_id, $1, 'push', now() from push_subscriptions where account_id <> all($2::uuid[])`,
      [Number(time.slice(0, 2)), others.map(({ id }) => id)],
    )
    await client.query(`delete from job_rounds where ${rounds}`)
    await waitFor(beginsWithinMs, async () => (await considered(client)) > 0)
    const begun = performance.now()
    const isOver = async () => (await considered(client)) >= reminders || performance.now() - begun > doneWithinMs
    const meanwhile = await callsUntil(calls, ports, isOver)
    const seconds = (performance.now() - begun) / 1000
    const queued = (await messagesIn(client)) - written
    const { rows } = await client.query<{ people: number }>(
      `select count(distinct owner_id)::int as people from messages where kind = 'push'`,
    )
    const people = rows[0]?.people ?? 0
    return [
      {
        name: `${count(reminders)} reminders due in one hour, queued in portions by one of two processes`,
        result: `${count(people)} people, ${count(queued - people)} doubled, in ${seconds.toFixed(0)} s`,
        target: { words: 'each once, within the hour', isMet: people === reminders && queued === reminders },
      },
      ...calls.map(({ name: call }) => slower(call, quiet, meanwhile)),
    ]
  } finally {
    await client.end()
  }
}

async function considered(client: Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from dose_reminders where considered_on is not null',
  )
  return rows[0]?.n ?? 0
}

/** One browser for each patient with a plan, but for some. */
async function addBrowsers(
  client: Client,
  vault: ReturnType<typeof vaultOf>,
  others: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select account_id as id from plans where account_id <> all($1::uuid[])',
    [others],
  )
  for (let first = 0; first < rows.length; first += portion) {
    const some = rows.slice(first, first + portion).map(({ id: account }, at) => {
      const [id, endpoint] = [randomUUID(), `https://fcm.googleapis.com/fcm/send/${first + at}`]
      const content = vault.seal(JSON.stringify({ endpoint, p256dh: '', auth: '' }), `push-subscription/${id}`)
      return { id, account, content }
    })
    await client.query(
      `insert into push_subscriptions (id, account_id, endpoint_hash, content, added_at)
       select id, account, sha256(id::text::bytea), content, now()
       from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as made (id, account, content)`,
      [some.map(({ id }) => id), some.map(({ account }) => account), some.map(({ content }) => content)],
    )
  }
  await client.query('vacuum analyze')
}
