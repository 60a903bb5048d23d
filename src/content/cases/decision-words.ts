import { brand } from '../brand.ts'
import type { HowTaken } from '../medicines/forms.ts'
import { inWords } from '../numbers.ts'

interface Approved {
  readonly name: string
  readonly medicine: string
  readonly dose: string
  /** As it is written: £125.00. */
  readonly price: string
  readonly ordered: string
  readonly isMore: boolean
  readonly isPaid: boolean
  /** It is sent once more in place of a parcel that was paid for. */
  readonly isReplacement: boolean
  /** For how long a pen lasts. */
  readonly weeks: number
  readonly signed: string
}

const letter = (name: string, paragraphs: readonly string[], signed: string) =>
  [name ? `Hello ${name},` : 'Hello,', ...paragraphs, signed].filter(Boolean).join('\n\n')

const priceLine = ({ price, ordered, isMore, isPaid, isReplacement }: Approved) => {
  if (isPaid && !isReplacement) return 'You have already paid for it, so there is nothing more to pay.'
  if (isPaid)
    return 'It replaces the pen we sent you before, so there is nothing more to pay. If you have that pen, please don’t use it.'
  return isMore
    ? `This dose costs ${price} instead of the ${ordered} you ordered for. We’ll ask whether you agree before we take any payment.`
    : `It costs ${price}. We won’t charge your card until a pharmacist has checked the prescription.`
}

/** What the patient reads of an approval, to begin from. */
export const approvalWords = (approved: Approved): string =>
  letter(
    approved.name,
    [
      `I have read your answers and what you sent us. I am prescribing ${approved.medicine} ${approved.dose}: one pen, for ${inWords(approved.weeks)} weeks.`,
      priceLine(approved),
      'Please read the leaflet before your first injection. If you’re worried or your health changes, message us here. In an emergency call 999.',
    ],
    approved.signed,
  )

/** On the prescription and on the label. */
export const instructionsFor = ({ form, schedule }: HowTaken, dose: string): string =>
  `${form.instruction(dose)} ${schedule.often}, ${schedule.usualTime}.`

interface Declined {
  readonly name: string
  readonly medicine: string
  readonly tells: string
  readonly canDo: readonly string[]
  readonly anotherLook: string
  /** It was paid for, and is not replaced. */
  readonly isPaid: boolean
  readonly signed: string
}

export const declinedWords = ({ name, medicine, tells, canDo, anotherLook, isPaid, signed }: Declined): string =>
  letter(
    name,
    [
      `I have read everything you told us, and I cannot prescribe ${medicine} for you at the moment. ${tells}`,
      canDo.join(' '),
      isPaid
        ? 'We will refund what you paid to your card.'
        : 'You have not been charged. The authorisation on your card will be released.',
      anotherLook,
    ],
    signed,
  )

/** Questions that are asked often, to begin from. */
export const questions = {
  allergies: {
    label: 'Allergies',
    asks: 'You told us about an allergy. What are you allergic to, and what happened when you had it?',
  },
  medicines: {
    label: 'Other medicines',
    asks: 'Which other medicines do you take, and how much of each? Please name the ones you buy yourself as well.',
  },
  injection: {
    label: 'Last injection',
    asks: 'On which day was your last injection, and at what dose? Have you missed any since?',
  },
  condition: {
    label: 'A condition',
    asks: 'You told us about a health condition. When was it diagnosed, how is it treated now, and who looks after you for it?',
  },
  feeling: {
    label: 'How the patient is',
    asks: 'How have you been since your last dose? Please tell us about anything new, however small.',
  },
} as const

export const questionWords = (name: string, asks: string, signed: string): string =>
  letter(
    name,
    [
      'Thank you for your order. Before I decide, I would like to know one more thing.',
      asks,
      'You can answer here in your account. I’ll carry on as soon as you have.',
    ],
    signed,
  )

/** Who signs what the patient reads. */
export const signedBy = (name: string, profession: string | null, registration: string | null): string =>
  [name, [profession, registration].filter(Boolean).join(', '), brand.name].filter(Boolean).join('\n')

/** Why a dose is offered, or not, where a parcel is replaced. */
export const replacementWords = {
  wish: 'Replacement, at no cost',
  same: 'Replaces a paid parcel that did not arrive or could not be used: the same dose, at no cost.',
  another: 'A replacement is always the same dose.',
} as const

/** What a patient on treatment requests with the next pen, in a queue. Quiet: the check-in reported no concerns. */
export const repeatWishes = (isQuiet: boolean) => {
  const after = isQuiet ? ', no concerns' : ''
  return {
    same: `Repeat, same dose${after}`,
    up: `Repeat, requests a higher dose${after}`,
    down: 'Repeat, requests a lower dose',
    pause: 'Repeat, requests a pause',
    stop: 'Repeat, requests to stop',
  } as const
}
