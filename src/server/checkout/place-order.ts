import { and, eq, inArray } from 'drizzle-orm'
import { confirmOrderEmail } from '#content/notifications/confirm-order.ts'
import { amountOf, type FormOrderKind, type Item, type OrderKind, orderKinds } from '#domain/orders/kinds.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import { retention } from '#domain/privacy/retention.ts'
import { type Details, normaliseEmail } from '../identity/accounts/account-rows.ts'
import { insertLink, newAddress } from '../identity/accounts/emailed-links.ts'
import { mailLimit } from '../identity/accounts/mail-limits.ts'
import { guestDraftOwner, saveGuestDraft } from '../identity/guest-sessions/guest-sessions.ts'
import { type GivenConsent, recordOrderConsents } from '../intake/consents/record-consents.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { accountFor, deleteAbandonedAccounts } from './guest-account.ts'

/** What every order form says about the patient. */
export type OrderDetails = Details & {
  readonly email: string
  readonly mobile: string
  readonly declineOffers: boolean
}

export interface Placing {
  readonly details: OrderDetails
  readonly kind: FormOrderKind
  readonly item: Item
  readonly consents: readonly GivenConsent[]
  /** Beside the details, what prefills the form next time. */
  readonly typed?: object | undefined
  readonly guestSessionId: string
  /** The signed-in patient. */
  readonly signedInAs: string | null
  readonly emailDigest: Buffer
  /** Null: a signed-in patient is not asked for one. */
  readonly passwordHash: string | null
  readonly questionnaireVersion: number
  readonly answers: string
}

/**
 * The account and the order, in the caller's transaction, which holds the guest session. Created once, however often it
 * is requested, and always with what was sent last.
 */
export async function placeOrder(services: Services, tx: Orm, placing: Placing): Promise<Order> {
  const { vault } = services
  const { details, guestSessionId, emailDigest, kind, item } = placing
  const now = services.now()
  const before = await openOrderOf(tx, guestSessionId, kind)
  const account = await accountFor(tx, vault, placing)
  const isProved = account.isOwn || account.id === placing.signedInAs || account.id === before?.accountId
  const accountId = isProved ? account.id : null

  const { order, isNew } = await openOrder(tx, {
    guestSessionId,
    accountId,
    emailDigest,
    kind,
    item: item.key,
    amountPence: amountOf(item),
    discountPence: item.discountPence,
    questionnaire: orderKinds[kind].questionnaire,
    questionnaireVersion: placing.questionnaireVersion,
    seal: (orderId) => ({
      details: vault.seal(JSON.stringify(details), orderOwner(orderId)),
      answers: vault.seal(placing.answers, orderAnswersOwner(orderId)),
    }),
    now,
  })
  if (order.state === 'draft') await moveOrder(tx, order, { to: 'awaiting payment', by: 'patient', now })
  await recordOrderConsents(tx, order.id, placing.consents)
  const draft = vault.seal(JSON.stringify({ ...details, ...placing.typed }), guestDraftOwner(guestSessionId))
  // A signed-in patient keeps their guest session, whatever address they order with.
  await saveGuestDraft(tx, guestSessionId, draft, placing.signedInAs === null ? accountId : null)
  const isAnotherAddress = before !== null && !before.emailDigest.equals(emailDigest)
  if (isAnotherAddress) await deleteAbandonedAccounts(tx, vault, guestSessionId, account.id)
  const isToBeConfirmed = accountId === null && (isNew || isAnotherAddress)
  if (isToBeConfirmed) await askOwner(services, tx, order, account.id, details.email)
  return order
}

async function openOrderOf(
  tx: Orm,
  guestSessionId: string,
  kind: OrderKind,
): Promise<Pick<Order, 'accountId' | 'emailDigest'> | null> {
  const [open] = await tx
    .select({ accountId: orders.accountId, emailDigest: orders.emailDigest })
    .from(orders)
    .where(
      and(eq(orders.guestSessionId, guestSessionId), eq(orders.kind, kind), inArray(orders.state, [...payableStates])),
    )
  return open ?? null
}

/** The address had an account before: its owner confirms whether the order is theirs. */
async function askOwner(services: Services, tx: Orm, order: Order, accountId: string, to: string) {
  if (!(await mailLimit(services, 'confirm').beginIn(tx, normaliseEmail(to)))) return
  const { config, messages, now } = services
  const { tokenHash, address } = newAddress(config, 'confirm order')
  await insertLink(tx, tokenHash, { purpose: 'confirm order', accountId, orderId: order.id }, now())
  await messages.write(tx, {
    kind: 'email',
    // For the account owner alone: it reveals that there is an account, which the guest who typed the address may not
    // learn.
    owner: { accountId },
    to,
    ...confirmOrderEmail({
      link: address,
      reference: order.reference,
      days: retention.emailedLinks.confirmOrderDays,
    }),
  })
}
