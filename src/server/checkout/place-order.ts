import { and, desc, eq, inArray } from 'drizzle-orm'
import { confirmOrderEmail } from '#content/notifications/confirm-order.ts'
import { amountOf, type FormOrderKind, type Item, type OrderKind, orderKinds } from '#domain/orders/kinds.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import { retention } from '#domain/privacy/retention.ts'
import { type Details, normaliseEmail } from '../identity/accounts/account-rows.ts'
import { insertLink, newAddress } from '../identity/accounts/emailed-links.ts'
import { mailLimit } from '../identity/accounts/mail-limits.ts'
import { guestDraftOwner } from '../identity/guest-sessions/guest-sessions.ts'
import { guestSessions } from '../identity/guest-sessions/tables.ts'
import { consents } from '../intake/consents/tables.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { accountFor, takeBackAccounts } from './guest-account.ts'

/** What every form that orders something knows of the person. */
export type OrderDetails = Details & {
  readonly email: string
  readonly mobile: string
  readonly declineOffers: boolean
}

export interface GivenConsent {
  readonly kind: string
  readonly wording: string
  readonly version: number
  readonly isGiven: boolean
  /** Where and when it was said, if not with this form. */
  readonly how?: string
  readonly at?: Date
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
  await recordConsents(tx, order.id, placing.consents)
  const draft = vault.seal(JSON.stringify({ ...details, ...placing.typed }), guestDraftOwner(visitId))
  await tx
    .update(guestSessions)
    // Whoever is signed in keeps their visit, whatever address they order with.
    .set(accountId === null || placing.signedInAs !== null ? { draft } : { draft, accountId })
    .where(eq(guestSessions.id, visitId))
  const isAnotherAddress = before !== null && !before.emailDigest.equals(emailDigest)
  if (isAnotherAddress) await takeBackAccounts(tx, vault, visitId, account.id)
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

/** Each once with an order, and again whenever the answer or the words change. Rows are only ever added. */
async function recordConsents(tx: Orm, orderId: string, given: readonly GivenConsent[]): Promise<void> {
  const before = await tx.select().from(consents).where(eq(consents.orderId, orderId)).orderBy(desc(consents.id))
  const changed = given.filter(({ kind, version, isGiven }) => {
    const latest = before.find((row) => row.kind === kind)
    return latest?.version !== version || latest.isGiven !== isGiven
  })
  if (changed.length > 0) await tx.insert(consents).values(changed.map((consent) => ({ orderId, ...consent })))
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
