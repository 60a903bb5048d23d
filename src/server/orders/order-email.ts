import { z } from 'zod'
import {
  approved,
  closedUnpaid,
  declined,
  declinedAndRefunded,
  lapsed,
  reauthorised,
  refunded,
  ruledOut,
  withdrawn,
} from '#content/notifications/order-decisions.ts'
import type { Email } from '#content/notifications/order-email.ts'
import { type Receipt, receipt } from '#content/notifications/receipt.ts'
import { confirmationPath, pages } from '#contract/pages.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { isNextPen, itemName } from '#domain/orders/kinds.ts'
import { pounds } from '#domain/orders/money.ts'
import { authorisationDays } from '#domain/orders/order-states.ts'
import { accountById, openDetails } from '../identity/accounts/account-rows.ts'
import { openingLink } from '../identity/accounts/emailed-links.ts'
import { addressFor } from '../platform/config/config.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { type Order, orderOwner } from './orders.ts'

export type Occasion =
  | 'authorised'
  | 'held anew'
  | 'approved'
  | 'declined'
  | 'declined and refunded'
  | 'lapsed'
  | 'closed unpaid'
  | 'ruled out'
  | 'withdrawn'
  | 'refunded'

/** What an email about an order or an appointment needs. */
export type Writing = Pick<Services, 'config' | 'vault' | 'messages' | 'log' | 'now'>

const recipient = z.object({
  email: z.string().min(1),
  name: z.string().nullish(),
  legalSurname: z.string().nullish(),
})

/** A name is used in a greeting only if it is plainly a name: never an address or a sentence. */
const greetable = /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,59}$/u

export interface Recipient {
  readonly email: string
  /** For the greeting. */
  readonly name: string | null
  readonly fullName: string
}

/** The patient, at the current address of their account. Null, and a log line: there is no address to write to. */
export async function recipientOf(
  { vault, log }: Pick<Writing, 'vault' | 'log'>,
  tx: Orm,
  order: Order,
): Promise<Recipient | null> {
  const found = recipientIn(JSON.parse(vault.open(order.details, orderOwner(order.id))))
  if (!found) {
    log.error({ reference: order.reference }, 'an order has no email address to write to')
    return null
  }
  const owner = order.accountId === null ? null : await accountById(tx, order.accountId)
  const hasMoved = owner !== null && !owner.emailDigest.equals(order.emailDigest)
  return { ...found, email: (hasMoved && openDetails(vault, owner).email) || found.email }
}

/** The same, from a patient's own details. */
export function recipientIn(given: unknown): Recipient | null {
  const details = recipient.safeParse(given)
  if (!details.success) return null
  const { email, name } = details.data
  return {
    email,
    name: name && greetable.test(name) ? name : null,
    fullName: fullName(details.data),
  }
}

/** Writes the email about a change to an order, in the transaction of the change. */
export async function writeOrderEmail(
  services: Writing,
  tx: Orm,
  order: Order,
  occasion: Occasion,
  {
    amountPence = order.amountPence,
    tasks = [],
  }: {
    /** The amount that the email states; by default all of the order's. */
    readonly amountPence?: number
    /** What a receipt lists as needed first. */
    readonly tasks?: Receipt['tasks']
  } = {},
): Promise<void> {
  const to = await recipientOf(services, tx, order)
  if (!to) return
  const about = {
    name: to.name,
    reference: order.reference,
    amount: pounds(amountPence),
    accountAddress: addressFor(services.config, pages.account),
    confirmationAddress: addressFor(services.config, confirmationPath),
    tasks,
    openingLink: occasion === 'authorised' ? await openingLink(services, tx, order) : null,
  }
  const owner = { orderId: order.id }
  await services.messages.write(tx, { kind: 'email', owner, to: to.email, ...wordsFor(occasion, about, order) })
}

function wordsFor(
  occasion: Occasion,
  about: Parameters<typeof declined>[0] & Pick<Receipt, 'confirmationAddress' | 'tasks' | 'openingLink'>,
  order: Order,
): Email {
  switch (occasion) {
    case 'authorised':
      return receipt({
        ...about,
        medication: itemName(order),
        listPrice: pounds(order.amountPence + order.discountPence),
        discount: order.discountPence > 0 ? pounds(order.discountPence) : null,
        authorisationDays,
        isRepeat: isNextPen(order),
      })
    case 'held anew':
      return reauthorised(about)
    case 'approved':
      return approved(about)
    case 'declined':
      return declined(about)
    case 'declined and refunded':
      return declinedAndRefunded(about)
    case 'lapsed':
      return lapsed(about)
    case 'closed unpaid':
      return closedUnpaid(about)
    case 'ruled out':
      return ruledOut(about)
    case 'withdrawn':
      return withdrawn(about)
    case 'refunded':
      return refunded({ ...about, isWhole: order.state === 'refunded' })
  }
}

/** Sends what was just written. If that fails it stays in the outbox and the job sends it. */
export const sendSoon = ({ messages }: Pick<Services, 'messages'>): void =>
  void messages.sendWaiting().catch(() => undefined)
