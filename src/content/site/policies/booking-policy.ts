import { capital, inWords, share, times } from '#content/numbers.ts'

/** Of one version of the booking policy. The domain decides them. */
interface PolicyFigures {
  readonly fullRefundDays: number
  readonly partRefundHours: number
  readonly partRefundPercent: number
  readonly reschedulesPerEpisode: number
  readonly cancellationsPerType: number
  readonly missedAfterMinutes: number
  /** As it is written: £10. */
  readonly postedPrescription: string
}

interface ConsentWords {
  /** Raised whenever the wording changes; both are kept with every answer. */
  readonly version: number
  readonly wording: string
}

/** Every sentence that says what the policy is. */
export interface PolicyWords {
  /** Agreed to before paying. `usedUp`: for a patient who has no cancellation left for this type. */
  readonly consent: { readonly usual: ConsentWords; readonly usedUp: ConsentWords }
  /** By the notice given: the notice, the fee, and the refund. */
  readonly refunds: readonly (readonly [string, string, string])[]
  /** At the exact bounds the higher refund applies. */
  readonly exactly: string
  readonly dna: readonly string[]
  readonly dnaInShort: string
  readonly rescheduling: string
  readonly cancelling: string
  readonly both: string
  readonly costs: readonly string[]
  readonly inShort: string
  readonly missed: string
  readonly postedPrescription: string
  readonly usedUp: string
  readonly whyNotCancelled: string
  readonly whyNotMoved: string
  readonly mayMove: string
  readonly mayMoveInShort: string
  readonly mayCancelOnce: string
  /** Amounts as they are written: £850.00. */
  readonly partOnly: (refund: string, kept: string) => string
  readonly nothing: (refund: string) => string
  readonly joinOnTime: string
  readonly cancelledLate: string
  readonly movedLate: string
  readonly didNotJoin: string
}

function version1(figures: PolicyFigures): PolicyWords {
  const { fullRefundDays: days, partRefundHours: hours, missedAfterMinutes: minutes } = figures
  const [daysLeft, feePercent] = [hours / 24, 100 - figures.partRefundPercent]
  const part = share(figures.partRefundPercent)
  const moves = times(figures.reschedulesPerEpisode)
  const cancellations = times(figures.cancellationsPerType)
  const cancellation = inWords(figures.cancellationsPerType)
  return {
    consent: {
      usual: {
        version: 5,
        wording: `I agree to the cancellation policy: a full refund with ${days} days’ notice or more, ${part} with ${daysLeft} to ${days} days, and nothing under ${hours} hours or if I have not joined within ${minutes} minutes. I can move this one ${moves}. I can cancel ${cancellation} appointment of each type: if I have already cancelled one, I cannot cancel this one.`,
      },
      usedUp: {
        version: 4,
        wording: `I agree to the cancellation policy. I have already cancelled an appointment of this type, and that is allowed only ${cancellations}, so I cannot cancel this one. If I do not attend, or have not joined within ${minutes} minutes, I get nothing back. I can move it ${moves}, at any time before it starts.`,
      },
    },
    refunds: [
      [`${days} days or more`, 'Nothing', 'A full refund'],
      [`${daysLeft}-${days} days`, `A ${feePercent}% fee`, `${capital(part)} of what you paid`],
      [`Under ${hours} hours`, 'The full fee', 'Nothing. It counts as a DNA'],
    ],
    exactly: `With exactly ${days} days or exactly ${hours} hours to go, you still get the higher refund.`,
    dna: [
      `you cancel under ${hours} hours before the appointment`,
      `you have not joined within ${minutes} minutes of the start: a no-show.`,
    ],
    dnaInShort: `DNA: it was missed, or cancelled under ${hours} hours before. Your account says Did not attend.`,
    rescheduling: `Rescheduling is free, and is allowed at most ${moves} per care episode.`,
    cancelling: `${capital(cancellation)} cancellation is allowed per appointment type, at any moment before the appointment starts.`,
    both: `Rescheduling is allowed at most ${moves} per care episode, at any time before the start, and ${cancellation} cancellation per appointment type.`,
    costs: [
      `${days} or more days’ notice: nothing, you get a full refund.`,
      `${daysLeft}-${days} days: a ${feePercent}% fee.`,
      `Under ${hours} hours: the full fee, and it counts as a DNA (did not attend).`,
    ],
    inShort: `For appointments, rescheduling is allowed at most ${moves} per care episode, and ${cancellation} cancellation per appointment type. You get a full refund with ${days} or more days’ notice and pay a ${feePercent}% fee with ${daysLeft}-${days} days. Cancelling under ${hours} hours counts as a DNA (did not attend), and so does not joining within ${minutes} minutes: then you pay the full fee.`,
    missed: `If you have not joined within ${minutes} minutes of the start, that counts as a DNA too, and a new appointment needs a new fee.`,
    postedPrescription: `A posted prescription carries a ${figures.postedPrescription} admin fee.`,
    usedUp: `You have already cancelled an appointment of this type, and that is allowed only ${cancellations}. You can still move this one ${moves}, free of charge, until it starts.`,
    whyNotCancelled: `You have already cancelled an appointment of this type, and that is allowed only ${cancellations}, so this one cannot be cancelled for a refund.`,
    whyNotMoved: `You have already moved this appointment ${moves}, so it cannot be moved again.`,
    mayMove: `You can move it ${moves}, free of charge, until it starts.`,
    mayMoveInShort: `You can move it ${moves}, free of charge.`,
    mayCancelOnce: `You can cancel ${cancellation} appointment of each type, so you will not be able to do this again.`,
    partOnly: (refund, kept) =>
      `You will get ${refund} back. We keep ${kept}, because there are fewer than ${days} days left.`,
    nothing: (refund) =>
      `You will get ${refund} back, because there are fewer than ${hours} hours left. It is recorded as a DNA (did not attend).`,
    joinOnTime: `after ${minutes} minutes the appointment counts as missed`,
    cancelledLate: `It was cancelled less than ${hours} hours before the start, so there is no refund, and it is recorded as a DNA (did not attend).`,
    movedLate: `You moved it less than ${hours} hours before its original time, so there is no refund.`,
    didNotJoin: `You had not joined ${minutes} minutes after the start, so we have recorded the appointment as a DNA (did not attend).`,
  }
}

/**
 * The words of every version that an appointment may have been booked under. A version without words of its own does
 * not compile.
 */
export const policyWords = { 1: version1 } as const satisfies Readonly<
  Record<number, (figures: PolicyFigures) => PolicyWords>
>

export type PolicyVersion = keyof typeof policyWords
