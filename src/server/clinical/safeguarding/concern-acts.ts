import { and, eq, isNull } from 'drizzle-orm'
import { notClosedWords, concernProblems as problems } from '#content/safeguarding/desk-safeguarding.ts'
import { type ConcernOutcome, type ContactWay, leastTries, whyNotClose } from '#domain/safeguarding/outcomes.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { type Case, lockCase, moveCase } from '../cases/case-rows.ts'
import { alarms } from '../on-call/tables.ts'
import { sealEnding, sealSaid } from './concern-rows.ts'
import { endCallBack, endCallBacksOf } from './end-call-back.ts'
import { concernContacts, concerns } from './tables.ts'

type Acting = Pick<Services, 'vault' | 'now'>

export async function concernOf(tx: Orm, found: Case | null) {
  const [concern] = found ? await tx.select().from(concerns).where(eq(concerns.caseId, found.id)) : []
  if (!found || !concern) throw new ApiError(404, problems.none)
  return { found, concern }
}

interface NewTry {
  readonly id: string
  readonly contactId: string
  readonly how: ContactWay
  readonly isReached: boolean
  readonly said: string
  readonly staffId: string
  /** The call-back that this was, if it was one. */
  readonly callBackId?: string | null
}

/**
 * A colleague tried to reach the person, and what came of it. Sent again under its id it is there already. Gives whether
 * whoever is on call is called because of it.
 */
export async function recordTry(services: Acting, tx: Orm, given: NewTry): Promise<boolean> {
  const { id, contactId, how, isReached, said, staffId, callBackId = null } = given
  const { vault, now: clock } = services
  if (said.trim() === '') throw new ApiError(422, problems.nothingSaid)
  const now = clock()
  const { found } = await concernOf(tx, await lockCase(tx, id))
  const [made] = await tx
    .insert(concernContacts)
    .values({
      id: contactId,
      caseId: id,
      staffId,
      how,
      isReached,
      said: sealSaid(vault, id, said.trim()),
      at: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: concernContacts.id })
  if (!made) return false
  const escalated = callBackId !== null && (await endCallBack(services, tx, found, { callBackId, isReached, staffId }))
  const what = isReached ? 'reached' : 'not reached'
  const moved = await moveCase(tx, found, { to: 'ready', as: 'work-cases', by: 'staff', staffId, what, now })
  if (!moved) throw new ApiError(409, problems.over)
  await publishDeskEvent(tx, 'watch', id)
  return escalated
}

interface NewEnding {
  readonly id: string
  readonly outcome: ConcernOutcome
  readonly said: string
  readonly staffId: string
}

/** Closes it with a note. When two close at once the second hears who was first. */
export async function closeConcern(services: Acting, tx: Orm, { id, outcome, said, staffId }: NewEnding) {
  const now = services.now()
  const { found, concern } = await concernOf(tx, await lockCase(tx, id))
  if (concern.closedBy) throw new ApiError(409, problems.closedBy(await staffName(services, tx, concern.closedBy)))
  const tries = await tx.select().from(concernContacts).where(eq(concernContacts.caseId, id))
  const because = whyNotClose(outcome, said, tries)
  if (because !== null) throw new ApiError(422, notClosedWords(leastTries)[because], { because })
  const set = { claimedBy: null, claimUntil: null }
  const moved = await moveCase(tx, found, {
    to: 'closed',
    as: 'decide-cases',
    by: 'staff',
    staffId,
    what: 'closed',
    now,
    set,
  })
  if (!moved) throw new ApiError(409, problems.over)
  const at = new Date(now)
  await tx
    .update(concerns)
    .set({ outcome, ending: sealEnding(services.vault, id, said.trim()), closedBy: staffId, closedAt: at })
    .where(eq(concerns.caseId, id))
  await tx
    .update(alarms)
    .set({ acknowledgedBy: staffId, acknowledgedAt: at, nextCallAt: null })
    .where(and(eq(alarms.caseId, id), isNull(alarms.acknowledgedAt)))
  await endCallBacksOf(tx, id, { staffId, now })
  await publishDeskEvent(tx, 'watch', id)
}
