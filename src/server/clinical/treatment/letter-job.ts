import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { writeApprovalLetters } from '../cases/approval-letters.ts'
import { letters } from '../letters/tables.ts'
import { prescriptions } from '../supply/tables.ts'
import { forAllOwners } from './order-portion.ts'
import { newsWithLetter, writePlanLetters } from './plan-letters.ts'
import { planEvents, plans } from './tables.ts'

/** What was prescribed and stands, and has led to no letter. */
const untold = (orm: Orm) =>
  orm
    .select({ accountId: orders.accountId, prescription: prescriptions })
    .from(prescriptions)
    .innerJoin(orders, eq(orders.id, prescriptions.orderId))
    .leftJoin(letters, eq(letters.occasionKey, sql`'approval/' || ${prescriptions.decisionId}`))
    .orderBy(asc(prescriptions.number))

const isUntold = and(isNull(prescriptions.cancelledAt), isNull(letters.id))

/** What was changed of a plan, and has led to no letter. */
const untoldChanges = (orm: Orm) =>
  orm
    .select({ accountId: plans.accountId, event: planEvents })
    .from(planEvents)
    .innerJoin(plans, eq(plans.id, planEvents.planId))
    .leftJoin(letters, eq(letters.occasionKey, sql`'plan/' || ${planEvents.id}`))
    .orderBy(asc(planEvents.id))

const isUntoldChange = and(inArray(planEvents.what, [...newsWithLetter]), isNull(letters.id))

async function waitingIn(orm: Orm, orderIds: readonly string[]) {
  const prescribed = await untold(orm).where(and(inArray(prescriptions.orderId, [...orderIds]), isUntold))
  const owners = orm
    .select({ id: orders.accountId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  const changed = await untoldChanges(orm).where(and(inArray(plans.accountId, owners), isUntoldChange))
  return [...prescribed, ...changed].map(({ accountId }) => accountId)
}

/** All the letters that a person is owed, in the order in which things happened. Twice it writes nothing twice. */
async function writeOwed(services: Services, tx: Orm, accountId: string): Promise<void> {
  const prescribed = await untold(tx).where(and(eq(orders.accountId, accountId), isUntold))
  for (const { prescription } of prescribed) await writeApprovalLetters(services, tx, prescription)
  const changed = await untoldChanges(tx).where(and(eq(plans.accountId, accountId), isUntoldChange))
  for (const { event } of changed) await writePlanLetters(services, tx, event)
}

/**
 * Writes the letters about what was approved or changed before there were letters, or before anybody said that the order is
 * theirs. Once a day, one process at a time, from where it was left.
 */
export const writeEarlierLetters = (services: Services): Promise<void> =>
  forAllOwners(services, {
    task: 'letters are written',
    waitingIn,
    doFor: (tx, accountId) => writeOwed(services, tx, accountId),
  })
