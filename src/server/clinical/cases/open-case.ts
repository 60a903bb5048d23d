import type { Instant } from '#domain/calendar/london-time.ts'
import { authorisationEnd } from '#domain/cases/clocks.ts'
import { riskRank } from '#domain/cases/risk.ts'
import { weightService } from '#domain/services/weight-management.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { type Case, insertCase } from './case-rows.ts'
import { reassess } from './reassess.ts'

const endOf = ({ authorisedAt }: Order): Date | null =>
  authorisedAt &&
  new Date(authorisationEnd({ authorisedAt: authorisedAt.getTime(), captureBefore: null, isOffSession: false }))

/** Opens the case of an order whose card was just authorised, in the transaction that records it. */
export async function openCase(services: Services, tx: Orm, order: Order): Promise<void> {
  const opened = await openUnread(tx, order, services.now())
  if (opened) await reassess(services, tx, opened)
}

/** A case whose answers are not assessed yet: it says so, and sorts before all others. */
export const openUnread = (tx: Orm, order: Order, now: Instant): Promise<Case | null> =>
  insertCase(tx, {
    kind: weightService.caseKind,
    orderId: order.id,
    risk: riskRank(null),
    authorisationEnds: endOf(order),
    now,
  })
