import { and, asc, eq, gt, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { checkInOpened, checkInWaits, checkInWaitsText } from '#content/notifications/check-in.ts'
import { pages } from '#contract/pages.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { checkInLength } from '#domain/intake/check-in/length.ts'
import { dueReminders, latestBegun, writingFrom } from '#domain/treatment/check-in-clock.ts'
import { openDetails } from '../../../identity/accounts/account-rows.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import { isNotRestricted } from '../../../identity/restrictions/restricted.ts'
import { recipientIn } from '../../../orders/order-email.ts'
import { addressFor } from '../../../platform/config/config.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { goThrough } from '../../../platform/jobs/batch-cursor.ts'
import { forRowsTogether, retryRows } from '../../../platform/jobs/for-each-row.ts'
import { sendNow } from '../../../platform/jobs/send-now.ts'
import type { NewMessage } from '../../../platform/outbox/messages.ts'
import type { Services } from '../../../platform/services.ts'
import type { CheckInRow } from '../../cases/check-ins-of.ts'
import { textsTo } from '../proven-phones.ts'
import { checkIns, plans, supplyLocks, supplyPeriods } from '../tables.ts'
import { openRounds } from './check-in-rows.ts'

const atOnce = 500

type Write = typeof checkInOpened

/** Tells each of these patients once, in the transaction that records it. */
async function tell(services: Services, tx: Orm, about: readonly CheckInRow[], write: Write): Promise<void> {
  if (about.length === 0) return
  const ids = about.map(({ accountId }) => accountId)
  const people = await tx.select().from(accounts).where(inArray(accounts.id, ids))
  const address = addressFor(services.config, pages.accountCheckIn)
  const emails = people.flatMap((person): NewMessage[] => {
    const to = recipientIn(openDetails(services.vault, person))
    if (!to) services.log.error('a patient with a check-in has no email address to write to')
    return to
      ? [
          {
            kind: 'email',
            owner: { accountId: person.id },
            to: to.email,
            ...write({ name: to.name, address, minutes: checkInLength.minutes }),
          },
        ]
      : []
  })
  await services.messages.writeAll(tx, emails)
}

/** The last pens of these plans that were delivered long enough ago and have no check-in. */
const due = (tx: Orm, planIds: readonly string[], today: string) => {
  const later = tx
    .select({ one: sql`1` })
    .from(sql`supply_covers as later`)
    .where(sql`later.account_id = ${supplyPeriods.accountId} and later.covered_from > ${supplyPeriods.coveredFrom}`)
  const asked = tx.select({ one: sql`1` }).from(checkIns).where(eq(checkIns.coverId, supplyPeriods.caseId))
  return tx
    .select({ planId: supplyPeriods.planId, accountId: supplyPeriods.accountId, coverId: supplyPeriods.caseId })
    .from(supplyPeriods)
    .where(
      and(
        inArray(supplyPeriods.planId, [...planIds]),
        lte(supplyPeriods.coveredFrom, latestBegun(today)),
        notExists(later),
        notExists(asked),
      ),
    )
}

/** Open check-ins of these plans that are due a reminder. Patients waiting for our call get none. */
async function remind(tx: Orm, planIds: readonly string[], now: number): Promise<CheckInRow[]> {
  const locked = tx
    .select({ one: sql`1` })
    .from(supplyLocks)
    .where(and(eq(supplyLocks.accountId, checkIns.accountId), isNull(supplyLocks.liftedAt)))
  const reminded: CheckInRow[] = []
  for (const { reminders, openedBefore } of dueReminders(now)) {
    const rows = await tx
      .update(checkIns)
      .set({ reminders, remindedAt: new Date(now) })
      .where(
        and(
          inArray(checkIns.planId, [...planIds]),
          isNull(checkIns.finishedAt),
          lte(checkIns.openedAt, new Date(openedBefore)),
          sql`${checkIns.reminders} < ${reminders}`,
          notExists(locked),
        ),
      )
      .returning()
    reminded.push(...rows.filter(({ id }) => !reminded.some((one) => one.id === id)))
  }
  return reminded
}

/** The active ones of these plans, of patients whose data may be used. */
const active = (orm: Orm, which: SQL, now: number) =>
  orm
    .select({ id: plans.id })
    .from(plans)
    .where(and(which, eq(plans.state, 'active'), isNotRestricted(plans.accountId, now)))
    .orderBy(asc(plans.id))
    .limit(atOnce)

/** Opens due check-ins of these plans and reminds those who have not answered. */
const open = (services: Services, planIds: readonly string[]): Promise<void> =>
  services.database.transaction(async (tx) => {
    const now = services.now()
    const at = new Date(now)
    const ids = (await active(tx, inArray(plans.id, [...planIds]), now)).map(({ id }) => id)
    if (ids.length === 0) return
    const found = await due(tx, ids, londonTimeAt(now).date)
    const opened =
      found.length === 0
        ? []
        : await openRounds(
            tx,
            found.map((one) => ({ ...one, round: 1, at })),
          )
    await tell(services, tx, opened, checkInOpened)
    const waiting = await remind(tx, ids, now)
    await tell(services, tx, waiting, checkInWaits)
    if (!services.config.reminders.checkInText) return
    const text = checkInWaitsText(addressFor(services.config, pages.accountCheckIn))
    const texts = await textsTo(
      services,
      tx,
      waiting.map(({ accountId }) => accountId),
      text,
    )
    await services.messages.writeAll(tx, [...texts.values()])
  })

const task = 'check-ins are opened'

async function portion(services: Services, after: string): Promise<string | null> {
  const ids = (await services.database.run((orm) => active(orm, gt(plans.id, after), services.now()))).map(
    ({ id }) => id,
  )
  if (ids.length === 0) return null
  await forRowsTogether(services, { task, ids, work: (some) => open(services, some) })
  await sendNow(services)
  return ids.at(-1) ?? null
}

/**
 * Opens due check-ins and reminds those who have not answered: once a day, from the morning on, in one process at a
 * time, continuing where it stopped. Each is opened once, whichever process does it.
 */
export async function openCheckIns(services: Services): Promise<void> {
  const { database, now } = services
  const { date, time } = londonTimeAt(now())
  if (time < writingFrom) return
  await retryRows(services, { task, work: (id) => open(services, [id]) })
  await goThrough(database, {
    name: task,
    round: date,
    now,
    portion: (after) => portion(services, after),
  })
}
