import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { personPath } from '#contract/desk/addresses.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { vitalsDueSince } from '#domain/clinical/vitals.ts'
import { mostRows, type Source } from './source.ts'

interface Found extends Record<string, unknown> {
  readonly id: string
  readonly prescribed: string
  readonly taken: string | null
}

/** Those prescribed during treatment without a recent enough reading; the rule decides whether one is due. */
export const vitals: Source<Found> = {
  rows: (now) => {
    const { date: today } = londonTimeAt(now.getTime())
    return sql`
      select p.account_id as id, p.prescribed::text as prescribed, v.taken::text as taken from (
        select o.account_id, max(w.written_on) as prescribed from paper_prescriptions w
        join appointments a on a.id = w.appointment_id join orders o on o.id = a.order_id
        where w.withdrawn_at is null and o.account_id is not null
          and w.written_on >= ${today}::date - make_interval(months => ${policy.adhdTreatedMonths})
        group by o.account_id
      ) p left join lateral (select max(taken_on) as taken from adhd_vitals where account_id = p.account_id) v on true
      where v.taken is null or v.taken < p.prescribed - ${policy.adhdVitalsBeforeDays}::int
        or v.taken <= ${today}::date - make_interval(months => ${policy.adhdVitalsMonths})
      order by p.prescribed limit ${mostRows + 1}`
  },
  show: ({ id, prescribed, taken }, now) => {
    const due = vitalsDueSince({ prescribedOn: prescribed, takenOn: taken }, londonTimeAt(now.getTime()).date)
    if (due === null) return null
    return {
      id: `vitals/${id}`,
      severity: 'high',
      says: words.vitals,
      owner: 'clinician',
      since: new Date(`${due}T09:00:00Z`).toISOString(),
      ways: [{ to: personPath(id), does: words.does.person }],
    }
  },
}
