import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { concernPath } from '#contract/desk/addresses.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDay, shortWeekday } from '#domain/calendar/short-date.ts'
import { callBackUrgency } from '#domain/safeguarding/call-backs.ts'
import { isoOf, mostRows, type Source } from './source.ts'

interface Found extends Record<string, unknown> {
  readonly id: string
  readonly case_id: string
  readonly due_at: string
  readonly set_at: string
  readonly assigned_to: string | null
}

const severities = { overdue: 'urgent', soon: 'high', later: 'low' } as const

/** Mon 2 Mar, 14:00 */
function inWords(moment: string): string {
  const { date, time } = londonTimeAt(Date.parse(moment))
  return `${shortWeekday(date)} ${shortDay(date)}, ${time}`
}

/** Calls about a concern that are still to be made. Nothing says who the person is. */
export const callBacks: Source<Found> = {
  rows: () => sql`
    select id, case_id, due_at, set_at, assigned_to from concern_call_backs
    where ended_at is null order by due_at limit ${mostRows + 1}`,
  show({ id, case_id, due_at, set_at, assigned_to }, now) {
    const due = isoOf(due_at)
    const urgency = callBackUrgency(Date.parse(due), now.getTime())
    return {
      id: `call-back/${id}`,
      severity: severities[urgency],
      says: words.callBacks[urgency === 'overdue' ? 'overdue' : 'due'](inWords(due)),
      owner: 'prescriber',
      assignedTo: assigned_to,
      since: urgency === 'overdue' ? due : isoOf(set_at),
      ways: [{ to: concernPath(case_id), does: words.does.callBack }],
    }
  },
}
