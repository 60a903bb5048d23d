import { addMonths } from '../../calendar/add-months.ts'
import { daysBetween } from '../../calendar/days-between.ts'
import { policy } from '../../clinical/policy.ts'
import { addDays } from '../calendar.ts'
import { isControlledForm, type PaperForm } from './paper-forms.ts'

export interface PaperDates {
  /** Null: recorded before forms were stored. It counts as a controlled drug's, which is the stricter rule. */
  readonly form: PaperForm | null
  /** The London date of signing, YYYY-MM-DD. */
  readonly writtenOn: string
  /** The start date written by the prescriber. Null: valid from signing. */
  readonly startsOn: string | null
}

export interface PaperLimits {
  /** The appropriate date: signing, or the start date if that is later. */
  readonly validFrom: string
  /** The last day on which a pharmacy may dispense it. */
  readonly validUntil: string
  /** The first day on which we no longer post it. */
  readonly postBefore: string
}

export function paperLimits({ form, writtenOn, startsOn }: PaperDates): PaperLimits {
  const validFrom = startsOn !== null && startsOn > writtenOn ? startsOn : writtenOn
  if (isControlledForm(form)) {
    const validUntil = addDays(validFrom, policy.controlledValidDays)
    return { validFrom, validUntil, postBefore: addDays(validFrom, policy.controlledPostDays) }
  }
  const validUntil = addMonths(validFrom, policy.paperValidMonths)
  return { validFrom, validUntil, postBefore: addDays(validUntil, 1) }
}

export type PaperValidity = 'in time' | 'too late' | 'void'

/**
 * `in time`: it may be posted. `too late`: it is valid, but would not arrive and be dispensed in time. `void`: no
 * pharmacy may dispense it. `today` is the London date.
 */
export function paperValidity(paper: PaperDates, today: string): PaperValidity {
  const { validUntil, postBefore } = paperLimits(paper)
  if (today > validUntil) return 'void'
  return today < postBefore ? 'in time' : 'too late'
}

/** The number of days, today included, on which it may still be posted. */
export const postDaysLeft = (paper: PaperDates, today: string): number =>
  Math.max(0, daysBetween(today, paperLimits(paper).postBefore))
