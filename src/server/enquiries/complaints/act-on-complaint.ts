import { eq } from 'drizzle-orm'
import { complaintProblems as problems } from '#content/complaints/complaints.ts'
import type { CallBody } from '#contract/calls.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import {
  complaintKeptUntil,
  complaintReference,
  conclusionProblem,
  recordProblem,
  stepProblem,
} from '#domain/complaints/complaint.ts'
import type { Handler } from '../../identity/handler.ts'
import { dropDraft } from '../../identity/staff/drafts.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { lockRequest } from '../inbox-rows.ts'
import { dueAt, lockComplaint, recordComplaintEvent, refuse, sealContent, sealFound } from './complaint-rows.ts'
import { complaints } from './tables.ts'

export const deskRecordComplaint =
  (services: Services): Handler<'desk_record_complaint'> =>
  ({ body, staff }) =>
    recordComplaint(services, body, staff)

export const deskAcknowledgeComplaint =
  (services: Services): Handler<'desk_acknowledge_complaint'> =>
  ({ body, staff }) =>
    acknowledgeComplaint(services, body, staff)

export const deskCloseComplaint =
  (services: Services): Handler<'desk_close_complaint'> =>
  ({ body, staff }) =>
    closeComplaint(services, body, staff)

const todayOf = ({ now }: Pick<Services, 'now'>) => londonTimeAt(now()).date

/** With an enquiry it is about the patient to whom that is linked, if any. */
export const recordComplaint = (
  services: Services,
  { id, how, topic, receivedOn, who, what, requestId }: CallBody<'desk_record_complaint'>,
  staff: { readonly id: string },
) =>
  services.database.transaction(async (tx) => {
    refuse(recordProblem({ who, what, receivedOn }, todayOf(services)))
    const now = services.now()
    const request = requestId === null ? null : await lockRequest(tx, requestId)
    const state = 'received' as const
    const [made] = await tx
      .insert(complaints)
      .values({
        ...{ id, how, topic, state, receivedOn, requestId, accountId: request?.accountId ?? null },
        content: sealContent(services.vault, id, { who: who.trim(), what: what.trim() }),
        ...{ recordedBy: staff.id, recordedAt: new Date(now), dueAt: await dueAt(tx, { state, receivedOn }) },
      })
      .onConflictDoNothing()
      .returning()
    if (made) {
      await dropDraft(tx, { staffId: staff.id, subject: `complaint/${requestId ?? staff.id}/new` })
      await recordComplaintEvent(tx, { complaintId: id, staffId: staff.id, what: 'recorded' }, now)
      return { reference: complaintReference(made.number) }
    }
    const [known] = await tx.select().from(complaints).where(eq(complaints.id, id))
    if (known?.recordedBy !== staff.id) throw new ApiError(409, problems.otherId)
    return { reference: complaintReference(known.number) }
  })

export const acknowledgeComplaint = (
  services: Services,
  { id, on }: CallBody<'desk_acknowledge_complaint'>,
  staff: { readonly id: string },
) =>
  services.database.transaction(async (tx) => {
    const found = await lockComplaint(tx, id)
    if (found.state !== 'received') throw new ApiError(409, problems.meanwhile)
    refuse(stepProblem(on, found, todayOf(services)))
    const state = 'open' as const
    const due = await dueAt(tx, { ...found, state })
    await tx.update(complaints).set({ state, acknowledgedOn: on, dueAt: due }).where(eq(complaints.id, id))
    await recordComplaintEvent(tx, { complaintId: id, staffId: staff.id, what: 'acknowledged' }, services.now())
    return {}
  })

/** Also one that was never confirmed: an answer on the same day is both. */
export const closeComplaint = (
  services: Services,
  { id, outcome, answeredOn, found, changes }: CallBody<'desk_close_complaint'>,
  staff: { readonly id: string },
) =>
  services.database.transaction(async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (complaint.state === 'closed') throw new ApiError(409, problems.meanwhile)
    refuse(conclusionProblem({ outcome, answeredOn, found, changes }, complaint, todayOf(services)))
    const now = services.now()
    await tx
      .update(complaints)
      .set({
        ...{ state: 'closed', outcome, answeredOn, dueAt: null },
        conclusion: sealFound(services.vault, id, { found: found.trim(), changes: changes.trim() }),
        ...{ closedBy: staff.id, closedAt: new Date(now), keptUntil: new Date(complaintKeptUntil(now)) },
      })
      .where(eq(complaints.id, id))
    await recordComplaintEvent(tx, { complaintId: id, staffId: staff.id, what: 'closed' }, now)
    return {}
  })

/** What was found stays until it is closed again. */
export const deskReopenComplaint =
  (services: Services): Handler<'desk_reopen_complaint'> =>
  ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const found = await lockComplaint(tx, id)
      if (found.state !== 'closed') throw new ApiError(409, problems.meanwhile)
      const state = found.acknowledgedOn === null ? ('received' as const) : ('open' as const)
      // Its time begins anew: the first one was kept.
      const due = await dueAt(tx, { state, receivedOn: todayOf(services) })
      const open = { outcome: null, answeredOn: null, closedBy: null, closedAt: null, keptUntil: null }
      await tx
        .update(complaints)
        .set({ state, dueAt: due, ...open })
        .where(eq(complaints.id, id))
      await recordComplaintEvent(tx, { complaintId: id, staffId: staff.id, what: 'reopened' }, services.now())
      return {}
    })
