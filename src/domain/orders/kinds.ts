import { medicationReview } from '../appointments/medication-review.ts'
import { currentPolicy } from '../appointments/policy.ts'
import { adultAdhdAssessment } from '../appointments/service.ts'
import { saysUnder18 } from '../intake/adhd/under-18.ts'
import type { Answers } from '../intake/engine/step.ts'
import type { FlowName } from '../intake/flows.ts'
import { medicines } from '../medicines/medicines.ts'
import { firstMonthDiscountPence } from '../medicines/prices.ts'
import { adhdService } from '../services/adhd.ts'
import { weightService } from '../services/weight-management.ts'
import { captureModes } from './capture-modes.ts'

/** Something that can be ordered. An order keeps the key, and what it cost on the day. */
export interface Item {
  readonly key: string
  readonly name: string
  readonly listPricePence: number
  readonly discountPence: number
}

/** Why money does not stay where it is. */
export type MoneyBackReason =
  /** A clinician says no, or we cannot keep what was booked. */
  | 'declined'
  /** Nobody decided while the card was held. */
  | 'lapsed'
  /** The person calls it off before it is approved. */
  | 'withdrawn'
  /** Somebody at the desk gives some of it back, or all. */
  | 'desk'
  /** It was given back in the card provider's own pages. */
  | 'by hand'
  /** The person cancels. */
  | 'cancelled'
  /** Somebody else had it when the money came. */
  | 'lost'

/**
 * `released`: it was never taken. `whole`: all of it is refunded. `by policy`: what the policy agreed to says. `as decided`:
 * what a person says.
 */
type WayBack = 'released' | 'whole' | 'by policy' | 'as decided'

/** People decide so about an order of any kind. */
const byPeople = { desk: 'as decided', 'by hand': 'as decided' } as const

/** On which occasion a receipt is written: the card was authorised, a time is theirs, or it is paid. */
export type Receipt = 'authorised' | 'booked' | 'paid'

interface AnyKind {
  /** Whether the answers say that it is for somebody else than an adult, where the questionnaire goes on all the same. */
  readonly isUnderAge: (answers: Answers) => boolean
  readonly items: readonly Item[]
  /** For which reasons its money goes back, and how. */
  readonly moneyBack: Readonly<Partial<Record<MoneyBackReason, WayBack>>>
  /** The next pen of somebody on treatment: what they told before it is in their check-in. */
  readonly isNextPen?: true
  readonly receipt: Receipt
}

/**
 * `questionnaire`: whose answers are walked again before it is placed, and kept with it. Null: no form orders it, but the
 * account or the desk.
 *
 * `shownAs`: what people find it as later. An `order` is a medicine for weight loss that a clinician decides about: every
 * word of its case, its timeline and its receipt is about that. Else it is the appointment that it is for, or stands with
 * the appointment before it. Something else needs a name of its own here, and a place in the account.
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
        /** It was taken already. */
        readonly moneyBack: { readonly declined: 'whole' }
      }
  )

/** Everything that is different from one kind of order to another. What to do about it is in `server/checkout/kinds`. */
export const orderKinds = {
  medication: {
    questionnaire: weightService.questionnaire,
    isUnderAge: () => false,
    items: medicines.map(({ key, name, priceOldPence }) => ({
      key,
      name,
      listPricePence: priceOldPence,
      discountPence: firstMonthDiscountPence,
    })),
    taking: 'on approval',
    moneyBack: { declined: 'released', lapsed: 'released', withdrawn: 'released', ...byPeople },
    shownAs: 'order',
    receipt: 'authorised',
  },
  /** The next pen, after a check-in. What it costs is by its dose: see clinical/price-of-dose.ts. */
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
  /** Booked by a clinician for somebody they have seen, who pays for it or lets it go. */
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
  /** PO-04. Called off before it is posted, all of it goes back. */
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

/** Those that a form orders, after a questionnaire. */
export type FormOrderKind = {
  [Kind in OrderKind]: (typeof orderKinds)[Kind]['questionnaire'] extends null ? never : Kind
}[OrderKind]

/** An entry of the table, whichever it is. */
export const kindOf = ({ kind }: { readonly kind: OrderKind }): KindOfOrder => orderKinds[kind]

/** What a form orders that was filled in after this questionnaire; null if nothing is ordered after it. */
export const kindAfter = (questionnaire: FlowName): FormOrderKind | null =>
  (orderKindNames as FormOrderKind[]).find((kind) => orderKinds[kind].questionnaire === questionnaire) ?? null

export const isNextPen = (order: { readonly kind: OrderKind }): boolean => kindOf(order).isNextPen === true

/** Those that a clinician decides about: each such order has a case. */
export const kindsWithCases = orderKindNames.filter((kind) => kindOf({ kind }).taking === 'on approval')

export const kindsShownAs = (shown: KindOfOrder['shownAs']): OrderKind[] =>
  orderKindNames.filter((kind) => orderKinds[kind].shownAs === shown)

/** By its key or its name, as orders and addresses call it. */
export const itemOf = (kind: OrderKind, written: string): Item | null =>
  kindOf({ kind }).items.find(({ key, name }) => key === written || name === written) ?? null

/** What people call it. Something that is no longer sold has only its key. */
export const itemName = ({ kind, item }: { readonly kind: OrderKind; readonly item: string }): string =>
  itemOf(kind, item)?.name ?? item

export const amountOf = ({ listPricePence, discountPence }: Item): number => listPricePence - discountPence

/** Whether the money of an order is ours, and not merely held or gone again. */
export const isTaken = (order: { readonly kind: OrderKind; readonly state: string }): boolean =>
  order.state === captureModes[kindOf(order).taking].whenTaken
