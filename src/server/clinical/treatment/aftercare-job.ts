import { and, asc, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { monthlyQuestion, yearOver } from '#content/notifications/afterwards.ts'
import { pages } from '#contract/pages.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { toTell } from '#domain/treatment/aftercare.ts'
import { writingFrom } from '#domain/treatment/check-in-clock.ts'
import { openDetails } from '../../identity/accounts/account-rows.ts'
import { erasureAsked } from '../../identity/accounts/events.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { isNotRestricted } from '../../identity/restrictions/restricted.ts'
import { recipientIn } from '../../orders/order-email.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { goThrough } from '../../platform/jobs/batch-cursor.ts'
import { forRowsTogether, retryRows } from '../../platform/jobs/for-each-row.ts'
import { sendNow } from '../../platform/jobs/send-now.ts'
import type { NewMessage } from '../../platform/outbox/messages.ts'
import type { Services } from '../../platform/services.ts'
import { weighedOnOfEach } from '../tracking/tracked-rows.ts'
import { endedOnOf } from './afterwards.ts'
import type { Plan } from './plan-rows.ts'
import { plans } from './tables.ts'

const name = 'people are asked after a treatment'
const atOnce = 500

/** Treatments that ended longer ago were told that the year is over, or are not told any more. */
const longestMs = (policy.aftercareMonths * 31 + policy.aftercareTellDays) * dayMs

/** Treatments that ended and were followed by no other, by id. */
const ended = (tx: Orm, which: SQL, now: number) => {
  const later = tx
    .select({ one: sql`1` })
    .from(sql`plans as later`)
    .where(sql`later.account_id = ${plans.accountId} and later.created_at > ${plans.createdAt}`)
  return tx
    .select()
    .from(plans)
    .where(
      and(
        which,
        eq(plans.state, 'stopped'),
        gt(plans.stateSince, new Date(now - longestMs)),
        notExists(later),
        isNotRestricted(plans.accountId, now),
      ),
    )
    .orderBy(asc(plans.id))
    .limit(atOnce)
}

interface News {
  readonly plan: Plan
  readonly month: number
  readonly writes: 'weight' | 'over' | null
}

async function newsOf(tx: Orm, some: readonly Plan[], today: string): Promise<News[]> {
  const weighed = await weighedOnOfEach(
    tx,
    some.map(({ accountId }) => accountId),
  )
  return some.flatMap((plan) => {
    const endedOn = endedOnOf(plan)
    const progress = {
      toldMonth: plan.aftercareMonth,
      isQuiet: plan.isAfterQuiet,
      weighedOn: weighed.get(plan.accountId) ?? null,
    }
    const news = endedOn && toTell({ ...progress, endedOn }, today)
    return news ? [{ plan, ...news }] : []
  })
}

/** Records that these patients are told of a month. Returns those who had not been told before. */
async function markNotified(tx: Orm, news: readonly News[]): Promise<ReadonlySet<string>> {
  const marked = new Set<string>()
  for (const [month, some] of Map.groupBy(news, (one) => one.month)) {
    const ids = some.map(({ plan }) => plan.id)
    const rows = await tx
      .update(plans)
      .set({ aftercareMonth: month })
      .where(and(inArray(plans.id, ids), eq(plans.state, 'stopped'), lt(plans.aftercareMonth, month)))
      .returning({ id: plans.id })
    for (const { id } of rows) marked.add(id)
  }
  return marked
}

async function write({ vault, log, config, messages }: Services, tx: Orm, news: readonly News[]): Promise<void> {
  const ids = news.flatMap(({ plan, writes }) => (writes ? [plan.accountId] : []))
  if (ids.length === 0) return
  const people = await tx.select().from(accounts).where(inArray(accounts.id, ids))
  const byId = new Map(people.map((person) => [person.id, person]))
  const emails = news.flatMap(({ plan, writes }): NewMessage[] => {
    const person = byId.get(plan.accountId)
    if (writes === null || !person) return []
    const to = recipientIn(openDetails(vault, person))
    if (!to) {
      log.error('a patient whose treatment has ended has no email address to write to')
      return []
    }
    const words =
      writes === 'weight'
        ? monthlyQuestion({ name: to.name, address: addressFor(config, pages.progress) })
        : yearOver({ name: to.name, address: addressFor(config, pages.account) })
    return [{ kind: 'email', owner: { accountId: person.id }, to: to.email, ...words }]
  })
  await messages.writeAll(tx, emails)
}

/** Sends these patients today's message, once each. */
const tell = (services: Services, ids: readonly string[]): Promise<void> =>
  services.database.transaction(async (tx) => {
    const now = services.now()
    const some = await ended(tx, inArray(plans.id, [...ids]), now)
    const accountIds = some.map(({ accountId }) => accountId)
    const leaving = new Set((await services.events.publish(tx, erasureAsked, { accountIds })).flat())
    const staying = some.filter(({ accountId }) => !leaving.has(accountId))
    const news = await newsOf(tx, staying, londonTimeAt(now).date)
    const marked = await markNotified(tx, news)
    await write(
      services,
      tx,
      news.filter(({ plan }) => marked.has(plan.id)),
    )
  })

async function portion(services: Services, after: string): Promise<string | null> {
  const { database, now } = services
  const found = await database.run((orm) => ended(orm, gt(plans.id, after), now()))
  if (found.length === 0) return null
  const ids = found.map(({ id }) => id)
  await forRowsTogether(services, { task: name, ids, work: (some) => tell(services, some) })
  await sendNow(services)
  return ids.at(-1) ?? null
}

/**
 * Asks patients whose treatment has ended for their weight, once a month for a year, and tells them when it is over:
 * once a day, from the morning on, in one process at a time, continuing where it stopped.
 */
export async function askAfterwards(services: Services): Promise<void> {
  const { database, now } = services
  const { date, time } = londonTimeAt(now())
  if (time < writingFrom) return
  await retryRows(services, { task: name, work: (id) => tell(services, [id]) })
  await goThrough(database, { name, round: date, now, portion: (after) => portion(services, after) })
}
