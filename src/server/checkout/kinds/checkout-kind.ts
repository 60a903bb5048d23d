import type { Day } from '#domain/identity/date-of-birth.ts'
import type { FormOrderKind, OrderKind, orderKinds } from '#domain/orders/kinds.ts'
import type { NotTaken } from '#domain/orders/not-taken.ts'
import type { GuestSession } from '../../identity/guest-sessions/guest-sessions.ts'
import type { CallRequest } from '../../identity/handler.ts'
import type { GivenConsent } from '../../intake/consents/record-consents.ts'
import type { Order } from '../../orders/orders.ts'
import type { AfterRefund } from '../../orders/refunds.ts'
import type { Actor } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { CardIntent } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import type { OrderDetails } from '../place-order.ts'

export type Submission = CallRequest<'create_new_user'>

interface Asking {
  readonly today: Day
  /** False for a signed-in patient, who has a password. */
  readonly asksForPassword: boolean
  /** The signed-in patient; null: not signed in. */
  readonly accountId: string | null
  /** Null: the caller has no guest session that opens. */
  readonly guestSession: GuestSession | null
}

/** A valid form, as far as can be said before the guest session is locked. */
interface Submitted {
  readonly details: OrderDetails
  /** In the transaction that places the order: what is ordered now, or a refusal. */
  choose(tx: Orm, guestSession: GuestSession | null): Promise<Choice>
}

interface Choice {
  readonly guestSessionId: string
  /** The key of what is ordered. */
  readonly item: string
  readonly consents: readonly GivenConsent[]
  /** Beside the details, what prefills the form next time. */
  readonly typed?: object
  /** Ties the chosen item to the order. */
  readonly afterPlacing?: (order: Order) => Promise<void>
}

/** Reads the form, and refuses what can never be accepted. */
type Submit = (services: Services, request: Submission, asking: Asking) => Promise<Submitted>

interface OfAnyKind {
  /** When payment starts: refuses if there is nothing left to pay for. */
  beforePaying(services: Services, order: Order): Promise<void>
  /** What starts once the card is authorised, in the same transaction. */
  afterAuthorised(services: Services, tx: Orm, order: Order, card: CardIntent['fingerprint']): Promise<void>
  readonly afterRefund: AfterRefund
}

/** For kinds charged at once: an item that is claimed first. The caller holds the order. */
export interface Claiming {
  /** Claims the ordered item, or confirms that it is claimed. False: it is gone. */
  claim(services: Services, tx: Orm, order: Order, by: Actor): Promise<boolean>
  /** Releases it again. */
  release(services: Services, tx: Orm, order: Order): Promise<{ readonly appointmentId?: string }>
  /** The card was charged without the item: the money is or was refunded. */
  isLost(tx: Orm, order: Order): Promise<boolean>
  writeNotTaken(services: Services, tx: Orm, order: Order, because: NotTaken): Promise<void>
}

/** What differs between kinds of orders at checkout. */
export type CheckoutKind<Kind extends OrderKind = OrderKind> = {
  readonly [One in Kind]: OfAnyKind & {
    readonly submit: One extends FormOrderKind ? Submit : null
    /** Tells the patient that the card was authorised or charged, in the transaction that records it. */
    writeReceipt(
      services: Services,
      tx: Orm,
      order: Order,
      occasion: (typeof orderKinds)[One]['receipt'],
    ): Promise<void>
    readonly claiming: (typeof orderKinds)[One]['taking'] extends 'at once' ? Claiming : null
  }
}[Kind]
