import type { CaseState } from '../cases/states.ts'
import { mayMove } from '../cases/states.ts'
import { kindOf, type OrderKind } from './kinds.ts'
import type { OrderState } from './order-states.ts'

interface Withdrawable {
  readonly order: { readonly kind: OrderKind; readonly state: OrderState; readonly isWithdrawn: boolean }
  /** Null: none was opened yet. */
  readonly found: { readonly state: CaseState; readonly isPending: boolean } | null
}

/** Why a patient cannot withdraw their order; null: they can, free of charge. */
export function whyNotWithdraw({ order, found }: Withdrawable): 'ended' | 'approved' | 'being decided' | null {
  if (kindOf(order).moneyBack.withdrawn !== 'released') return 'ended'
  if (order.isWithdrawn) return null
  if (order.state === 'approved') return 'approved'
  if (order.state !== 'awaiting review') return 'ended'
  if (found === null) return null
  if (found.isPending) return 'being decided'
  return mayMove('order', found.state, 'withdrawn', 'patient') ? null : 'approved'
}
