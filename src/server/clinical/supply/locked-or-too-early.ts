import { eq } from 'drizzle-orm'
import { deskRestrictionWords } from '#content/privacy/restriction.ts'
import { lockedWords, tooEarlyWords } from '#content/supply/dispatch.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDate } from '#domain/calendar/short-date.ts'
import { supplyFrom } from '#domain/treatment/cover.ts'
import { isUseStopped } from '../../identity/restrictions/restricted.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { suppliesOf } from '../cases/last-supply.ts'
import { openLockOf } from '../cases/supply-lock.ts'
import { cases } from '../cases/tables.ts'

/** Why a pen may not leave: use is restricted, supply is locked, or the last one arrived or left too recently. Null: it may. */
export async function whyLockedOrTooEarly(
  { now }: Pick<Services, 'now'>,
  tx: Orm,
  { id, accountId }: Order,
): Promise<string | null> {
  if (accountId === null) return null
  const [own] = await tx.select({ id: cases.id }).from(cases).where(eq(cases.orderId, id))
  if (await isUseStopped(tx, 'dispatch', { accountId, caseId: own?.id ?? null }, now()))
    return deskRestrictionWords.held
  if (await openLockOf(tx, accountId)) return lockedWords
  const from = supplyFrom(await suppliesOf(tx, accountId, id))
  return from !== null && from > londonTimeAt(now()).date ? tooEarlyWords(shortDate(from)) : null
}
