import { captureModes } from '#domain/orders/capture-modes.ts'
import { isPaid } from '#domain/orders/payment-state.ts'
import { withOrder } from '../../orders/lock-order.ts'
import { moveOrder, type Order, orderCardOwner } from '../../orders/orders.ts'
import type { Actor } from '../../orders/tables.ts'
import type { CardIntent } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { checkoutOf, writeReceipt } from '../kinds/kinds.ts'
import { type Completion, statusOfPayment } from './completion.ts'

const { whenAuthorised } = captureModes['on approval']

/** The card stays authorised until a clinician has decided. */
export const captureOnApproval = (
  services: Services,
  { id }: Order,
  { fingerprint }: CardIntent,
  by: Actor,
): Promise<Completion> =>
  withOrder(services, id, async (tx, order): Promise<Completion> => {
    if (isPaid(order.state)) return statusOfPayment(tx, order)
    const now = services.now()
    const isUnclaimed = order.accountId === null && fingerprint !== null
    const moved = await moveOrder(tx, order, {
      to: whenAuthorised,
      by,
      now,
      set: {
        authorisedAt: new Date(now),
        unclaimedCard: isUnclaimed ? services.vault.seal(fingerprint, orderCardOwner(id)) : null,
      },
    })
    if (!moved) return { outcome: 'released' }
    await writeReceipt(services, tx, moved)
    await checkoutOf(moved).afterAuthorised(services, tx, moved, fingerprint)
    return { outcome: 'paid', reference: order.reference, isNew: true }
  })
