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
  /** Whoever is signed in has a password. */
  readonly asksForPassword: boolean
  /** Whoever is signed in; null: nobody is. */
  readonly accountId: string | null
  /** Null: whoever asks has none that opens. */
  readonly visit: GuestSession | null
}

/** A form that can be taken, as far as can be told before the visit is locked. */
interface Submitted {
  readonly details: OrderDetails
  /** In the transaction that places it: what is ordered now, or a refusal. */
  choose(tx: Orm, visit: GuestSession | null): Promise<Choice>
}

interface Choice {
  readonly visitId: string
  /** The key of what is ordered. */
  readonly item: string
  readonly consents: readonly GivenConsent[]
  /** Beside the details, what the form is filled in with the next time. */
  readonly typed?: object
  /** Ties what was chosen to the order. */
  readonly afterPlacing?: (order: Order) => Promise<void>
}

/** Reads the form, and refuses what cannot be taken whatever else is found. */
type Submit = (services: Services, request: Submission, asking: Asking) => Promise<Submitted>

interface OfAnyKind {
  /** Paying begins: refuses it if there is nothing left to pay for. */
  beforePaying(services: Services, order: Order): Promise<void>
  /** What begins once the card is authorised, in the same transaction. */
  afterAuthorised(services: Services, tx: Orm, order: Order, card: CardIntent['fingerprint']): Promise<void>
  readonly afterRefund: AfterRefund
}

/** Where money is taken at once, something is claimed before it. The caller holds the order. */
export interface Claiming {
  /** Makes theirs what was ordered, or finds that it is. False: it is gone. */
  claim(services: Services, tx: Orm, order: Order, by: Actor): Promise<boolean>
  /** Gives it up again. */
  letGo(services: Services, tx: Orm, order: Order): Promise<{ readonly appointmentId?: string }>
  /** The money was taken and it is not theirs: it goes back, or has gone. */
  isLost(tx: Orm, order: Order): Promise<boolean>
  writeNotTaken(services: Services, tx: Orm, order: Order, because: NotTaken): Promise<void>
}

/** What is done about one kind of order beside what is done about all of them. */
export type CheckoutKind<Kind extends OrderKind = OrderKind> = {
  readonly [One in Kind]: OfAnyKind & {
    readonly submit: One extends FormOrderKind ? Submit : null
    /** Tells the person that the card was authorised or charged, in the transaction in which that is written down. */
    writeReceipt(
      services: Services,
      tx: Orm,
      order: Order,
      occasion: (typeof orderKinds)[One]['receipt'],
    ): Promise<void>
    readonly claiming: (typeof orderKinds)[One]['taking'] extends 'at once' ? Claiming : null
  }
}[Kind]
