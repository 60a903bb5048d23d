import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { casePath } from '#contract/desk/addresses.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { warnHoursBeforeEnd } from '#domain/cases/clocks.ts'
import { owners } from '#domain/cases/owners.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { caseActions, failureShown } from './actions.ts'
import { isoOf, mostRows, type Source } from './source.ts'

interface CaseFound extends Record<string, unknown> {
  readonly id: string
  readonly kind: string
  readonly state: CaseState
  readonly reference: string | null
  readonly at: string
  /** Who has it open at this moment. */
  readonly claimed_by?: string | null
  /** Who approved what waits for a second signature, and cannot give that. */
  readonly approved_by?: string | null
}

/** Overdue cases. Those of patients are left out: they have been reminded. */
export const clocks: Source<CaseFound> = {
  rows: (now) => sql`
    select c.id, c.kind, c.state, o.reference, c.due_at as at,
      case when c.claim_until > ${now.toISOString()} then c.claimed_by end as claimed_by,
      case when c.awaits_signature then (
        select d.staff_id from case_decisions d
        where d.case_id = c.id and d.kind = 'approve' and d.done_at is not null and d.undone_at is null
        order by d.decided_at desc limit 1
      ) end as approved_by
    from cases c left join orders o on o.id = c.order_id
    where c.due_at <= ${now.toISOString()} and c.state <> 'quarantined'
    order by c.due_at limit ${mostRows + 1}`,
  show({ id, kind, state, reference, at, claimed_by, approved_by }) {
    const owner = owners[state] ?? 'prescriber'
    const isSafety = kind === 'safeguarding'
    const standing = state === 'ready' && approved_by ? 'awaits_signature' : state
    const severity = isSafety || owner === 'prescriber' ? 'urgent' : owner === 'patient' ? 'low' : 'high'
    return {
      id: `clock/${id}`,
      severity,
      says: isSafety
        ? words.safeguarding
        : kind === 'check_in'
          ? words.checkIn
          : words.clocks(reference ?? '', standing),
      owner,
      assignedTo: claimed_by ?? null,
      exceptFor: standing === state ? null : (approved_by ?? null),
      ...(isSafety ? { group: 'safety' } : {}),
      since: isoOf(at),
      ways: caseActions({ id, kind, state }),
    }
  },
}

interface DecisionFound extends Record<string, unknown> {
  readonly id: string
  readonly case_id: string
  readonly failure: string
  readonly attempts: number
  readonly reference: string | null
  readonly at: string
}

/** Final decisions that failed: retried automatically, and nobody else has the case until then. */
export const decisions: Source<DecisionFound> = {
  rows: () => sql`
    select d.id, d.case_id, d.failure, d.attempts, o.reference, d.decided_at as at
    from case_decisions d join cases c on c.id = d.case_id left join orders o on o.id = c.order_id
    where d.done_at is null and d.undone_at is null and d.failure is not null
    order by d.decided_at limit ${mostRows + 1}`,
  show: ({ id, case_id, failure, attempts, reference, at }) => ({
    id: `decision/${id}`,
    severity: 'urgent',
    says: words.decisions[failureShown(failure, attempts)](reference ?? 'a case'),
    owner: 'lead',
    since: isoOf(at),
    ways: [{ to: casePath(case_id), does: words.does.case }],
  }),
}

/** Approved, and then held by the rules or returned by the pharmacist: not decided again yet. */
export const returned: Source<CaseFound> = {
  rows: () => sql`
    select c.id, c.kind, c.state, o.reference, c.returned_at as at
    from cases c left join orders o on o.id = c.order_id
    where c.returned_at is not null
    order by c.returned_at limit ${mostRows + 1}`,
  show: ({ id, kind, state, reference, at }) => ({
    id: `returned/${id}`,
    severity: 'high',
    says: words.returned(reference ?? ''),
    owner: 'prescriber',
    since: isoOf(at),
    ways: caseActions({ id, kind, state }),
  }),
}

/** Card authorisations that end soon, decided or not. */
export const authorisations: Source<CaseFound> = {
  rows: (now) => sql`
    select c.id, c.kind, c.state, o.reference, c.authorisation_ends as at
    from cases c join orders o on o.id = c.order_id
    where o.state = 'awaiting review' and o.withdrawn_at is null
      and c.authorisation_ends between ${now.toISOString()} and ${new Date(now.getTime() + warnHoursBeforeEnd * hourMs).toISOString()}
    order by c.authorisation_ends limit ${mostRows + 1}`,
  show({ id, kind, state, reference, at }, now) {
    const ends = Date.parse(isoOf(at))
    return {
      id: `authorisation/${id}`,
      severity: 'high',
      says: words.authorisations(reference ?? '', Math.max(1, Math.floor((ends - now.getTime()) / hourMs))),
      owner: owners[state] ?? 'prescriber',
      since: new Date(ends - warnHoursBeforeEnd * hourMs).toISOString(),
      ways: caseActions({ id, kind, state }),
    }
  },
}

interface AlarmFound extends Record<string, unknown> {
  readonly id: string
  readonly at: string
}

export const alarmsUnanswered: Source<AlarmFound> = {
  rows: () => sql`
    select case_id as id, raised_at as at from alarms
    where acknowledged_at is null order by raised_at limit ${mostRows + 1}`,
  show: ({ id, at }) => ({
    id: `alarm/${id}`,
    severity: 'urgent',
    says: words.alarm,
    owner: 'onCall',
    since: isoOf(at),
    // Acknowledged only by staff who can act. Others would merely stop the next person from being called.
    ways: [{ act: 'acknowledge', needs: 'decide-cases', does: words.does.acknowledge }],
    otherwise: words.does.onCall,
  }),
}
