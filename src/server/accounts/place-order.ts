import { and, desc, eq, inArray } from 'drizzle-orm'
import { consents as consentWords } from '#content/consents.ts'
import { confirmOrderEmail } from '#content/messages/confirm-order.ts'
import { firstMonthTotalPence } from '#domain/catalogue/discount.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import type { FlowName } from '#domain/questionnaires/flows.ts'
import type { Orm } from '../database/database.ts'
import { consents, orders, visits } from '../database/schema.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../orders/orders.ts'
import type { Services } from '../services.ts'
import { visitDraftOwner } from '../visits/visits.ts'
import { accountByEmail, insertAccount } from './account-rows.ts'
import { insertLink, newAddress } from './emailed-links.ts'
import type { OrderForm } from './order-form.ts'

export interface Placing {
  readonly form: OrderForm
  readonly visitId: string
  /** Whoever is signed in. */
  readonly signedInAs: string | null
  readonly emailDigest: Buffer
  readonly passwordHash: string
  readonly questionnaire: FlowName
  readonly questionnaireVersion: number
  readonly answers: string
}

/** The account and the order, in the caller's transaction, which holds the visit. Once, however often it is asked for. */
export async function placeOrder(services: Services, tx: Orm, placing: Placing): Promise<Order> {
  const { vault } = services
  const { form, visitId, emailDigest, passwordHash } = placing
  const { details, medication } = form
  const madeId = await insertAccount(tx, vault, { emailDigest, passwordHash, details })
  const before = await openOrderOf(tx, visitId)
  const known = madeId === null ? await accountByEmail(tx, emailDigest) : null
  const isProved = known !== null && (known.id === placing.signedInAs || known.id === before?.accountId)
  const accountId = madeId ?? (isProved ? known.id : null)

  const { order, isNew } = await openOrder(tx, {
    visitId,
    accountId,
    emailDigest,
    item: medication.key,
    amountPence: firstMonthTotalPence(medication),
    questionnaire: placing.questionnaire,
    questionnaireVersion: placing.questionnaireVersion,
    seal: (orderId) => ({
      details: vault.seal(JSON.stringify(details), orderOwner(orderId)),
      answers: vault.seal(placing.answers, orderAnswersOwner(orderId)),
    }),
  })
  if (order.state === 'draft') await moveOrder(tx, order, { to: 'awaiting payment', by: 'patient' })
  await recordConsents(tx, order.id, isNew, details.declineOffers)
  const draft = vault.seal(JSON.stringify({ ...details, medication: medication.key }), visitDraftOwner(visitId))
  await tx
    .update(visits)
    .set(accountId === null ? { draft } : { draft, accountId })
    .where(eq(visits.id, visitId))
  const isToBeConfirmed = accountId === null && (isNew || !before?.emailDigest.equals(emailDigest))
  if (known && isToBeConfirmed) await askOwner(services, tx, order, known.id, details.email)
  return order
}

async function openOrderOf(tx: Orm, visitId: string): Promise<Pick<Order, 'accountId' | 'emailDigest'> | null> {
  const [open] = await tx
    .select({ accountId: orders.accountId, emailDigest: orders.emailDigest })
    .from(orders)
    .where(and(eq(orders.visitId, visitId), inArray(orders.state, [...payableStates])))
  return open ?? null
}

/** The terms once with each order; the choice about offers again whenever it changes. Rows are only ever added. */
async function recordConsents(tx: Orm, orderId: string, isNew: boolean, declineOffers: boolean): Promise<void> {
  const marketing = { orderId, kind: 'marketing', ...consentWords.marketing, isGiven: !declineOffers }
  if (isNew) {
    await tx.insert(consents).values([{ orderId, kind: 'terms', ...consentWords.terms, isGiven: true }, marketing])
    return
  }
  const [latest] = await tx
    .select({ isGiven: consents.isGiven })
    .from(consents)
    .where(and(eq(consents.orderId, orderId), eq(consents.kind, 'marketing')))
    .orderBy(desc(consents.id))
    .limit(1)
  if (latest?.isGiven !== marketing.isGiven) await tx.insert(consents).values(marketing)
}

/** The address had an account before: its owner says whether the order is theirs. */
async function askOwner({ config, messages }: Services, tx: Orm, order: Order, accountId: string, to: string) {
  const { tokenHash, address } = newAddress(config, 'confirm order')
  await insertLink(tx, tokenHash, { purpose: 'confirm order', accountId, orderId: order.id })
  await messages.write(tx, {
    kind: 'email',
    to,
    ...confirmOrderEmail({ link: address, reference: order.reference }),
  })
}
