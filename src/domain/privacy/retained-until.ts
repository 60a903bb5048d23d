import { addMonths } from '../calendar/add-months.ts'
import { retention } from './retention.ts'

/** What is known about somebody that the law looks at. Days as YYYY-MM-DD. */
export interface HeldFacts {
  /** When a clinician last decided about them, saw them or looked after them. Null: never. */
  readonly lastCareOn: string | null
  /** Whether any of it was about ADHD, which is mental health. */
  readonly hasMentalHealthCare: boolean
  /** When they last paid us, or were given something back. Null: never. */
  readonly lastPaidOn: string | null
}

/** Until which day something is kept, the first on which it may go. Null: there is nothing to keep, or its time is over. */
export interface KeptUntil {
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

/** On the day somebody is erased. */
export function retainedUntil({ lastCareOn, hasMentalHealthCare, lastPaidOn }: HeldFacts, today: string): KeptUntil {
  const careYears = hasMentalHealthCare ? retention.mentalHealthRecordYears : retention.careRecordYears
  const ifToCome = (until: string | null) => (until !== null && until > today ? until : null)
  const care = ifToCome(lastCareOn && yearsAfter(lastCareOn, careYears))
  const tax = ifToCome(lastPaidOn && yearsAfter(endOfFinancialYear(lastPaidOn), retention.paymentYears))
  return { care, tax, looks: care ?? yearsAfter(today, retention.looksAloneYears) }
}

/** What of it is still kept on a later day. */
export const stillKept = ({ care, tax, looks }: KeptUntil, today: string): KeptUntil => {
  const still = (until: string | null) => (until !== null && until > today ? until : null)
  return { care: still(care), tax: still(tax), looks: still(looks) }
}

/** The day on which the next of it goes. Null: nothing is left. */
export const nextToGo = ({ care, tax, looks }: KeptUntil): string | null =>
  [care, tax, looks].filter((until) => until !== null).toSorted()[0] ?? null
