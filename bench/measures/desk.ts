import type { Client } from 'pg'
import { createServices } from '#server/app/create-services.ts'
import { seedDemoClinic } from '#server/app/demo-clinic/seed.ts'
import { messagesOf } from '#server/clinical/messages/thread-rows.ts'
import { seedDemoStaff } from '#server/identity/staff/demo-staff.ts'
import { recordAccess } from '#server/platform/access-log/record-access.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import { parseKeys } from '#server/platform/encryption/keys.ts'
import { createLog } from '#server/platform/http/logging.ts'
import type { Services } from '#server/platform/services.ts'
import { newStaff } from '#server/testing/test-staff.ts'
import { ask } from '../load/ask.ts'
import { ownDatabase } from '../processes/own-database.ts'
import { startProduct } from '../processes/product.ts'
import { addClosed, addOpen, addTalk } from './desk-rows.ts'
import { count, type Figure, median, milliseconds } from './figure.ts'

const few = 1_000
const many = { closed: 995_000, open: 5_000 }
const messages = 1_000
const staffed = 300
const calls = 300
const queueAtMostMs = 20
const flatWithin = 1.5
const claimAtMostMs = 30
const caseAtMostMs = 50
const threadAtMostMs = 20
const logAtMostInserts = 1.5

/** The desk with a few cases and with a million, in a database of its own. */
export async function deskAtScale(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const client = await ownDatabase(databaseUrl, 'bench_desk')
  await using product = await startProduct(dataDir, client.url)
  const keys = parseKeys(product.dataKeys)
  if (!keys) throw new Error('The keys of the product are not known.')
  const log = createLog('silent')
  const database = openDatabase({ url: client.url, connections: 4, log })
  try {
    await database.readyWithin(5_000)
    const services = await createServices({ config: readConfig({}), database, log, keys })
    // Patients whose pages can be read, created by the product itself.
    await seedDemoStaff(services)
    await seedDemoClinic(services)
    return await measure(client.own, services, product.port)
  } finally {
    await database.close()
    await client.own.end()
  }
}

async function measure(client: Client, services: Services, port: number): Promise<Figure[]> {
  const { vault, database } = services
  const people: string[] = []
  while (people.length < staffed) {
    const { token } = await newStaff({ services, database, post: notAsked }, 'prescriber')
    people.push(`__Host-desk=${token}`)
  }
  const [me = ''] = people
  const { rows: readable } = await client.query(
    `select c.id, o.account_id as "accountId" from cases c join orders o on o.id = c.order_id`,
  )
  const askMine = (call: string, body: object, cookie = me) => asked(port, call, body, cookie)

  await addClosed(client, 1, few)
  await addOpen(client, vault, 1, few)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  const before = await queuePages(askMine)
  await addClosed(client, few + 1, many.closed)
  await addOpen(client, vault, few + 1, many.open)
  const { accountId } = readable[0]
  await addTalk(client, vault, accountId, messages)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  const queue = await queuePages(askMine)
  const claims = await p95Of(staffed, (n) => askMine('desk_next_case', { list: 'ready' }, people[n]))
  const cases = await p95Of(calls, (n) => askMine('desk_case', { id: readable[n % readable.length].id }))
  const talk = await p95Of(calls, () => askMine('desk_thread', { accountId }))
  const all = `${count(many.closed + many.open)} cases, ${count(many.open)} open`
  return [
    {
      name: `Queue page among ${all}, p95`,
      result: `${milliseconds(queue)} (${(queue / before).toFixed(2)} of that among ${count(few)})`,
      target: {
        words: `at most ${queueAtMostMs} ms, and flat: within ${flatWithin.toFixed(1)}`,
        isMet: queue <= queueAtMostMs && queue <= before * flatWithin,
      },
    },
    atMost(`Next case claimed among them by ${count(staffed)} people, p95`, claims, claimAtMostMs),
    atMost('Case page with its line in the access log, p95', cases, caseAtMostMs),
    atMost(`First page of a thread of ${count(messages)} messages, p95`, talk, threadAtMostMs),
    await costOfLog(client, services, database, accountId),
  ]
}

const notAsked = () => Promise.reject(new Error('Nobody asks this process.'))

const atMost = (name: string, took: number, limitMs: number): Figure => ({
  name,
  result: milliseconds(took),
  target: { words: `at most ${limitMs} ms`, isMet: took <= limitMs },
})

/** Null: told to try again in a moment. */
type Ask = (call: string, body: object, cookie?: string) => Promise<{ readonly next?: string | null } | null>

/** The first pages of the lists that staff work through, and a later one. */
async function queuePages(ask: Ask): Promise<number> {
  const first = await ask('desk_queue', { list: 'ready' })
  const pages = [
    { list: 'ready' },
    { list: 'ready', after: first?.next },
    { list: 'waiting_for_evidence' },
    { list: 'approved', medicine: 'mounjaro' },
    { list: 'mine' },
  ]
  for (let n = 0; n < 50; n++) await ask('desk_queue', pages[n % pages.length] ?? {})
  return p95Of(calls, (n) => ask('desk_queue', pages[n % pages.length] ?? {}))
}

/** A request that was told to try again counts as infinitely long. */
async function p95Of(times: number, work: (n: number) => Promise<object | null>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const begun = performance.now()
    const reply = await work(n)
    took.push(reply === null ? Number.POSITIVE_INFINITY : performance.now() - begun)
  }
  return took.toSorted((a, b) => a - b)[Math.floor(times * 0.95)] ?? Number.NaN
}

/**
 * The cost of reading with an access log entry, as handlers do it, against reading without one, in inserts on the disk.
 * Alternately.
 */
async function costOfLog(client: Client, { vault }: Services, database: Database, accountId: string): Promise<Figure> {
  const access = { staffId: accountId, accountId, what: 'messages', why: 'message' } as const
  const read = (isLogged: boolean) =>
    database.transaction(async (tx) => {
      const log = isLogged ? recordAccess(tx, access, Date.now()) : null
      return pipeline([messagesOf(tx, vault, accountId, null), log])
    })
  await client.query(
    'create table bench_inserts (id bigserial primary key, person uuid not null, at timestamptz not null)',
  )
  const insert = {
    name: 'insert',
    text: 'insert into bench_inserts (person, at) values ($1, now())',
    values: [accountId],
  }
  const turns = { logged: [] as number[], plain: [] as number[], raw: [] as number[] }
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    into.push(performance.now() - begun)
  }
  for (let turn = 0; turn < calls; turn++) {
    await timed(turns.logged, () => read(true))
    await timed(turns.plain, () => read(false))
    await timed(turns.raw, () => client.query(insert))
  }
  const [logged, plain, raw] = [median(turns.logged), median(turns.plain), median(turns.raw)]
  const inserts = (logged - plain) / raw
  return {
    name: 'What the access log adds to a read, in raw durable inserts',
    result: `${inserts.toFixed(2)} (${milliseconds(logged)} against ${milliseconds(plain)}, an insert ${milliseconds(raw)})`,
    target: { words: `at most ${logAtMostInserts.toFixed(1)}`, isMet: inserts <= logAtMostInserts },
  }
}

async function asked(port: number, call: string, body: object, cookie: string) {
  const { status, data, message } = await ask(port, call, body, cookie)
  if (status === 503) return null
  if (status !== 200) throw new Error(`${call} was answered with ${status}: ${message}`)
  return data
}
