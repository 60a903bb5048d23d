import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isNotRestricted } from '../../identity/restrictions/restricted.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { writeApprovalLetters } from '../cases/approval-letters.ts'
import { letters } from '../letters/tables.ts'
import { prescriptions } from '../supply/tables.ts'
import { forAllOwners } from './order-portion.ts'
import { newsWithLetter, writePlanLetters } from './plan-letters.ts'
import { planEvents, plans } from './tables.ts'

/** Prescriptions in force without a letter. */
const withoutLetter = (orm: Orm) =>
  orm
    .select({ accountId: orders.accountId, prescription: prescriptions })
    .from(prescriptions)
    .innerJoin(orders, eq(orders.id, prescriptions.orderId))
    .leftJoin(letters, eq(letters.occasionKey, sql`'approval/' || ${prescriptions.decisionId}`))
    .orderBy(asc(prescriptions.number))

const hasNoLetter = and(isNull(prescriptions.cancelledAt), isNull(letters.id))

/** Plan changes without a letter. */
const changesWithoutLetter = (orm: Orm) =>
  orm
    .select({ accountId: plans.accountId, event: planEvents })
    .from(planEvents)
    .innerJoin(plans, eq(plans.id, planEvents.planId))
    .leftJoin(letters, eq(letters.occasionKey, sql`'plan/' || ${planEvents.id}`))
    .orderBy(asc(planEvents.id))

const isChangeWithoutLetter = and(inArray(planEvents.what, [...newsWithLetter]), isNull(letters.id))

async function waitingIn({ now }: Pick<Services, 'now'>, orm: Orm, orderIds: readonly string[]) {
  const prescribed = await withoutLetter(orm).where(
    and(inArray(prescriptions.orderId, [...orderIds]), hasNoLetter, isNotRestricted(orders.accountId, now())),
  )
  const owners = orm
    .select({ id: orders.accountId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  const changed = await changesWithoutLetter(orm).where(
    and(inArray(plans.accountId, owners), isChangeWithoutLetter, isNotRestricted(plans.accountId, now())),
  )
  return [...prescribed, ...changed].map(({ accountId }) => accountId)
}

/** All the letters that a patient is owed, in the order of events. Run twice it writes nothing twice. */
async function writeOwed(services: Services, tx: Orm, accountId: string): Promise<void> {
  const prescribed = await withoutLetter(tx).where(and(eq(orders.accountId, accountId), hasNoLetter))
  for (const { prescription } of prescribed) await writeApprovalLetters(services, tx, prescription)
  const changed = await changesWithoutLetter(tx).where(and(eq(plans.accountId, accountId), isChangeWithoutLetter))
  for (const { event } of changed) await writePlanLetters(services, tx, event)
}

/**
 * Writes the letters about approvals and changes older than letters, or whose order was confirmed later. Once a day, in
 * one process at a time, continuing where it stopped.
 */
export const writeEarlierLetters = (services: Services): Promise<void> =>
  forAllOwners(services, {
    task: 'letters are written',
    waitingIn: (orm, ids) => waitingIn(services, orm, ids),
    doFor: (tx, accountId) => writeOwed(services, tx, accountId),
  })
