import { asc, desc, eq } from 'drizzle-orm'
import { requestProblems as problems, requestEventWords } from '#content/enquiries/inbox.ts'
import type { RequestView } from '#contract/enquiries/inbox.ts'
import { complaintReference } from '#domain/complaints/complaint.ts'
import { reasonLabel } from '#domain/forms/contact-form.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import type { Handler } from '../../identity/handler.ts'
import { draftOf } from '../../identity/staff/drafts.ts'
import { namedStaff } from '../../identity/staff/named-staff.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { complaints } from '../complaints/tables.ts'
import { openFileDetails } from '../contact-files.ts'
import { messageOwner, openRequest, type StoredRequest } from '../inbox-rows.ts'
import { contactEvents, contactFiles, contactMessages, contactRequests } from '../tables.ts'
import { requestClock } from './desk-requests.ts'

export const draftSubject = (id: string) => `contact/${id}`

/** The whole enquiry, read in one transaction with its access-log entry. */
export const deskRequest =
  (services: Services): Handler<'desk_request'> =>
  ({ staff: me, body: { id } }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const [found] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id))
      if (!found) throw new ApiError(404, problems.none)
      const { accountId, reference, state, assignedTo } = found
      await recordAccess(tx, { staffId: me.id, accountId, requestId: id, what: 'messages', why: 'message' }, now)
      const { email, reason, subject } = openRequest(services.vault, found)
      const nameOf = await namedStaff(services, tx, [assignedTo])
      return {
        id,
        reference,
        reason: reasonLabel(reason) ?? reason,
        subject,
        email,
        state,
        clock: requestClock(found, now, await clinicClosures(tx)),
        assignedTo:
          assignedTo === null ? null : { id: assignedTo, name: nameOf(assignedTo).name, isMe: assignedTo === me.id },
        patient: await patientOf(services, tx, accountId),
        messages: await messagesOf(services, tx, found),
        history: await historyOf(services, tx, id),
        complaint: await complaintOf(tx, id),
        draft: await draftOf(services, tx, { staffId: me.id, subject: draftSubject(id) }),
      }
    })

async function complaintOf(tx: Orm, requestId: string): Promise<RequestView['complaint']> {
  const [found] = await tx
    .select({ id: complaints.id, number: complaints.number })
    .from(complaints)
    .where(eq(complaints.requestId, requestId))
    .limit(1)
  return found ? { id: found.id, reference: complaintReference(found.number) } : null
}

async function patientOf({ vault }: Services, tx: Orm, accountId: string | null) {
  const account = accountId === null ? null : await accountById(tx, accountId)
  if (!account) return null
  const details = openDetails(vault, account)
  return { accountId: account.id, name: fullName(details) || details.email || '' }
}

async function messagesOf(services: Services, tx: Orm, request: StoredRequest): Promise<RequestView['messages']> {
  const { vault } = services
  const { id } = request
  const rows = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.requestId, id))
    .orderBy(asc(contactMessages.at))
  const files = await tx.select().from(contactFiles).where(eq(contactFiles.requestId, id))
  const filesOf = (messageId: string | null) =>
    files
      .filter((file) => file.messageId === messageId)
      .map((file) => ({ id: file.id, size: file.size, ...openFileDetails(vault, file) }))
  const nameOf = await namedStaff(
    services,
    tx,
    rows.map(({ staffId }) => staffId),
  )
  const { description } = openRequest(vault, request)
  return [
    { id, by: null, words: description, at: request.createdAt.toISOString(), files: filesOf(null) },
    ...rows.map((row) => ({
      id: row.id,
      by: row.staffId === null ? null : nameOf(row.staffId),
      words: vault.open(row.words, messageOwner(row.id)),
      at: row.at.toISOString(),
      files: filesOf(row.id),
    })),
  ]
}

async function historyOf(services: Services, tx: Orm, id: string): Promise<RequestView['history']> {
  const rows = await tx
    .select()
    .from(contactEvents)
    .where(eq(contactEvents.requestId, id))
    .orderBy(desc(contactEvents.id))
    .limit(50)
  const nameOf = await namedStaff(
    services,
    tx,
    rows.map(({ staffId }) => staffId),
  )
  return rows.map(({ at, what, staffId }) => ({
    at: at.toISOString(),
    what: requestEventWords[what as keyof typeof requestEventWords] ?? what,
    by: nameOf(staffId).name,
  }))
}
