import { and, asc, count, desc, eq, lte, ne, type SQL } from 'drizzle-orm'
import { complaintProblems as problems } from '#content/complaints/complaints.ts'
import type { ComplaintRow, ComplaintView } from '#contract/complaints/complaints.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type ComplaintList, complaintLists, complaintReference } from '#domain/complaints/complaint.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { fullNameOf } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { namedStaff } from '../../identity/staff/named-staff.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { contactRequests } from '../tables.ts'
import { openContent, openFound, type StoredComplaint } from './complaint-rows.ts'
import { complaintEvents, complaints } from './tables.ts'

const pageSize = 50

const inList = (list: ComplaintList, now: Date): SQL | undefined =>
  ({
    open: ne(complaints.state, 'closed'),
    overdue: and(ne(complaints.state, 'closed'), lte(complaints.dueAt, now)),
    closed: eq(complaints.state, 'closed'),
  })[list]

const rowOf = (found: StoredComplaint): ComplaintRow => {
  const { id, topic, how, state, outcome, receivedOn, number, dueAt } = found
  return {
    id,
    reference: complaintReference(number),
    topic,
    how,
    state,
    outcome,
    receivedOn,
    due: dueAt?.toISOString() ?? null,
  }
}

/** Nothing in a list says who complained or what about, so a row of it is no access to a record. */
export const deskComplaints =
  (services: Services): Handler<'desk_complaints'> =>
  ({ body: { list, after } }) =>
    services.database.transaction(async (tx) => {
      const now = new Date(services.now())
      const counts: [ComplaintList, number][] = []
      for (const name of complaintLists) {
        const [found] = await tx.select({ n: count() }).from(complaints).where(inList(name, now))
        counts.push([name, found?.n ?? 0])
      }
      const found = await tx
        .select()
        .from(complaints)
        .where(inList(list, now))
        .orderBy(
          ...(list === 'closed' ? [desc(complaints.closedAt)] : [asc(complaints.dueAt)]),
          desc(complaints.number),
        )
        .limit(pageSize + 1)
        .offset(after ?? 0)
      return {
        rows: found.slice(0, pageSize).map(rowOf),
        hasMore: found.length > pageSize,
        counts: Object.fromEntries(counts) as Record<ComplaintList, number>,
      }
    })

export const deskComplaint =
  (services: Services): Handler<'desk_complaint'> =>
  ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const { vault } = services
      const [found] = await tx.select().from(complaints).where(eq(complaints.id, id))
      if (!found) throw new ApiError(404, problems.none)
      const { accountId, recordedBy, closedBy, closedAt, keptUntil, acknowledgedOn, outcome, answeredOn } = found
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'messages', why: 'message' }, services.now())
      const events = await tx
        .select()
        .from(complaintEvents)
        .where(eq(complaintEvents.complaintId, id))
        .orderBy(desc(complaintEvents.id))
        .limit(200)
      const nameOf = await namedStaff(services, tx, [recordedBy, closedBy, ...events.map(({ staffId }) => staffId)])
      const concluded = openFound(vault, found)
      return {
        ...rowOf(found),
        ...openContent(vault, found),
        request: await requestOf(tx, found),
        person: await personOf(services, tx, found, staff),
        acknowledgedOn,
        conclusion: concluded && { outcome, answeredOn, ...concluded },
        recordedBy: nameOf(recordedBy).name,
        closed:
          closedAt && keptUntil
            ? {
                by: nameOf(closedBy).name,
                at: closedAt.toISOString(),
                keptUntil: londonTimeAt(keptUntil.getTime()).date,
              }
            : null,
        history: events.map(({ at, what, staffId }) => ({ at: at.toISOString(), what, by: nameOf(staffId).name })),
      } satisfies ComplaintView
    })

async function requestOf(tx: Orm, { requestId }: StoredComplaint) {
  if (requestId === null) return null
  const [found] = await tx
    .select({ id: contactRequests.id, reference: contactRequests.reference })
    .from(contactRequests)
    .where(eq(contactRequests.id, requestId))
  return found ?? null
}

async function personOf(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  { accountId }: StoredComplaint,
  { capabilities }: Pick<Staff, 'capabilities'>,
) {
  const account = accountId !== null && capabilities.has('see-contact') ? await accountById(tx, accountId) : null
  return account ? { accountId: account.id, name: fullNameOf(openDetails(vault, account)) } : null
}
