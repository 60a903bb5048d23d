import { and, eq, isNull } from 'drizzle-orm'
import { callBackWords as words } from '#content/safeguarding/call-backs.ts'
import { concernProblems } from '#content/safeguarding/desk-safeguarding.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { callBackTimeProblem, furthestCallBackDays } from '#domain/safeguarding/call-backs.ts'
import type { Handler } from '../../identity/handler.ts'
import { holdRights, type RightsNow } from '../../identity/staff/rights-now.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { type Case, lockCase, noteOnCase } from '../cases/case-rows.ts'
import { concernOf } from './concern-acts.ts'
import { type CallBack, overAlready } from './end-call-back.ts'
import { concernCallBacks } from './tables.ts'

export const deskSetCallBack =
  (services: Services): Handler<'desk_set_call_back'> =>
  async ({ body: { dueAt, ...body }, staff }) => {
    await services.database.transaction((tx) =>
      setCallBack(services, tx, { ...body, dueAt: Date.parse(dueAt), staffId: staff.id }),
    )
    return {}
  }

interface NewCallBack {
  /** Of the concern. */
  readonly id: string
  readonly callBackId: string
  readonly dueAt: Instant
  readonly assignedTo: string | null
  readonly staffId: string
}

export async function setCallBack(services: Pick<Services, 'now'>, tx: Orm, given: NewCallBack): Promise<void> {
  const { id, callBackId, dueAt, assignedTo, staffId } = given
  const now = services.now()
  const because = callBackTimeProblem(dueAt, now)
  if (because !== null) throw new ApiError(422, words.timeProblems(furthestCallBackDays)[because], { because })
  // Before the case: so do those who take rights away, and neither waits for the other.
  const mayMakeIt = assignedTo === null || (await holdRights(tx, assignedTo)).capabilities.has('decide-cases')
  const { found } = await concernOf(tx, await lockCase(tx, id))
  if (found.state === 'closed') throw new ApiError(409, concernProblems.over)
  if (!mayMakeIt) throw new ApiError(404, words.noAssignee)
  const callBack = { id: callBackId, caseId: id, dueAt: new Date(dueAt), assignedTo, setBy: staffId }
  const [made] = await tx
    .insert(concernCallBacks)
    .values({ ...callBack, setAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: concernCallBacks.id })
  if (made) await note(tx, found, { staffId, what: 'call-back set', now })
  else await requireSame(tx, callBack)
}

/** Sent again it is there already. Another one under its id is a mistake of whoever made the id. */
async function requireSame(tx: Orm, { id, caseId, setBy }: Pick<CallBack, 'id' | 'caseId' | 'setBy'>): Promise<void> {
  const [known] = await tx.select().from(concernCallBacks).where(eq(concernCallBacks.id, id))
  if (known?.caseId !== caseId || known.setBy !== setBy) throw new ApiError(409, words.otherId)
}

/** Whoever is first has it; a second one is told who. */
export const deskTakeCallBack =
  (services: Services): Handler<'desk_take_call_back'> =>
  ({ body: { callBackId, isMine, seen }, staff }) =>
    services.database.transaction(async (tx) => {
      const { callBack, found } = await heldCallBack(tx, callBackId)
      if (callBack.endedAt !== null) throw await overAlready(services, tx, callBack)
      const wanted = isMine ? staff.id : null
      if (callBack.assignedTo !== wanted) {
        if (callBack.assignedTo !== seen) throw await nowWith(services, tx, callBack)
        await tx.update(concernCallBacks).set({ assignedTo: wanted }).where(eq(concernCallBacks.id, callBackId))
        const what = isMine ? 'call-back taken' : 'call-back unassigned'
        await note(tx, found, { staffId: staff.id, what, now: services.now() })
      }
      return { assignedTo: isMine ? { id: staff.id, name: staff.name, isMe: true } : null }
    })

async function nowWith(services: Services, tx: Orm, { assignedTo }: CallBack): Promise<ApiError> {
  return new ApiError(409, words.nowWith(assignedTo ? await staffName(services, tx, assignedTo) : null))
}

export const deskCancelCallBack =
  (services: Services): Handler<'desk_cancel_call_back'> =>
  ({ body: { callBackId }, staff }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const { callBack, found } = await heldCallBack(tx, callBackId)
      if (callBack.endedAs === 'cancelled') return {}
      if (callBack.endedAt !== null) throw await overAlready(services, tx, callBack)
      await tx
        .update(concernCallBacks)
        .set({ endedAs: 'cancelled', endedBy: staff.id, endedAt: new Date(now) })
        .where(eq(concernCallBacks.id, callBackId))
      await note(tx, found, { staffId: staff.id, what: 'call-back cancelled', now })
      return {}
    })

/** A call-back as it is now, which nobody else changes until the transaction ends: who does holds its case. */
async function heldCallBack(tx: Orm, callBackId: string): Promise<{ callBack: CallBack; found: Case }> {
  const read = () => tx.select().from(concernCallBacks).where(eq(concernCallBacks.id, callBackId))
  const [before] = await read()
  const found = before && (await lockCase(tx, before.caseId))
  const [callBack] = await read()
  if (!found || !callBack) throw new ApiError(404, words.none)
  return { callBack, found }
}

interface Note {
  readonly staffId: string
  readonly what: string
  readonly now: number
}

async function note(tx: Orm, found: Case, { staffId, what, now }: Note): Promise<void> {
  await noteOnCase(tx, found, { by: 'staff', staffId, what, now })
  await publishDeskEvent(tx, 'watch', found.id)
}

/** A colleague who may not decide about cases any more, or has left, is not the one to call. */
export async function releaseCallBacks(tx: Orm, { id, capabilities }: RightsNow): Promise<void> {
  if (capabilities.has('decide-cases')) return
  const released = await tx
    .update(concernCallBacks)
    .set({ assignedTo: null })
    .where(and(eq(concernCallBacks.assignedTo, id), isNull(concernCallBacks.endedAt)))
    .returning({ caseId: concernCallBacks.caseId })
  for (const { caseId } of released) await publishDeskEvent(tx, 'watch', caseId)
}
