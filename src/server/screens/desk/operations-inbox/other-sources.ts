import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { complaintPath, conversationPath, personPath, requestPath } from '#contract/desk/addresses.ts'
import { complaintReference } from '#domain/complaints/complaint.ts'
import { type JobFound, jobRows, troubleOf } from './job-rows.ts'
import { isoOf, mostRows, type Source } from './source.ts'

interface Found extends Record<string, unknown> {
  readonly id: string
  readonly at: string
}

interface Assigned extends Found {
  readonly assigned_to: string | null
}

export const replies: Source<Assigned> = {
  rows: (now) => sql`
    select account_id as id, due_at as at, assigned_to from threads
    where waiting_for = 'team' and due_at <= ${now.toISOString()} order by due_at limit ${mostRows + 1}`,
  show: ({ id, at, assigned_to }) => ({
    id: `reply/${id}`,
    assignedTo: assigned_to,
    severity: 'high',
    says: words.replies,
    owner: 'support',
    since: isoOf(at),
    ways: [{ to: conversationPath(id), does: words.does.thread }],
  }),
}

export const requests: Source<Assigned> = {
  rows: (now) => sql`
    select id, due_at as at, assigned_to from contact_requests
    where state = 'waiting' and due_at <= ${now.toISOString()} order by due_at limit ${mostRows + 1}`,
  show: ({ id, at, assigned_to }) => ({
    id: `request/${id}`,
    assignedTo: assigned_to,
    severity: 'high',
    says: words.requests,
    owner: 'support',
    since: isoOf(at),
    ways: [{ to: requestPath(id), does: words.does.thread }],
  }),
}

interface Complaint extends Found {
  readonly number: string
  readonly state: 'received' | 'open'
}

export const complaints: Source<Complaint> = {
  rows: (now) => sql`
    select id, number, state, due_at as at from complaints
    where state <> 'closed' and due_at <= ${now.toISOString()} order by due_at limit ${mostRows + 1}`,
  show: ({ id, number, state, at }) => ({
    id: `complaint/${id}`,
    severity: 'high',
    says: words.complaints[state](complaintReference(Number(number))),
    owner: 'support',
    since: isoOf(at),
    ways: [{ to: complaintPath(id), does: words.does.complaint }],
  }),
}

/** One row for each patient, however many documents. */
export const evidence: Source<Found> = {
  rows: () => sql`
    select account_id as id, min(completed_at) as at from evidence_files
    where completed_at is not null and seen_at is null and gate not in ('message', 'blood_tests')
    group by account_id order by 2 limit ${mostRows + 1}`,
  show: ({ id, at }) => ({
    id: `evidence/${id}`,
    severity: 'low',
    says: words.evidence,
    owner: 'prescriber',
    since: isoOf(at),
    ways: [{ to: personPath(id), does: words.does.person }],
  }),
}

/** While the concern is open a colleague has it; after that only this row says that nothing is sent. */
export const locks: Source<Found> = {
  rows: () => sql`
    select l.account_id as id, l.raised_at as at from supply_locks l join cases c on c.id = l.case_id
    where l.lifted_at is null and c.state = 'closed' order by 2 limit ${mostRows + 1}`,
  show: ({ id, at }) => ({
    id: `lock/${id}`,
    severity: 'high',
    says: words.locks,
    owner: 'prescriber',
    since: isoOf(at),
    ways: [{ to: personPath(id), does: words.does.person }],
  }),
}

/** Flags for a prescriber: serious from the first, and urgent once due. */
export const flags: Source<Found & { readonly due_at: string }> = {
  rows: () => sql`
    select account_id as id, min(raised_at) as at, min(due_at) as due_at from plan_flags
    where answered_at is null group by account_id order by 2 limit ${mostRows + 1}`,
  show: ({ id, at, due_at }, now) => ({
    id: `flag/${id}`,
    severity: Date.parse(isoOf(due_at)) <= now.getTime() ? 'urgent' : 'high',
    says: words.flags,
    owner: 'prescriber',
    since: isoOf(at),
    ways: [{ to: personPath(id), does: words.does.person }],
  }),
}

/** Unconfirmed or withdrawn symptoms, and incidents that lock nothing. */
export const symptoms: Source<Found & { readonly due_at: string }> = {
  rows: () => sql`
    select account_id as id, min(reported_at) as at, min(due_at) as due_at from symptom_reports
    where read_at is null and due_at is not null group by account_id order by 2 limit ${mostRows + 1}`,
  show: ({ id, at, due_at }, now) => ({
    id: `symptom/${id}`,
    severity: Date.parse(isoOf(due_at)) <= now.getTime() ? 'urgent' : 'high',
    says: words.symptoms,
    owner: 'prescriber',
    since: isoOf(at),
    ways: [{ to: personPath(id), does: words.does.person }],
  }),
}

/** Texts are useful only at once; emails can be resent. */
export const messages: Source<Found> = {
  rows: () => sql`
    select id, created_at as at from messages where state = 'failed' and kind = 'email'
    order by created_at limit ${mostRows + 1}`,
  show: ({ id, at }) => ({
    id: `message/${id}`,
    severity: 'high',
    says: words.messages,
    owner: 'support',
    since: isoOf(at),
    ways: [{ act: 'send again', does: words.does['send again'] }],
  }),
}

const providerJob = 'the card provider answers'

const shownJob = (row: JobFound, says: string) => ({
  id: `job/${row.name}`,
  severity: 'high' as const,
  says,
  owner: 'operator' as const,
  since: isoOf(row.done_at ?? row.failed_at ?? 0),
  ways: [],
  otherwise: words.does.operator,
})

/** Job states, as rows: the database cannot judge which are in trouble. */
export const jobs = {
  rows: jobRows,
  show: (row: JobFound, now: Date) => {
    const trouble = row.name === providerJob ? null : troubleOf(row, now)
    if (trouble) return shownJob(row, words.jobs[trouble](row.name, row.failed_parts ?? []))
    const count = Number(row.failing_rows)
    if (count === 0) return null
    return { ...shownJob(row, words.jobs.rows(row.name, count)), since: isoOf(row.rows_failing_since) }
  },
}

export const provider = {
  rows: jobRows,
  show: (row: JobFound, now: Date) =>
    row.name === providerJob && troubleOf(row, now) === 'fails'
      ? { ...shownJob(row, words.provider), severity: 'urgent' as const }
      : null,
}
