import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { weighIn } from '#domain/appointments/services.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { hasNobody, isWithCareTeam } from '../../../appointments/reassign-lost.ts'
import { failureShown } from './actions.ts'
import { isoOf, mostRows, type Source } from './source.ts'

interface Over extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  /** The member of staff whose appointment it is. */
  readonly staff_id: string | null
}

interface Found extends Over {
  readonly is: 'nobody' | 'unrecorded'
}

/** How long staff have to record a weigh-in before it appears in the inbox. */
const graceMinutes = 60
/** After this an unrecorded weigh-in no longer counts. */
const lookBackDays = 14

/** Weigh-ins without anyone to hold them, or without a record. */
export const appointmentSources: Source<Found> = {
  rows: (now) => {
    const at = sql`${now.toISOString()}::timestamptz`
    return sql`
      select appointments.id, starts_at as at, 'nobody' as is, null::uuid as staff_id
      from appointments join clinicians on clinicians.id = clinician_id
      where state = 'booked' and account_id is not null and ${isWithCareTeam} and starts_at > ${at} and ${hasNobody}
      union all
      select a.id, a.starts_at as at, 'unrecorded' as is, c.staff_id
      from appointments a join clinicians c on c.id = a.clinician_id
      where a.state in ('booked', 'completed') and a.account_id is not null and a.service = ${weighIn.key}
        and a.starts_at < ${at} - make_interval(mins => a.minutes + ${graceMinutes}::int)
        and a.starts_at > ${at} - make_interval(days => ${lookBackDays}::int)
        and (a.state = 'booked' or not exists (
          select 1 from evidence_checks e
          where e.account_id = a.account_id and e.gate = ${weighIn.proves} and e.at >= a.starts_at - interval '10 minutes'))
      order by at limit ${mostRows + 1}`
  },
  show: ({ id, at, is, staff_id }) => ({
    id: `visit/${id}`,
    severity: 'high',
    says: words.visits[is],
    owner: 'careTeam',
    assignedTo: staff_id,
    since: isoOf(at),
    ways: [{ to: appointmentPath(id), does: words.does.appointment }],
  }),
}

interface OutcomeFound extends Over {
  readonly appointment_id: string
  /** Null: none is recorded. */
  readonly failure: string | null
  readonly attempts: number
}

/**
 * Without an outcome nobody knows whether it was missed, and nothing follows it: it stays here until one is recorded. A
 * recorded outcome that cannot be executed stays here, too.
 */
export const outcomes: Source<OutcomeFound> = {
  rows: (now) => {
    const at = sql`${now.toISOString()}::timestamptz`
    return sql`
      (select o.id, o.appointment_id, o.failure, o.attempts, o.decided_at as at, null::uuid as staff_id
        from appointment_outcomes o
        where o.done_at is null and o.undone_at is null and o.failure is not null
        order by o.decided_at limit ${mostRows + 1})
      union all
      (select a.id, a.id, null, 0, a.starts_at + make_interval(mins => a.minutes), c.staff_id
        from appointments a join clinicians c on c.id = a.clinician_id
        where a.state = 'booked' and not (a.account_id is not null and a.service = ${weighIn.key})
          and a.starts_at < ${at} - make_interval(mins => a.minutes + ${graceMinutes}::int)
          and not exists (
            select 1 from appointment_outcomes o
            where o.appointment_id = a.id and o.done_at is null and o.undone_at is null)
        order by a.starts_at limit ${mostRows + 1})
      order by failure nulls last, at limit ${mostRows + 1}`
  },
  show: ({ id, appointment_id, failure, attempts, at, staff_id }, now) => ({
    id: failure === null ? `outcome/${id}` : `outcome failed/${id}`,
    severity: failure !== null || now.getTime() - Date.parse(isoOf(at)) > dayMs ? 'urgent' : 'high',
    says: words.outcomes[failure === null ? 'missing' : failureShown(failure, attempts)],
    owner: failure === null ? 'clinician' : 'lead',
    assignedTo: staff_id,
    since: isoOf(at),
    ways: [{ to: appointmentPath(appointment_id), does: words.does.appointment }],
  }),
}
