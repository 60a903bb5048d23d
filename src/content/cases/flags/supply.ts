import { counted } from '#content/numbers.ts'
import { reportTopics } from '#content/treatment/report-topics.ts'
import type { FlagWords } from './flag-words.ts'

const asksReason = 'Clinical rationale and a second signature.'

export const supplyFlags = {
  'supply-locked': (): FlagWords => ({
    says: 'Red-flag symptom reported. Supply is locked.',
    because: 'Nothing is approved or sent until a prescriber has spoken with the patient.',
    asks: 'Speak with the patient, then lift the lock in their record.',
  }),
  'sign-taken-back': (
    signs: readonly { readonly sign: string; readonly isTakenBack: boolean; readonly on: string }[],
  ): FlagWords => ({
    says: `Red-flag symptom ticked, then ${signs.every(({ isTakenBack }) => isTakenBack) ? 'withdrawn' : 'not confirmed'}.`,
    because: signs
      .map(({ sign, isTakenBack, on }) => `${on}: “${sign}” (${isTakenBack ? 'withdrawn' : 'not confirmed'})`)
      .join('; ')
      .concat('.'),
  }),
  'incident-reported': (
    told: readonly { readonly incident: keyof typeof reportTopics; readonly on: string }[],
  ): FlagWords => ({
    says: 'Reported a problem with a dose or pen, or days of illness.',
    because: told
      .map(({ incident, on }) => `${on}: “${reportTopics[incident].label}”`)
      .join('; ')
      .concat('.'),
  }),
  /** Without a day: the last pen has left and has not been delivered. Before the first: it is not begun. */
  'supply-too-early': (day: number | null, from: number, date: string): FlagWords => ({
    says:
      day === null
        ? 'A pen is already on its way.'
        : day < 1
          ? 'Has a pen they have not started yet.'
          : `Day ${day} of the current pen.`,
    because: `The next pen can be dispatched from day ${from}, so that the patient does not hold two: not before ${date}.`,
  }),
  'unopened-pen': (most: number): FlagWords => ({
    says: `This supply would leave more than ${counted(most, 'unopened pen')} at home.`,
    because: 'A stock at home can lead to a higher dose, or to use by another person.',
    asks: 'Confirmation that the unopened pen is used or returned.',
  }),
  'already-on-treatment': (): FlagWords => ({
    says: 'Already on treatment with us, but this is a first order.',
    because: 'The next pen is ordered through the check-in, which asks about the last weeks. We do not supply twice.',
    asks: 'Decline this order and ask the patient to complete the check-in in their account.',
  }),
  'switching-medicine': (date: string, days: number): FlagWords => ({
    says: `Switching from another medicine: first dose not before ${date}.`,
    because: `At least ${counted(days, 'day')} after the last dose of the other medicine. The date goes on the prescription, the label and the letter.`,
    asks: 'Check that the patient has stopped the other medicine, and when they last injected it.',
  }),
  'returning-after-break': (weeks: number): FlagWords => ({
    says: `Returning after a break of more than ${counted(weeks, 'week')}.`,
    because: 'Assessed as a new start: current BMI, health questions again, lowest dose.',
  }),
  'dose-without-proof': (dose: string): FlagWords => ({
    says: `${dose} is above the lowest dose, with no valid proof of a previous supply.`,
    because: 'A high dose is poorly tolerated by a patient who is not used to the medicine.',
    asks: asksReason,
  }),
  'restart-above-lowest': (dose: string, count: number): FlagWords => ({
    says: `${dose} is above the lowest dose after ${counted(count, 'missed dose')} or more, or an unknown number.`,
    because: 'After a gap, the patient has to get used to the medicine again.',
    asks: asksReason,
  }),
  'conversion-above-lowest': (dose: string): FlagWords => ({
    says: `${dose} is above the lowest dose, when switching from another medicine.`,
    because: 'Doses of two medicines are not equivalent.',
    asks: asksReason,
  }),
  'above-our-highest': (told: string, highest: string): FlagWords => ({
    says: `Switching from ${told}, a higher dose than we offer.`,
    because: `Our highest dose is ${highest}. Explain the lower dose to the patient.`,
  }),
  'dose-does-not-exist': (dose: string, medicine: string, strengths: readonly string[]): FlagWords => ({
    says: `Reported ${medicine} ${dose} as their last dose. That strength does not exist.`,
    because: `${medicine} is made in ${strengths.join(', ')}. The name or dose is a mistake, or it did not come from a pharmacy.`,
    asks: 'The label or box of the last pen.',
  }),
  'dose-not-offered': (because: string): FlagWords => ({
    says: 'The chosen dose is not available to this patient.',
    because,
  }),
} as const
