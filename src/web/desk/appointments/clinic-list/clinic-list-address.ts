import { pages } from '#contract/pages.ts'
import { addDays, weekdayOf } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'

type ClinicListView = 'day' | 'week'

export interface ClinicListPeriod {
  readonly date: string
  readonly view: ClinicListView
  readonly clinician: string | null
}

const shape = /^20\d{2}-\d{2}-\d{2}$/

const isDate = (written: string | null): written is string =>
  written !== null && shape.test(written) && !Number.isNaN(Date.parse(`${written}T00:00:00Z`))

/** What an address asks for. What it does not name, or names wrongly, is as it usually is: today. */
export function periodIn(query: URLSearchParams, now: number): ClinicListPeriod {
  const date = query.get('date')
  return {
    date: isDate(date) ? date : londonTimeAt(now).date,
    view: query.get('view') === 'week' ? 'week' : 'day',
    clinician: query.get('clinician'),
  }
}

export function clinicListAddress({ date, view, clinician }: ClinicListPeriod): string {
  const query = new URLSearchParams({ date })
  if (view === 'week') query.set('view', view)
  if (clinician) query.set('clinician', clinician)
  return `${pages.deskDay}?${query}`
}

/** The Monday of a week. */
const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date))

/** The days that are asked for. */
export const spanOf = ({ date, view }: ClinicListPeriod) =>
  view === 'week' ? { date: mondayOf(date), days: 7 } : { date, days: 1 }
