import type { Instant } from '#domain/calendar/london-time.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { cancelPrescriptions } from './cancel-prescriptions.ts'
import { type Case, moveCase } from './case-rows.ts'

type Ended = Pick<Order, 'state' | 'withdrawnAt'>

const byRefund = { to: 'withdrawn', as: 'provider', by: 'provider', what: 'what was paid has gone back' } as const
const byPatient = { to: 'withdrawn', as: 'patient', by: 'patient', what: 'called off' } as const
const byClock = { to: 'expired', as: 'clock', by: 'clock', what: 'the hold on the card ended' } as const

/** Null: the order continues. */
function endingBy({ state, withdrawnAt }: Ended) {
  if (state === 'refunded') return byRefund
  if (state !== 'expired') return null
  return withdrawnAt === null ? byClock : byPatient
}

/**
 * Ends the case of an order whose payment has ended, and cancels its prescriptions. A parcel that was sent or delivered
 * stays as it is. `found` is locked. False: the order continues, and so does the case.
 */
export async function endWithOrder(tx: Orm, found: Case, order: Ended, now: Instant): Promise<boolean> {
  const ending = endingBy(order)
  if (!ending) return false
  const set = { claimedBy: null, claimUntil: null, awaitsSignature: false, returnedAt: null }
  await moveCase(tx, found, { ...ending, now, set })
  await cancelPrescriptions(tx, found.id, now)
  return true
}
