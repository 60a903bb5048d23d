import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { AccountOrder, myAccount as myAccountCall } from '#contract/accounts.ts'
import { medicationNamed } from '#domain/catalogue/medications.ts'
import { walk } from '#domain/questionnaires/engine/walk.ts'
import { flowNames, flows } from '#domain/questionnaires/flows.ts'
import type { Orm } from '../database/database.ts'
import { orderEvents, orders } from '../database/schema.ts'
import { ownerOf } from '../questionnaires/save-answer.ts'
import { Refusal } from '../refusal.ts'
import type { Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { accountOf } from '../sessions/sessions.ts'
import { accountById, openDetails } from './account-rows.ts'
import { shownDetails } from './own-details.ts'
import { newestAnswers } from './resume-answers.ts'

const nobody = () => new Refusal(401, 'Please sign in.')

export const myAccount =
  ({ database, vault }: Services): Handler<typeof myAccountCall> =>
  async ({ session }) => {
    const accountId = session.presented && (await accountOf(database, session.presented))
    if (!accountId) throw nobody()
    return database.run(async (orm) => {
      const account = await accountById(orm, accountId)
      if (!account) throw nobody()
      const placed = await ordersOf(orm, accountId)
      return {
        profile: shownDetails(openDetails(vault, account)),
        orders: placed,
        unfinishedAssessment: await isUnfinished(orm, placed.length > 0),
      }
    })

    /** Half answered, or answered to the end and nothing ordered yet. An assessment that ended early is over. */
    async function isUnfinished(orm: Orm, hasOrders: boolean): Promise<boolean> {
      for (const name of flowNames) {
        const newest = await newestAnswers(orm, accountId as string, name)
        if (!newest) continue
        const { end } = walk(flows[name], JSON.parse(vault.open(newest.answers, ownerOf(newest.visitId, name))))
        if (end.to === 'unanswered' || (end.to === 'finished' && !hasOrders)) return true
      }
      return false
    }
  }

async function ordersOf(orm: Orm, accountId: string): Promise<AccountOrder[]> {
  const placed = await orm.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(desc(orders.createdAt))
  if (placed.length === 0) return []
  const ids = placed.map(({ id }) => id)
  const events = await orm
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id))
  return placed.map(({ id, reference, item, amountPence, state, createdAt }) => ({
    id,
    reference,
    item: medicationNamed(item)?.name ?? item,
    amountPence,
    state,
    placedAt: createdAt.toISOString(),
    events: events
      .filter(({ orderId }) => orderId === id)
      .map(({ toState, at }) => ({ state: toState, at: at.toISOString() })),
  }))
}
