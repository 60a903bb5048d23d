import { lockedWords, tooEarlyWords } from '#content/supply/dispatch.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDate } from '#domain/calendar/short-date.ts'
import { supplyFrom } from '#domain/treatment/cover.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { suppliesOf } from '../cases/last-supply.ts'
import { openLockOf } from '../cases/supply-lock.ts'

/** Why a pen may not leave: supply is locked, or the last one arrived or left too recently. Null: it may. */
export async function whyLockedOrTooEarly(
  { now }: Pick<Services, 'now'>,
  tx: Orm,
  { id, accountId }: Order,
): Promise<string | null> {
  if (accountId === null) return null
  if (await openLockOf(tx, accountId)) return lockedWords
  const from = supplyFrom(await suppliesOf(tx, accountId, id))
  return from !== null && from > londonTimeAt(now()).date ? tooEarlyWords(shortDate(from)) : null
}
