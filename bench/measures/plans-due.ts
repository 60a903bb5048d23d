import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { writingFrom } from '#domain/treatment/check-in-clock.ts'
import { askOk } from '../load/ask.ts'
import { ownDatabase } from '../processes/own-database.ts'
import { newDataKeys, startProduct } from '../processes/product.ts'
import { tell } from '../report/run-bench.ts'
import { count, type Figure, milliseconds, p95 } from './figure.ts'
import { makeKnown, vaultOf } from './known-people.ts'
import { type MainCall, mainCalls } from './main-calls.ts'
import { addPlansDue } from './plan-rows.ts'

const plans = 100_000
const within = 1.5
export const wanted = ['save_answer', 'load_answers', 'my_account', 'desk_queue']
const pauseMs = 5
export const quietSeconds = 20
/** Includes patients who are due on this day. */
const patientsOfDemo = 60
const round = `name = 'check-ins are opened'`
/** The job checks every minute whether there is work. */
export const beginsWithinMs = 90_000
export const doneWithinMs = 900_000

/**
 * All check-ins are due on one day: the job of one of two processes opens them all, and other requests are not slowed
 * down.
 */
export async function plansDueOnOneDay(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const name = `${count(plans)} check-ins due on one day`
  const { date, time } = londonTimeAt(Date.now())
  if (time < writingFrom) return [{ name, result: `skipped: nobody is written to before ${writingFrom} in London` }]
  const dataKeys = newDataKeys()
  const database = await ownDatabase(databaseUrl, 'bench_care')
  const client = database.own
  try {
    const known = await makeKnown(client, { dataDir, url: database.url, dataKeys })
    tell(`  ${count(plans)} plans`)
    await addPlansDue(client, vaultOf(dataKeys), plans, date)
    await using first = await startProduct(dataDir, database.url, dataKeys)
    await using second = await startProduct(dataDir, database.url, dataKeys)
    const calls = mainCalls(known).filter(({ call }) => wanted.includes(call))
    const ports = [first.port, second.port]
    const took = (until: () => Promise<boolean>) => callsUntil(calls, ports, until)
    tell('  a quiet while')
    await took(after(3))
    const quiet = await took(after(quietSeconds))
    tell('  the job')
    const written = await messagesIn(client)
    await client.query(`delete from job_rounds where ${round}`)
    await waitFor(
      beginsWithinMs,
      async () => (await client.query(`select 1 from job_rounds where ${round}`)).rows.length > 0,
    )
    const begun = performance.now()
    const meanwhile = await took(async () => (await isDone(client)) || performance.now() - begun > doneWithinMs)
    const seconds = (performance.now() - begun) / 1000
    return [
      await onceEach(client, name, { seconds, written }),
      ...calls.map(({ name: call }) => slower(call, quiet, meanwhile)),
    ]
  } finally {
    await client.end()
  }
}

export type Took = ReadonlyMap<string, readonly number[]>

/** One after the other, alternating between both processes. */
export async function callsUntil(
  calls: readonly MainCall[],
  ports: readonly number[],
  isOver: () => Promise<boolean>,
): Promise<Took> {
  const took = new Map(calls.map(({ name }) => [name, [] as number[]]))
  for (let n = 0; !(await isOver()); n++) {
    for (const { name, call, prepare } of calls) {
      const port = ports[n % ports.length] as number
      const { body, cookie } = await prepare(port, n)
      const begun = performance.now()
      await askOk(port, call, body, cookie)
      took.get(name)?.push(performance.now() - begun)
      await sleep(pauseMs)
    }
  }
  return took
}

export function after(seconds: number): () => Promise<boolean> {
  const end = performance.now() + seconds * 1_000
  return async () => performance.now() > end
}

export async function waitFor(withinMs: number, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('The job did not begin.')
    await sleep(20)
  }
}

export async function messagesIn(client: Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from messages')
  return rows[0]?.n ?? 0
}

async function isDone(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select 1 from job_rounds where ${round} and finished_at is not null`)
  return rows.length > 0
}

/** Every patient got one check-in and one email, whichever process did it. */
async function onceEach(client: Client, name: string, before: { seconds: number; written: number }): Promise<Figure> {
  const { rows } = await client.query<{ opened: number; pens: number }>(
    `select count(*)::int as opened, count(distinct cover_id)::int as pens
     from check_ins c join accounts a on a.id = c.account_id where a.password_hash = '-'`,
  )
  const { opened = 0, pens = 0 } = rows[0] ?? {}
  const written = (await messagesIn(client)) - before.written
  return {
    name: `${name}, opened in portions by one of two processes`,
    result: `${count(opened)} opened, ${count(opened - pens)} doubled, ${count(written)} emails, in ${before.seconds.toFixed(0)} s`,
    target: {
      words: 'each once',
      isMet: opened === plans && pens === plans && written - plans < patientsOfDemo && written >= plans,
    },
  }
}

export function slower(call: string, quiet: Took, meanwhile: Took): Figure {
  const [before, during] = [p95(quiet.get(call) ?? []), p95(meanwhile.get(call) ?? [])]
  return {
    name: `${call} meanwhile ÷ in quiet, p95`,
    result: `${(during / before).toFixed(2)} (${milliseconds(during)} against ${milliseconds(before)}, ${count(meanwhile.get(call)?.length ?? 0)} calls)`,
    target: { words: `within ${within.toFixed(1)}`, isMet: during <= before * within },
  }
}
