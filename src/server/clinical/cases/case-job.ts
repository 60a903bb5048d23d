import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { openStates } from '#domain/cases/states.ts'
import { captureModes } from '#domain/orders/capture-modes.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../platform/services.ts'
import { lockCase } from './case-rows.ts'
import { endWithOrder } from './end-with-order.ts'
import { finishDecisions } from './finish/finish-decision.ts'
import { openUnread } from './open-case.ts'
import { reassess } from './reassess.ts'
import { remindPatients } from './remind-patients.ts'
import { cases } from './tables.ts'

const atOnce = 100

/** Orders that wait for a decision and have no case: of before there were any, or left by a server that died. */
async function openMissing(services: Services): Promise<number> {
  const { database, now } = services
  const found = await database.run((orm) =>
    orm
      .select()
      .from(orders)
      .leftJoin(cases, eq(cases.orderId, orders.id))
      .where(
        and(
          inArray(orders.kind, kindsWithCases),
          eq(orders.state, captureModes['on approval'].whenAuthorised),
          isNull(cases.id),
        ),
      )
      .limit(atOnce),
  )
  for (const { orders: order } of found)
    await database.run((orm) => orm.transaction((tx) => openUnread(tx, order, now())))
  return found.length
}

/** Reads what nobody has read yet. One that cannot be read stays first in the queue, and keeps no other from its turn. */
async function readUnread(services: Services): Promise<void> {
  const { database, log } = services
  let after = '00000000-0000-0000-0000-000000000000'
  let portion: { readonly id: string }[]
  do {
    portion = await database.run((orm) =>
      orm
        .select({ id: cases.id })
        .from(cases)
        .where(and(isNull(cases.facts), gt(cases.id, after)))
        .orderBy(asc(cases.id))
        .limit(atOnce),
    )
    for (const { id } of portion) {
      try {
        await database.run((orm) =>
          orm.transaction(async (tx) => {
            const found = await lockCase(tx, id)
            if (found && found.facts === null) await reassess(services, tx, found)
          }),
        )
      } catch (error) {
        log.error({ err: error, case: id }, 'the answers of a case could not be read')
      }
    }
    after = portion.at(-1)?.id ?? after
  } while (portion.length === atOnce)
}

/** Those of which nothing is on its way, written out: the index on open cases is not used for what is only bound. */
const isHere = sql.raw(
  openStates('order')
    .filter((state) => state !== 'dispatched')
    .map((state) => `'${state}'`)
    .join(', '),
)

/** Cases that go on although the money of their order is gone. */
async function followOrders({ database, now }: Services): Promise<void> {
  const gone = await database.run((orm) =>
    orm
      .select({ id: cases.id, state: orders.state, withdrawnAt: orders.withdrawnAt })
      .from(cases)
      .innerJoin(orders, eq(orders.id, cases.orderId))
      .where(
        and(
          inArray(orders.state, ['expired', 'refunded']),
          sql`${cases.state} in (${isHere})`,
          isNull(cases.pendingDecision),
        ),
      )
      .limit(atOnce),
  )
  for (const { id, ...order } of gone) {
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        const found = await lockCase(tx, id)
        if (found && found.pendingDecision === null) await endWithOrder(tx, found, order, now())
      }),
    )
  }
}

/** What the clock does about cases. One process at a time has its lease; row locks hold if two ever overlap. */
export async function casesJob(services: Services): Promise<void> {
  await finishDecisions(services)
  await openMissing(services)
  await readUnread(services)
  await followOrders(services)
  await remindPatients(services)
}
