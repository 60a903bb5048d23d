import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { cardToReplace } from '#content/notifications/desk-notices.ts'
import { authorisationEnds } from '#domain/orders/order-states.ts'
import { batchKey } from '#domain/supply/batch.ts'
import { askForCard } from '../../../orders/card-requests.ts'
import { lockOrder } from '../../../orders/lock-order.ts'
import { sendSoon } from '../../../orders/order-email.ts'
import { approveOrder } from '../../../orders/review.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'
import { pens, prescriptions } from '../../supply/tables.ts'
import { type Case, lockCase, moveCase } from '../case-rows.ts'
import { type Decision, openDecision } from '../decisions.ts'
import { hasNewGrounds, holdIfNew } from '../hold-supply.ts'
import { sendNotice } from '../notify-patient.ts'
import { settle } from './settle.ts'
import { approvalOf } from './sign.ts'

/**
 * The pharmacist has checked it: the card is captured, and then it can be sent. If the card is refused, another is
 * requested.
 */
export async function finishCheck(services: Services, decision: Decision): Promise<void> {
  const { caseId, staffId, id: decisionId } = decision
  const { database, now } = services
  const { pen } = openDecision(services, decision)
  if (!pen) throw new Error('A check names no pen.')
  const approval = await database.run((orm) => approvalOf(orm, caseId))
  const [prescription] = await database.run((orm) =>
    orm
      .select()
      .from(prescriptions)
      .where(eq(prescriptions.caseId, caseId))
      .orderBy(desc(prescriptions.number))
      .limit(1),
  )
  if (!approval || !prescription) throw new Error('A check is about an approval that is gone.')
  // Checked before the capture, and again with the case locked: something may have come up in between.
  const step = { heldAt: 'check', staffId } as const
  let isHeld = false
  await database.transaction(async (tx) => {
    const found = await lockCase(tx, caseId)
    isHeld = found !== null && (await hasNewGrounds(services, tx, found))
  })
  if (isHeld) {
    await settle(services, decision, async (tx, found) => void (await holdIfNew(services, tx, found, step)))
    return sendSoon(services)
  }
  const { dose = '', pricePence } = openDecision(services, approval)
  const { staffId: by } = approval
  const money = await take(services, prescription.orderId, { dose, pricePence, by, staffId: by })
  await settle(services, decision, async (tx, found) => {
    const doer = { by: 'staff', staffId, decisionId, now: now() } as const
    if (money === 'refused') return askForAnotherCard(services, tx, found, pricePence)
    // An order that has ended ends its case before this.
    if (money === 'let go') throw new Error('The money of an order that goes on could not be taken.')
    if (await holdIfNew(services, tx, found, step)) return
    const moved = await moveCase(tx, found, { ...doer, to: 'checked', as: 'check-approvals', what: 'checked' })
    if (!moved) throw new Error('A case was checked that was not approved.')
    await tx.insert(pens).values({
      id: randomUUID(),
      prescriptionId: prescription.id,
      caseId,
      ...pen,
      batchKey: batchKey(pen.batch),
      staffId,
      at: new Date(now()),
    })
  })
  sendSoon(services)
}

/** `let go`: the authorisation had ended, and the order with it. */
async function take(services: Services, orderId: string, approval: Parameters<typeof approveOrder>[2]) {
  try {
    return (await approveOrder(services, orderId, approval)) ? 'taken' : 'refused'
  } catch (error) {
    if (error instanceof ApiError && error.code === 409) return 'let go'
    throw error
  }
}

/**
 * The bank refused to capture what it had authorised. The prescription stands; it is checked again once another card is
 * authorised.
 */
async function askForAnotherCard(services: Services, tx: Orm, found: Case, pricePence: number | undefined) {
  const order = found.orderId === null ? null : await lockOrder(tx, found.orderId)
  if (!order) throw new Error('A card was charged for an order that is gone.')
  const now = services.now()
  await askForCard(tx, order, { why: 'card', amountPence: pricePence ?? order.amountPence, now })
  const moved = await moveCase(tx, found, {
    to: 'waiting_for_price',
    as: 'provider',
    by: 'provider',
    what: 'the card could not be charged',
    now,
    set: { authorisationEnds: new Date(authorisationEnds(now)) },
  })
  if (!moved) throw new Error('A card was refused for a case that was not approved.')
  await sendNotice(services, tx, order, cardToReplace)
}
