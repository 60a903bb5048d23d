import { adultAdhdAssessment } from '../appointments/adult-adhd-assessment.ts'
import { medicationReview } from '../appointments/medication-review.ts'
import { currentPolicy } from '../appointments/policy.ts'
import { saysUnder18 } from '../intake/adhd/under-18.ts'
import type { Answers } from '../intake/engine/step.ts'
import type { FlowName } from '../intake/flows.ts'
import { medicines } from '../medicines/medicines.ts'
import { firstMonthDiscountPence } from '../medicines/prices.ts'
import { adhdService } from '../services/adhd.ts'
import { weightService } from '../services/weight-management.ts'
import { captureModes } from './capture-modes.ts'

/** A kind of order. An order stores the key and the price of the day. */
export interface Item {
  readonly key: string
  readonly name: string
  readonly listPricePence: number
  readonly discountPence: number
}

/** Why a payment is refunded or released. */
export type MoneyBackReason =
  /** A clinician declines, or the clinic cannot keep the appointment. */
  | 'declined'
  /** No decision was made while the card was authorised. */
  | 'lapsed'
  /** The patient withdraws before the approval. */
  | 'withdrawn'
  /** Staff refund a part or all of it. */
  | 'desk'
  /** It was refunded in the card provider's dashboard. */
  | 'by hand'
  /** The patient cancels. */
  | 'cancelled'
  /** The slot had gone to another patient when the payment arrived. */
  | 'lost'

/**
 * `released`: it was never captured. `whole`: all of it is refunded. `by policy`: as the policy agreed to says. `as
 * decided`: the amount that staff choose.
 */
type WayBack = 'released' | 'whole' | 'by policy' | 'as decided'

/** Decisions by staff are possible for every kind of order. */
const byPeople = { desk: 'as decided', 'by hand': 'as decided' } as const

/** The occasion of a receipt: the card was authorised, the slot is booked, or it is paid. */
export type Receipt = 'authorised' | 'booked' | 'paid'

interface AnyKind {
  /** Whether the answers show that the patient is not an adult, where the questionnaire continues all the same. */
  readonly isUnderAge: (answers: Answers) => boolean
  readonly items: readonly Item[]
  /** The reasons for a refund or release, and how much each refunds. */
  readonly moneyBack: Readonly<Partial<Record<MoneyBackReason, WayBack>>>
  /** The next pen of a patient on treatment: its answers are in the check-in. */
  readonly isNextPen?: true
  readonly receipt: Receipt
}

/**
 * `questionnaire`: its answers are checked again before the order is placed, and stored with it. Null: ordered from the
 * account or by the desk, without a form. `shownAs`: how patients see it later. An `order` is a medicine for weight
 * loss that a clinician decides about, and all words of its case, timeline and receipt say so. Otherwise it is shown as
 * the appointment that it is for, or with the appointment before it. Another kind of thing needs its own name here, and
 * a place in the account.
 */
type KindOfOrder = AnyKind &
  (
    | {
        readonly taking: 'on approval'
        readonly questionnaire: typeof weightService.questionnaire | null
        readonly shownAs: 'order'
      }
    | {
        readonly taking: 'at once'
        readonly questionnaire: FlowName | null
        readonly shownAs: 'appointment' | 'post'
        /** The card was charged already. */
        readonly moneyBack: { readonly declined: 'whole' }
      }
  )

/** Everything that differs between kinds of orders. What is done about it is in `server/checkout/kinds`. */
export const orderKinds = {
  medication: {
    questionnaire: weightService.questionnaire,
    isUnderAge: () => false,
    items: medicines.map(({ key, name, listPricePence }) => ({
      key,
      name,
      listPricePence,
      discountPence: firstMonthDiscountPence,
    })),
    taking: 'on approval',
    moneyBack: { declined: 'released', lapsed: 'released', withdrawn: 'released', ...byPeople },
    shownAs: 'order',
    receipt: 'authorised',
  },
  /** The next pen, after a check-in. Its price depends on the dose: see clinical/price-of-dose.ts. */
  repeat: {
    questionnaire: null,
    isUnderAge: () => false,
    items: medicines.map(({ key, name, doses: [first] }) => ({
      key,
      name,
      listPricePence: first?.pricePence ?? 0,
      discountPence: 0,
    })),
    taking: 'on approval',
    moneyBack: { declined: 'released', lapsed: 'released', withdrawn: 'released', ...byPeople },
    isNextPen: true,
    shownAs: 'order',
    receipt: 'authorised',
  },
  appointment: {
    questionnaire: adhdService.questionnaire,
    isUnderAge: saysUnder18,
    items: [
      {
        key: adultAdhdAssessment.key,
        name: adultAdhdAssessment.name,
        listPricePence: adultAdhdAssessment.pricePence,
        discountPence: 0,
      },
    ],
    taking: 'at once',
    moneyBack: { lost: 'whole', declined: 'whole', cancelled: 'by policy', ...byPeople },
    shownAs: 'appointment',
    receipt: 'booked',
  },
  /** Booked by a clinician for a patient they have seen, who pays for it or releases it. */
  'follow-up': {
    questionnaire: null,
    isUnderAge: () => false,
    items: [
      {
        key: medicationReview.key,
        name: medicationReview.name,
        listPricePence: medicationReview.pricePence,
        discountPence: 0,
      },
    ],
    taking: 'at once',
    moneyBack: { lost: 'whole', declined: 'whole', cancelled: 'by policy', ...byPeople },
    shownAs: 'appointment',
    receipt: 'booked',
  },
  /** PO-04. Cancelled before it is posted, it is fully refunded. */
  'posted prescription': {
    questionnaire: null,
    isUnderAge: () => false,
    items: [
      {
        key: 'posted-prescription',
        name: 'Posted prescription',
        listPricePence: currentPolicy.postedPrescriptionPence,
        discountPence: 0,
      },
    ],
    taking: 'at once',
    moneyBack: { lost: 'whole', declined: 'whole', cancelled: 'whole', ...byPeople },
    shownAs: 'post',
    receipt: 'paid',
  },
} as const satisfies Readonly<Record<string, KindOfOrder>>

export type OrderKind = keyof typeof orderKinds
export const orderKindNames = Object.keys(orderKinds) as OrderKind[]

/** Ordered by a form, after a questionnaire. */
export type FormOrderKind = {
  [Kind in OrderKind]: (typeof orderKinds)[Kind]['questionnaire'] extends null ? never : Kind
}[OrderKind]

/** Placed with the answers of a questionnaire. The others have none of their own. */
export const isOrderedByForm = (kind: OrderKind): kind is FormOrderKind => orderKinds[kind].questionnaire !== null

/** Any entry of the table. */
export const kindOf = ({ kind }: { readonly kind: OrderKind }): KindOfOrder => orderKinds[kind]

/** The order placed after this questionnaire; null if there is none. */
export const kindAfter = (questionnaire: FlowName): FormOrderKind | null =>
  (orderKindNames as FormOrderKind[]).find((kind) => orderKinds[kind].questionnaire === questionnaire) ?? null

export const isNextPen = (order: { readonly kind: OrderKind }): boolean => kindOf(order).isNextPen === true

/** Decided about by a clinician: each such order has a case. */
export const kindsWithCases = orderKindNames.filter((kind) => kindOf({ kind }).taking === 'on approval')

export const kindsShownAs = (shown: KindOfOrder['shownAs']): OrderKind[] =>
  orderKindNames.filter((kind) => orderKinds[kind].shownAs === shown)

/** By its key or its name, as in orders and addresses. */
export const itemOf = (kind: OrderKind, written: string): Item | null =>
  kindOf({ kind }).items.find(({ key, name }) => key === written || name === written) ?? null

/** The name shown. A kind that is no longer sold has only its key. */
export const itemName = ({ kind, item }: { readonly kind: OrderKind; readonly item: string }): string =>
  itemOf(kind, item)?.name ?? item

export const amountOf = ({ listPricePence, discountPence }: Item): number => listPricePence - discountPence

/** Whether the payment of an order is captured and not fully refunded. */
export const isTaken = (order: { readonly kind: OrderKind; readonly state: string }): boolean =>
  order.state === captureModes[kindOf(order).taking].whenTaken
