import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { compareOrder } from '#server/checkout/payment/compare-money.ts'
import { openContent } from '#server/platform/outbox/message-rows.ts'
import { messages } from '#server/platform/outbox/tables.ts'
import { until } from '../faults/until.ts'
import { newVisitors } from '../faults/visitors.ts'
import { summary, wrongInBooks } from './chaos/books.ts'
import { hurryUntil } from './chaos/clock.ts'
import { openDesk } from './chaos/desk.ts'
import { overTheNetwork, type Tally } from './chaos/network.ts'
import { bookAppointment, type Chaos, newAcknowledged, orderMedication } from './chaos/patients.ts'
import { metricsToken, type Product, startProduct, type Victim } from './chaos/product.ts'
import { chance } from './test-depth.ts'

const kills = Number(process.env.KILLS ?? 100)
/** However busy the machine is. */
const upWithinMs = 600_000
/** How many people are active at a time: who order, who book, and who only save. */
const crowd = { ordering: 5, booking: 2, saving: 3 }

/** The seed reproduces which process is killed and when; what people are doing then depends on the machine. */
async function killAtRandom(product: Product): Promise<Record<'0' | '1' | 'postgres', number>> {
  const random = chance()
  const killed = { 0: 0, 1: 0, postgres: 0 }
  for (let count = 0; count < kills; count += 1) {
    const dice = random()
    const victim: Victim = dice < 0.12 ? 'postgres' : dice < 0.56 ? 0 : 1
    // Most are killed at work, some while they start.
    const isAtWork = random() < 0.8
    if (isAtWork && victim !== 'postgres') await until(() => product.isUp(victim), upWithinMs)
    await sleep(random() * 2_000)
    await product.kill(victim)
    killed[victim] += 1
  }
  return killed
}

/** Repeats an action until it is done. What a person cannot continue, they leave. */
const again = async (chaos: Chaos, name: string, story: (chaos: Chaos) => Promise<void>) => {
  const { stories } = chaos.said
  while (!chaos.isOver()) {
    const how = await story(chaos).then(
      () => name,
      (error: Error) => `${name}, given up (${error.message.slice(0, 100)})`,
    )
    stories.set(how, (stories.get(how) ?? 0) + 1)
    await sleep(chaos.random() * 400)
  }
}

/** The pending work, by name, and how often. */
const underWay = async ({ rows }: Product) => {
  const found = await rows(`
    select concat_ws(', ', 'decision: ' || d.kind, d.attempts || ' tries', d.failure, 'case ' || c.state, 'order ' || o.state,
        case when o.withdrawn_at is not null then 'withdrawn' end, 'payment ' || (i.body->'books'->'intent'->>'status')) as what,
        count(*) as n
      from case_decisions d join cases c on c.id = d.case_id left join orders o on o.id = c.order_id
        left join sandbox_intents i on i.id = o.payment_intent
      where d.done_at is null and d.undone_at is null group by 1
    union all select 'case whose money went back', count(*) from cases c join orders o on o.id = c.order_id
      where o.state = 'refunded' and c.state in ('approved', 'checked', 'returned', 'lost')
    union all select 'refund', count(*) from refunds where done_at is null
    union all select 'email', count(*) from messages
      where kind = 'email' and state = 'queued' and next_try_at < 'infinity'
    union all select 'payment not told of', count(*) from orders o join sandbox_intents i on i.id = o.payment_intent
      where o.state = 'awaiting payment' and i.body->'books'->'intent'->>'status' in ('requires_capture', 'succeeded')
    union all select 'withdrawal', count(*) from orders where state = 'awaiting review' and withdrawn_at is not null`)
  return found.filter(({ n }) => Number(n) > 0).map(({ what, n }) => `${n} × ${what}`)
}

/** The same message to the same person about the same order, more often than it can have happened. */
async function notifiedTwice({ beside }: Product): Promise<string[]> {
  const once =
    /^(We have your order|News about your order|Your payment for order|Your order .* is (on its way|cancelled))/
  const rows = await beside.database.run((orm) => orm.select().from(messages))
  const told = new Map<string, number>()
  for (const row of rows.filter(({ kind }) => kind === 'email')) {
    const { to, subject, text } = openContent(beside.services.vault, row)
    const key = [to, subject, text].join('\n')
    if (subject && once.test(subject)) told.set(key, (told.get(key) ?? 0) + 1)
  }
  return [...told].filter(([, times]) => times > 1).map(([what, times]) => `${what} (${times})`)
}

async function lateJobs(product: Product): Promise<string[]> {
  const reply = await fetch(`${product.addressBy(0)}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const lines = (await reply.text()).split('\n').filter((line) => line.startsWith('larkwell_job_late{'))
  expect(lines.length).toBeGreaterThan(10)
  return lines.filter((line) => !line.endsWith(' 0'))
}

test(`${kills} times killed at random moments while people do everything: afterwards all books agree`, {
  timeout: 3_600_000,
}, async ({ annotate }) => {
  const product = await startProduct()
  const random = chance()
  const tally: Tally = new Map()
  let isOver = false
  const said = newAcknowledged()
  const chaos: Chaos = { product, app: overTheNetwork(product, random, tally), random, isOver: () => isOver, said }
  const desk = await openDesk(chaos)
  const visitors = newVisitors(crowd.saving)

  let isDeskClosed = false
  let isSettled = false
  const atTheDesk = desk.run(() => isDeskClosed)
  const clock = hurryUntil(() => isSettled, product)
  const everybody = Promise.all([
    ...Array.from({ length: crowd.ordering }, () => again(chaos, 'ordered', orderMedication)),
    ...Array.from({ length: crowd.booking }, () => again(chaos, 'booked', bookAppointment)),
    ...visitors.map(async (visitor) => {
      while (!isOver) {
        const { status } = await visitor.save(product.addressBy(random()))
        await sleep(status === 200 ? 30 : 100)
      }
    }),
  ])
  // If the run fails before these are awaited, their errors are not the cause.
  for (const running of [atTheDesk, clock, everybody]) running.catch(() => undefined)
  const killed = await killAtRandom(product)
  await product.allReady()
  isOver = true
  await everybody
  // Staff finish what is left.
  await sleep(10_000)
  isDeskClosed = true
  await atTheDesk
  let left: string[] = []
  const settled = await until(async () => {
    left = await underWay(product)
    return left.length === 0
  }, upWithinMs).catch(() => {
    throw new Error(`This never came to its end: ${left.join(', ')}.`)
  })
  isSettled = true
  await clock

  const acknowledged = visitors.reduce((sum, visitor) => sum + visitor.acknowledged(), 0)
  await annotate(`killed: ${JSON.stringify(killed)}; settled ${Math.round(settled / 1_000)} s after`)
  await annotate(await summary(product))
  await annotate(`stories: ${JSON.stringify(Object.fromEntries(said.stories))}`)
  await annotate(`refused: ${JSON.stringify(Object.fromEntries(tally))}`)
  await annotate(
    `acknowledged: ${acknowledged} saves, ${said.messages.size} messages, ${said.files.size} files, ${said.refunds.size} refunds`,
  )

  const complaints = product.errors().map((line) => {
    const { msg, err } = JSON.parse(line)
    return `${msg} (${err?.code ?? err?.type ?? ''})`
  })
  await annotate(`logged as errors: ${JSON.stringify([...new Set(complaints)])}`)

  for (const { id } of await product.rows(`select id from orders where payment_intent is not null`))
    await compareOrder(product.beside.services, String(id))
  expect(await wrongInBooks(product)).toEqual({})
  expect(await notifiedTwice(product)).toEqual([])
  for (const visitor of visitors) await visitor.findsEverything(product.addressBy(0))
  const kept = async (query: string) => (await product.rows(query)).map(({ id }) => String(id))
  expect(await kept('select sending as id from thread_messages')).toEqual(expect.arrayContaining([...said.messages]))
  expect(await kept('select id from refunds')).toEqual(expect.arrayContaining([...said.refunds]))
  expect(await kept('select id from evidence_files where completed_at is not null')).toEqual(
    expect.arrayContaining([...said.files]),
  )
  await until(async () => (await lateJobs(product)).length === 0, upWithinMs)
  expect([...tally.keys()].filter((what) => / 5\d\d /.test(what))).toEqual([])
})
