import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { openStates } from '#domain/cases/states.ts'
import { captureModes } from '#domain/orders/capture-modes.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import { eachPart } from '../../platform/jobs/parts.ts'
import type { Services } from '../../platform/services.ts'
import { lockCase } from './case-rows.ts'
import { endWithOrder } from './end-with-order.ts'
import { finishDecisions } from './finish/finish-decision.ts'
import { openUnread } from './open-case.ts'
import { reassess } from './reassess.ts'
import { remindPatients } from './remind-patients.ts'
import { cases } from './tables.ts'

/** Authorised orders without a case: older than cases, or left by a process that died. */
async function openMissing(services: Services): Promise<void> {
  const { database, now } = services
  const missing = (orm: Orm, which: SQL) =>
    orm
      .select({ order: orders })
      .from(orders)
      .leftJoin(cases, eq(cases.orderId, orders.id))
      .where(
        and(
          which,
          inArray(orders.kind, kindsWithCases),
          eq(orders.state, captureModes['on approval'].whenAuthorised),
          isNull(cases.id),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(rowsAtOnce)
  await forAllRows(services, {
    task: 'cases are tended: missing cases',
    next: async (after) => {
      const found = await database.run((orm) => missing(orm, gt(orders.id, after)))
      return found.map(({ order }) => order.id)
    },
    work: (id) =>
      database.transaction(async (tx) => {
        const [found] = await missing(tx, eq(orders.id, id))
        if (found) await openUnread(tx, found.order, now())
      }),
  })
}

/** Assesses cases that have no assessment yet. One that cannot be read stays first in the queue. */
async function readUnread(services: Services): Promise<void> {
  const { database } = services
  await forAllRows(services, {
    task: 'cases are tended: unread answers',
    next: async (after) => {
      const found = await database.run((orm) =>
        orm
          .select({ id: cases.id })
          .from(cases)
          .where(and(isNull(cases.facts), gt(cases.id, after)))
          .orderBy(asc(cases.id))
          .limit(rowsAtOnce),
      )
      return found.map(({ id }) => id)
    },
    work: (id) =>
      database.transaction(async (tx) => {
        const found = await lockCase(tx, id)
        if (found && found.facts === null) await reassess(services, tx, found)
      }),
  })
}

/**
 * States in which nothing has been sent, written out as literals: the partial index is not used for bound parameters.
 */
const isHere = sql.raw(
  openStates('order')
    .filter((state) => state !== 'dispatched')
    .map((state) => `'${state}'`)
    .join(', '),
)

/** Open cases of orders whose payment has ended. */
async function followOrders(services: Services): Promise<void> {
  const { database, now } = services
  const gone = (orm: Orm, which: SQL) =>
    orm
      .select({ id: cases.id, state: orders.state, withdrawnAt: orders.withdrawnAt })
      .from(cases)
      .innerJoin(orders, eq(orders.id, cases.orderId))
      .where(
        and(
          which,
          inArray(orders.state, ['expired', 'refunded']),
          sql`${cases.state} in (${isHere})`,
          isNull(cases.pendingDecision),
        ),
      )
      .orderBy(asc(cases.id))
      .limit(rowsAtOnce)
  await forAllRows(services, {
    task: 'cases are tended: ended orders',
    next: async (after) => {
      const found = await database.run((orm) => gone(orm, gt(cases.id, after)))
      return found.map(({ id }) => id)
    },
    work: (id) =>
      database.transaction(async (tx) => {
        const found = await lockCase(tx, id)
        const [order] = await gone(tx, eq(cases.id, id))
        if (found && order) await endWithOrder(tx, found, order, now())
      }),
  })
}

/** Timed work on cases. One process at a time holds the lease; row locks protect the data if two ever overlap. */
export async function casesJob(services: Services): Promise<void> {
  await eachPart<unknown>(services, [
    { name: 'decisions', run: () => finishDecisions(services) },
    { name: 'missing cases', run: () => openMissing(services) },
    { name: 'unread answers', run: () => readUnread(services) },
    { name: 'ended orders', run: () => followOrders(services) },
    { name: 'reminders', run: () => remindPatients(services) },
  ])
}
