import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { minuteMs } from '#domain/calendar/durations.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { cardCustomers } from '../payment/tables.ts'
import { maySaveCard } from './card-consent.ts'
import { customerOf } from './card-customer.ts'

/** By then a payment that was about to save its card has ended. */
export const paymentIsOverMs = 15 * minuteMs

/**
 * Makes the provider's saved cards agree with the patient's consent: the last card if they agreed, else none. A second
 * run finds it so.
 */
export async function syncSavedCards({ cards, database, now }: Services, accountId: string): Promise<void> {
  const begun = new Date(now())
  const customer = await database.run((orm) => customerOf(orm, accountId))
  if (customer === null) return
  // In this order: a listed card was agreed to before, and a yes that comes meanwhile is heard.
  const saved = await cards.savedCards(customer)
  const isAgreed = await database.run((orm) => maySaveCard(orm, accountId))
  for (const { id } of isAgreed ? saved.slice(1) : saved) await cards.removeCard(id)
  await database.run((orm) =>
    orm
      .update(cardCustomers)
      .set({ syncAt: null })
      .where(and(eq(cardCustomers.accountId, accountId), lte(cardCustomers.syncAt, begun))),
  )
}

/** For a patient who is erased. Rejects while the provider does not answer. */
export async function removeAllCards({ cards, database }: Services, accountId: string): Promise<void> {
  const customer = await database.run((orm) => customerOf(orm, accountId))
  if (customer === null) return
  for (const { id } of await cards.savedCards(customer)) await cards.removeCard(id)
}

/** Runs in the background; the job repeats what fails. */
export const syncSavedCardsSoon = (services: Services, accountId: string): void =>
  void syncSavedCards(services, accountId).catch((error: unknown) =>
    services.log.info({ err: error }, 'a card is removed the next time'),
  )

export async function savedCardsJob(services: Services): Promise<void> {
  await forAllRows(services, {
    task: 'cards are tidied',
    stopsAt: (error) => error instanceof CardsUnreachable,
    next: async (after) => {
      const due = await services.database.run((orm) =>
        orm
          .select({ accountId: cardCustomers.accountId })
          .from(cardCustomers)
          .where(and(gt(cardCustomers.accountId, after), lte(cardCustomers.syncAt, new Date(services.now()))))
          .orderBy(asc(cardCustomers.accountId))
          .limit(rowsAtOnce),
      )
      return due.map(({ accountId }) => accountId)
    },
    work: (accountId) => syncSavedCards(services, accountId),
  })
}
