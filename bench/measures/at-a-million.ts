import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import { Client } from 'pg'
import { hashPassword } from '#server/identity/accounts/passwords.ts'
import { ask } from '../load/ask.ts'
import { type OwnDatabase, ownDatabase } from '../processes/own-database.ts'
import { newDataKeys, startProduct } from '../processes/product.ts'
import { tell } from '../report/run-bench.ts'
import { addConversation } from './desk-rows.ts'
import { databaseBytes, heldIn, sizeOf, type TableSize } from './disk.ts'
import { count, type Figure, kilobytes, median, milliseconds, p95 } from './figure.ts'
import { makeKnown, vaultOf } from './known-people.ts'
import { type MainCall, mainCalls, monthOfAnybody } from './main-calls.ts'
import { addFew, addMillion, oldVisits } from './million-rows.ts'

const calls = 200
const warmUp = 30
const messages = 1_000
const flatWithin = 1.5
/** For a hundred clinicians: their number, and not that of the rows, decides the duration. */
const monthOfAnybodyMs = 20
const erasedWithinMs = 30_000
/** A pen every four weeks. */
const ordersPerYear = 13
const counted = [
  'accounts',
  'visits',
  'answer_sets',
  'orders',
  'cases',
  'case_decisions',
  'appointments',
  'thread_messages',
  'access_log',
]

/**
 * The calls that people wait for, alternately in a database with sixty patients and in a copy of it with a million
 * more.
 */
export async function atAMillion(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const dataKeys = newDataKeys()
  const few = await ownDatabase(databaseUrl, 'bench_few')
  tell('  the patients of the demo')
  const { known, held } = await withKnown(few, dataDir, dataKeys)
  const orders = held.find(({ table }) => table === 'orders')?.rows ?? 1
  const many = await ownDatabase(databaseUrl, 'bench_many', 'bench_few')
  try {
    tell('  a million accounts, answer sets, cases and appointments')
    await addMillion(many.own, vaultOf(dataKeys), known.accountId)
    const sizes: (readonly [string, TableSize])[] = []
    for (const table of counted) sizes.push([table, await sizeOf(many.own, table)])
    await wakeStaff(few.url)
    await wakeStaff(many.url)
    await using empty = await startProduct(dataDir, few.url, dataKeys)
    await using full = await startProduct(dataDir, many.url, dataKeys)
    const figures = [await erasure(many.own)]
    tell('  the calls, by turns')
    for (const one of mainCalls(known)) figures.push(await compared(one, empty.port, full.port, 'flat'))
    figures.push(await compared(monthOfAnybody, empty.port, full.port, { atMostMs: monthOfAnybodyMs }))
    const withIndexes = median(sizes.map(([, size]) => size.withIndexes))
    const perOrder = (held.reduce((sum, { bytes }) => sum + bytes, 0) / orders) * withIndexes
    return [
      ...figures,
      {
        name: 'Bytes on disk for each row, with its indexes',
        result: sizes.map(([table, { bytesPerRow }]) => `${table} ${count(bytesPerRow)}`).join(', '),
      },
      {
        name: `Database of a million patients with one order each`,
        result: `${((await databaseBytes(many.own)) / 1e9).toFixed(1)} GB`,
      },
      {
        name: 'All that an order leaves, without files',
        result: [
          `${count(held.reduce((sum, { rows }) => sum + rows, 0) / orders)} rows, ${kilobytes(perOrder)} with indexes`,
          `a year of ${ordersPerYear} pens ${kilobytes(perOrder * ordersPerYear)}`,
        ].join('; '),
      },
    ]
  } finally {
    await many.own.end()
  }
}

/** A process that has just started runs the nightly jobs first. Nothing is timed before they are done. */
async function erasure(own: Client): Promise<Figure> {
  tell('  what is old is erased')
  const begun = performance.now()
  const left = async () =>
    (await own.query("select 1 from visits where created_at < now() - interval '91 days' limit 1")).rowCount
  while ((await left()) && performance.now() - begun < erasedWithinMs) await sleep(50)
  const ms = performance.now() - begun
  return {
    name: `${count(oldVisits)} old visits of a million erased after the start`,
    result: ms < erasedWithinMs ? `${(ms / 1000).toFixed(1)} s` : 'not in time',
    target: { words: `within ${erasedWithinMs / 1000} s`, isMet: ms < erasedWithinMs },
  }
}

/** Without open connections afterwards, so that it can be copied. */
async function withKnown({ url, own }: OwnDatabase, dataDir: string, dataKeys: string) {
  try {
    const known = await makeKnown(own, { dataDir, url, dataKeys })
    const held = await heldIn(own)
    await addConversation(own, vaultOf(dataKeys), known.accountId, messages)
    await addFew(own, vaultOf(dataKeys))
    return { known, held }
  } finally {
    await own.end()
  }
}

/** Refreshes the desk sessions, which would have been locked while the rows were written. */
async function wakeStaff(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('update staff_sessions set last_seen_at = now(), locked_at = null')
  await client.end()
}

type Wanted = 'flat' | { readonly atMostMs: number }

async function compared(one: MainCall, emptyPort: number, fullPort: number, wanted: Wanted): Promise<Figure> {
  const took = { empty: [] as number[], full: [] as number[] }
  for (let n = 0; n < warmUp + calls; n++) {
    // The order alternates.
    const sides = [['empty', emptyPort] as const, ['full', fullPort] as const]
    for (const [side, port] of n % 2 ? sides.toReversed() : sides) {
      const ms = await timed(one, port, n)
      if (n >= warmUp) took[side].push(ms)
    }
  }
  const [empty, full] = [p95(took.empty), p95(took.full)]
  const apart = one.call === 'sign_in' ? await withoutArgon2(took) : ''
  return {
    name: `${one.name} (${one.call}) with a million ÷ with few, p95`,
    result: `${(full / empty).toFixed(2)} (${milliseconds(full)} against ${milliseconds(empty)}${apart})`,
    target:
      wanted === 'flat'
        ? { words: `within ${flatWithin.toFixed(1)}`, isMet: full <= empty * flatWithin }
        : { words: `at most ${wanted.atMostMs} ms`, isMet: full <= wanted.atMostMs },
  }
}

async function timed({ call, prepare }: MainCall, port: number, n: number): Promise<number> {
  const { body, cookie = '' } = await prepare(port, n)
  const begun = performance.now()
  const { status, message } = await ask(port, call, body, cookie)
  const took = performance.now() - begun
  if (status !== 200) throw new Error(`${call} was answered with ${status}: ${message}`)
  return took
}

/** Password hashing is slow on purpose: the medians without it. */
async function withoutArgon2(took: { empty: readonly number[]; full: readonly number[] }): Promise<string> {
  const hashed = await hashPassword('river-otter-41')
  const alone: number[] = []
  for (let n = 0; n < 40; n++) {
    const begun = performance.now()
    await verify(hashed, 'river-otter-41')
    alone.push(performance.now() - begun)
  }
  const rest = (side: readonly number[]) => milliseconds(Math.max(0, median(side) - median(alone)))
  return `; medians without argon2 ${rest(took.full)} against ${rest(took.empty)}`
}
