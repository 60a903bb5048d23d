import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { minuteMs } from '#domain/calendar/durations.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { cardCustomers } from '../payment/tables.ts'
import { mayKeepCard } from './card-consent.ts'
import { customerOf } from './card-customer.ts'

/** By then a payment that was about to keep its card has come to an end. */
export const paymentIsOverMs = 15 * minuteMs

/**
 * Makes what the provider keeps of somebody what they agreed to: the last card if they did, else none. Whoever comes second
 * finds it so.
 */
export async function tidyCards({ cards, database, now }: Services, accountId: string): Promise<void> {
  const begun = new Date(now())
  const customer = await database.run((orm) => customerOf(orm, accountId))
  if (customer === null) return
  // In this turn: a card that is listed was agreed to before, and a yes that comes meanwhile is heard.
  const kept = await cards.savedCards(customer)
  const isAgreed = await database.run((orm) => mayKeepCard(orm, accountId))
  for (const { id } of isAgreed ? kept.slice(1) : kept) await cards.removeCard(id)
  await database.run((orm) =>
    orm
      .update(cardCustomers)
      .set({ tidyAt: null })
      .where(and(eq(cardCustomers.accountId, accountId), lte(cardCustomers.tidyAt, begun))),
  )
}

/** Of somebody who is erased. Rejects while the provider does not answer. */
export async function removeAllCards({ cards, database }: Services, accountId: string): Promise<void> {
  const customer = await database.run((orm) => customerOf(orm, accountId))
  if (customer === null) return
  for (const { id } of await cards.savedCards(customer)) await cards.removeCard(id)
}

/** Nobody waits for it; what fails is done by the clock. */
export const tidySoon = (services: Services, accountId: string): void =>
  void tidyCards(services, accountId).catch((error: unknown) =>
    services.log.info({ err: error }, 'a card is removed the next time'),
  )

export async function tidyDue(services: Services): Promise<void> {
  await forAllRows(services, {
    task: 'cards are tidied',
    stopsAt: (error) => error instanceof CardsUnreachable,
    next: async (after) => {
      const due = await services.database.run((orm) =>
        orm
          .select({ accountId: cardCustomers.accountId })
          .from(cardCustomers)
          .where(and(gt(cardCustomers.accountId, after), lte(cardCustomers.tidyAt, new Date(services.now()))))
          .orderBy(asc(cardCustomers.accountId))
          .limit(rowsAtOnce),
      )
      return due.map(({ accountId }) => accountId)
    },
    work: (accountId) => tidyCards(services, accountId),
  })
}
