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

/** What every form that orders something knows of the person. */
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
  /** Beside the details, what the form is filled in with the next time. */
  readonly typed?: object | undefined
  readonly visitId: string
  /** Whoever is signed in. */
  readonly signedInAs: string | null
  readonly emailDigest: Buffer
  /** Null: whoever is signed in was not asked for one. */
  readonly passwordHash: string | null
  readonly questionnaireVersion: number
  readonly answers: string
}

/**
 * The account and the order, in the caller's transaction, which holds the visit. Once, however often it is asked for,
 * and always as it was sent last.
 */
export async function placeOrder(services: Services, tx: Orm, placing: Placing): Promise<Order> {
  const { vault } = services
  const { details, visitId, emailDigest, kind, item } = placing
  const now = services.now()
  const before = await openOrderOf(tx, visitId, kind)
  const account = await accountFor(tx, vault, placing)
  const isProved = account.isOwn || account.id === placing.signedInAs || account.id === before?.accountId
  const accountId = isProved ? account.id : null

  const { order, isNew } = await openOrder(tx, {
    visitId,
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
  const draft = vault.seal(JSON.stringify({ ...details, ...placing.typed }), guestDraftOwner(visitId))
  // Whoever is signed in keeps their visit, whatever address they order with.
  await saveGuestDraft(tx, visitId, draft, placing.signedInAs === null ? accountId : null)
  const isAnotherAddress = before !== null && !before.emailDigest.equals(emailDigest)
  if (isAnotherAddress) await deleteAbandonedAccounts(tx, vault, visitId, account.id)
  const isToBeConfirmed = accountId === null && (isNew || isAnotherAddress)
  if (isToBeConfirmed) await askOwner(services, tx, order, account.id, details.email)
  return order
}

async function openOrderOf(
  tx: Orm,
  visitId: string,
  kind: OrderKind,
): Promise<Pick<Order, 'accountId' | 'emailDigest'> | null> {
  const [open] = await tx
    .select({ accountId: orders.accountId, emailDigest: orders.emailDigest })
    .from(orders)
    .where(and(eq(orders.visitId, visitId), eq(orders.kind, kind), inArray(orders.state, [...payableStates])))
  return open ?? null
}

/** The address had an account before: its owner says whether the order is theirs. */
async function askOwner(services: Services, tx: Orm, order: Order, accountId: string, to: string) {
  if (!(await mailLimit(services, 'confirm').beginIn(tx, normaliseEmail(to)))) return
  const { config, messages, now } = services
  const { tokenHash, address } = newAddress(config, 'confirm order')
  await insertLink(tx, tokenHash, { purpose: 'confirm order', accountId, orderId: order.id }, now())
  await messages.write(tx, {
    kind: 'email',
    // For the owner of the account alone: it tells that there is one, which the guest who typed the address may not learn.
    owner: { accountId },
    to,
    ...confirmOrderEmail({
      link: address,
      reference: order.reference,
      days: retention.emailedLinks.confirmOrderDays,
    }),
  })
}
