import { addMonths } from '../calendar/add-months.ts'
import { retention } from './retention.ts'

/** Facts about a patient on which the retention periods depend. Dates as YYYY-MM-DD. */
export interface HeldFacts {
  /** When a clinician last decided about them, saw them or looked after them. Null: never. */
  readonly lastCareOn: string | null
  /** Whether any of it was about ADHD, which counts as mental health. */
  readonly hasMentalHealthCare: boolean
  /** When they last paid us or were refunded. Null: never. */
  readonly lastPaidOn: string | null
}

/** The first day on which it may be erased. Null: there is nothing to keep, or its period is over. */
export interface RetainedUntil {
  readonly care: string | null
  readonly tax: string | null
  readonly looks: string | null
}

/** The last day of our financial year. */
const financialYearEnds = '03-31'

export const endOfFinancialYear = (date: string): string => {
  const year = Number(date.slice(0, 4))
  return `${date.slice(5) <= financialYearEnds ? year : year + 1}-${financialYearEnds}`
}

const yearsAfter = (date: string, years: number) => addMonths(date, years * 12)

/** On the day of an erasure. */
export function retainedUntil(
  { lastCareOn, hasMentalHealthCare, lastPaidOn }: HeldFacts,
  today: string,
): RetainedUntil {
  const careYears = hasMentalHealthCare ? retention.mentalHealthRecordYears : retention.careRecordYears
  const ifToCome = (until: string | null) => (until !== null && until > today ? until : null)
  const care = ifToCome(lastCareOn && yearsAfter(lastCareOn, careYears))
  const tax = ifToCome(lastPaidOn && yearsAfter(endOfFinancialYear(lastPaidOn), retention.paymentYears))
  return { care, tax, looks: care ?? yearsAfter(today, retention.looksAloneYears) }
}

/** What is still kept on a later day. */
export const stillRetained = ({ care, tax, looks }: RetainedUntil, today: string): RetainedUntil => {
  const still = (until: string | null) => (until !== null && until > today ? until : null)
  return { care: still(care), tax: still(tax), looks: still(looks) }
}

/** The next day on which something is erased. Null: nothing is left. */
export const nextToGo = ({ care, tax, looks }: RetainedUntil): string | null =>
  [care, tax, looks].filter((until) => until !== null).toSorted()[0] ?? null
