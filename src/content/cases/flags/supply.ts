import { counted } from '#content/numbers.ts'
import { incidents } from '#content/treatment/incidents.ts'
import type { FlagWords } from './flag-words.ts'

const asksReason = 'A reason, and a second signature.'

export const supplyFlags = {
  'supply-locked': (): FlagWords => ({
    says: 'They told of a sign that cannot wait, and supply is locked.',
    because: 'Nothing is approved or sent before a prescriber has spoken with them.',
    asks: 'A conversation, and the lock lifted in their record.',
  }),
  'sign-taken-back': (
    signs: readonly { readonly sign: string; readonly isTakenBack: boolean; readonly on: string }[],
  ): FlagWords => ({
    says: `Red-flag symptom ticked and ${signs.every(({ isTakenBack }) => isTakenBack) ? 'taken back' : 'not confirmed'}.`,
    because: signs
      .map(({ sign, isTakenBack, on }) => `${on}: “${sign}” (${isTakenBack ? 'taken back' : 'not confirmed'})`)
      .join('; ')
      .concat('.'),
  }),
  'incident-reported': (
    told: readonly { readonly incident: keyof typeof incidents; readonly on: string }[],
  ): FlagWords => ({
    says: 'They reported a problem with a dose or pen, or days of illness.',
    because: told
      .map(({ incident, on }) => `${on}: “${incidents[incident].label}”`)
      .join('; ')
      .concat('.'),
  }),
  /** Without a day: the last pen has left and has not been delivered. Before the first: it is not begun. */
  'supply-too-early': (day: number | null, from: number, date: string): FlagWords => ({
    says:
      day === null
        ? 'A pen is on its way to them.'
        : day < 1
          ? 'They have a pen that they have not begun.'
          : `Today is day ${day} of the pen they have.`,
    because: `The next one leaves from day ${from}, so that nobody has two at once: not before ${date}.`,
  }),
  'unopened-pen': (most: number): FlagWords => ({
    says: `With this one they would have more than ${counted(most, 'unopened pen')}.`,
    because: 'A store at home invites a higher dose, or somebody else’s use.',
    asks: 'That the unopened pen is used or returned.',
  }),
  'already-on-treatment': (): FlagWords => ({
    says: 'They are on treatment with us already, and this is a first order.',
    because: 'The next pen is ordered through the check-in, which asks about the last weeks. Nobody is supplied twice.',
    asks: 'Decline this order, and ask them to answer the check-in in their account.',
  }),
  'switching-medicine': (date: string, days: number): FlagWords => ({
    says: `They change from another medicine: the first dose not before ${date}.`,
    because: `At least ${counted(days, 'day')} after the last dose of the other. The date goes on the prescription, the label and the letter.`,
    asks: 'Check that they have stopped the other medicine, and when they last injected it.',
  }),
  'returning-after-break': (weeks: number): FlagWords => ({
    says: `They come back after a break of more than ${counted(weeks, 'week')}.`,
    because: 'A return is assessed as a new start: BMI of today, health questions again, lowest dose.',
  }),
  'dose-without-proof': (dose: string): FlagWords => ({
    says: `${dose} is above the lowest dose, and there is no valid proof of an earlier supply.`,
    because: 'A body that is not used to the medicine does not take a high dose well.',
    asks: asksReason,
  }),
  'restart-above-lowest': (dose: string, count: number): FlagWords => ({
    says: `${dose} is above the lowest dose after ${counted(count, 'missed dose')} or more, or nobody knows how many.`,
    because: 'After a gap the body has to get used to the medicine again.',
    asks: asksReason,
  }),
  'conversion-above-lowest': (dose: string): FlagWords => ({
    says: `${dose} is above the lowest dose, and they come from another medicine.`,
    because: 'The doses of two medicines do not say the same.',
    asks: asksReason,
  }),
  'above-our-highest': (told: string, highest: string): FlagWords => ({
    says: `They come from ${told}, more than we offer.`,
    because: `We go up to ${highest}. The step down has to be explained to them.`,
  }),
  'dose-does-not-exist': (dose: string, medicine: string, strengths: readonly string[]): FlagWords => ({
    says: `They say they were last prescribed ${dose} of ${medicine}, which is not made in that dose.`,
    because: `${medicine} is made in ${strengths.join(', ')}. The name or the dose is a slip, or it did not come from a pharmacy.`,
    asks: 'The label or the box of the last one.',
  }),
  'dose-not-offered': (because: string): FlagWords => ({
    says: 'The chosen dose is not offered to this person.',
    because,
  }),
} as const
