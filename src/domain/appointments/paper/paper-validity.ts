import { addMonths } from '../../calendar/add-months.ts'
import { daysBetween } from '../../calendar/days-between.ts'
import { policy } from '../../clinical/policy.ts'
import { addDays } from '../calendar.ts'
import { isControlledForm, type PaperForm } from './paper-forms.ts'

export interface PaperDates {
  /** Null: recorded before the form was. It counts as a controlled drug's, which is the stricter. */
  readonly form: PaperForm | null
  /** The day it was signed, YYYY-MM-DD in London. */
  readonly writtenOn: string
  /** Not to be dispensed before this day; null: from the day it was signed. */
  readonly startsOn: string | null
}

export interface PaperLimits {
  /** The appropriate date: signing, or the start date if that is later. */
  readonly validFrom: string
  /** The last day on which a pharmacy may dispense it. */
  readonly validUntil: string
  /** The first day on which we do not post it any more. */
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
 * `in time`: it may be posted. `too late`: it is good, and would not arrive and be dispensed in time. `void`: no pharmacy may
 * dispense it. `today` is the day in London.
 */
export function paperValidity(paper: PaperDates, today: string): PaperValidity {
  const { validUntil, postBefore } = paperLimits(paper)
  if (today > validUntil) return 'void'
  return today < postBefore ? 'in time' : 'too late'
}

/** On how many days, today among them, it may still be posted: 0 if on none. */
export const postDaysLeft = (paper: PaperDates, today: string): number =>
  Math.max(0, daysBetween(today, paperLimits(paper).postBefore))
