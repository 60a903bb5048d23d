import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { appointmentPath, postPath } from '#contract/desk/addresses.ts'
import type { PaperForm } from '#domain/appointments/paper/paper-forms.ts'
import { paperLimits, paperValidity, postDaysLeft } from '#domain/appointments/paper/paper-validity.ts'
import { paperWarnDays, postWithinDays } from '#domain/appointments/paper/posting.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { paperPrescriptions, postings } from '../../../appointments/paper/tables.ts'
import { orders } from '../../../orders/tables.ts'
import { isToPost } from '../supply/post/desk-posts.ts'
import { isoOf, mostRows, type Source } from './source.ts'

interface Found extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly reference: string
}

/** Paid for, and not posted. */
export const post: Source<Found> = {
  rows: (now) => sql`
    select ${orders.id} as id, ${orders.authorisedAt} as at, ${orders.reference} as reference
    from ${postings}
    join ${orders} on ${orders.id} = ${postings.orderId}
    join ${paperPrescriptions} on ${paperPrescriptions.id} = ${postings.prescriptionId}
    where ${isToPost}
      and ${orders.authorisedAt} <= ${now.toISOString()}::timestamptz - make_interval(days => ${postWithinDays})
    order by ${orders.authorisedAt} limit ${mostRows + 1}`,
  show: ({ id, at, reference }) => ({
    id: `post/${id}`,
    severity: 'high',
    says: words.post(reference, postWithinDays),
    owner: 'dispatcher',
    since: isoOf(at),
    ways: [{ to: postPath(id), does: words.does.post }],
  }),
}

interface FoundPaper extends Record<string, unknown> {
  readonly id: string
  readonly form: PaperForm | null
  readonly written: string
  readonly starts: string | null
}

/** No longer shown this long after expiry. */
const askedDays = 60

/** Neither posted nor handed over, and expiring or expired. The rule decides. */
export const papers: Source<FoundPaper> = {
  rows: (now) => {
    const { date: today } = londonTimeAt(now.getTime())
    const from = sql`greatest(w.written_on, w.starts_on)`
    return sql`
      select w.appointment_id as id, w.form, w.written_on::text as written, w.starts_on::text as starts
      from ${paperPrescriptions} w
      where w.withdrawn_at is null and w.handed_over_at is null
        and not exists (select 1 from ${postings} p where p.prescription_id = w.id and p.posted_at is not null)
        and ${from} <= ${today}::date - ${policy.controlledPostDays - paperWarnDays}::int
        and ${from} >= ${today}::date - case when w.form = 'private' then 240 else ${askedDays}::int end
      order by ${from} limit ${mostRows + 1}`
  },
  show: ({ id, form, written, starts }, now) => {
    const { date: today } = londonTimeAt(now.getTime())
    const paper = { form, writtenOn: written, startsOn: starts }
    const left = postDaysLeft(paper, today)
    if (left > paperWarnDays) return null
    const { postBefore } = paperLimits(paper)
    return {
      id: `paper/${id}`,
      severity: 'high',
      says: words.papers[paperValidity(paper, today)](left),
      owner: 'clinician',
      since: new Date(`${postBefore}T00:00:00Z`).toISOString(),
      ways: [{ to: appointmentPath(id), does: words.does.appointment }],
    }
  },
}
