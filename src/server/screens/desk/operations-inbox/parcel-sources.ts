import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { pages } from '#contract/pages.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { caseActions } from './actions.ts'
import { isoOf, mostRows, type Source } from './source.ts'

interface ParcelFound extends Record<string, unknown> {
  readonly id: string
  readonly state: CaseState
  readonly reference: string
  readonly due: string | null
  readonly at: string
}

/** How long a report that a delivered parcel has not come stays visible. */
const notComeDays = 14

/** Late or warm parcels, from that moment, and those that patients report as missing. */
export const parcels: Source<ParcelFound> = {
  rows: (now) => sql`
    select c.id, c.state, o.reference, c.due_at as due, c.state_since as at
    from cases c join orders o on o.id = c.order_id where c.state = 'quarantined'
    union all
    select c.id, c.state, o.reference, null, p.not_come_at
    from parcels p join cases c on c.id = p.case_id join orders o on o.id = c.order_id
    where p.not_come_at > ${new Date(now.getTime() - notComeDays * dayMs).toISOString()}
      and c.state in ('dispatched', 'delivered') and (p.ended_as is null or p.ended_as = 'delivered')
    order by at limit ${mostRows + 1}`,
  show({ id, state, reference, due, at }, now) {
    const isHeld = state === 'quarantined'
    return {
      id: `parcel/${id}`,
      severity: due !== null && Date.parse(isoOf(due)) <= now.getTime() ? 'urgent' : 'high',
      says: isHeld ? words.parcels.held(reference) : words.parcels.notCome(reference),
      owner: isHeld ? 'pharmacist' : 'dispatcher',
      since: isoOf(at),
      ways: caseActions({ id, kind: 'order', state: isHeld ? state : 'dispatched' }),
    }
  },
}

interface RecallFound extends Record<string, unknown> {
  readonly id: string
  readonly is_confirmed: boolean
  readonly waiting: number
  readonly at: string
}

/** Recalls that await a second person, and those with unanswered messages. */
export const recalls: Source<RecallFound> = {
  rows: () => sql`
    select r.id, r.confirmed_at is not null as is_confirmed, coalesce(r.confirmed_at, r.asked_at) as at,
      (select count(*)::int from recall_recipients p where p.recall_id = r.id and (p.messaged_at is null or not exists (
        select 1 from thread_messages m
        where m.account_id = p.account_id and m."from" = 'patient' and m.at > p.messaged_at))) as waiting
    from recalls r where r.called_off_at is null
    order by at limit ${mostRows + 1}`,
  show({ id, is_confirmed, waiting, at }) {
    if (is_confirmed && waiting === 0) return null
    return {
      id: `recall/${id}`,
      severity: is_confirmed ? 'high' : 'urgent',
      says: is_confirmed ? words.recalls.outstanding(waiting) : words.recalls.awaiting,
      owner: 'recall',
      since: isoOf(at),
      ways: [{ to: pages.deskRecalls, does: words.does.recall }],
    }
  },
}
