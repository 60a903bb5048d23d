import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { capital } from '#content/numbers.ts'
import { checkInReviewWords as words } from '#content/treatment/check-in-review.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import { riskRank } from '#domain/cases/risk.ts'
import { openStates } from '#domain/cases/states.ts'
import { ageOn, parseDay } from '#domain/identity/date-of-birth.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import { promise } from '#domain/promises/make-promise.ts'
import type { PromisedTime } from '#domain/promises/promised-time.ts'
import { whyNotPutAside } from '#domain/treatment/check-in-review.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { accountById, openDetails } from '../../../identity/accounts/account-rows.ts'
import { staffName } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../../platform/services.ts'
import { insertCase, lockCase, moveCase } from '../../cases/case-rows.ts'
import { type CheckInRow, checkInOwner } from '../../cases/check-ins-of.ts'
import { requireOwn } from '../../cases/decisions.ts'
import { sealFacts } from '../../cases/queue-facts.ts'
import { cases } from '../../cases/tables.ts'
import { newestPlanOf } from '../plan-rows.ts'
import { checkIns } from '../tables.ts'
import type { CheckInStatus } from './check-in-status.ts'

export const reviewOwnerOf = (checkInId: string) => `${checkInOwner(checkInId)}/looked`

/** Nothing could be offered after a check-in: it becomes a case with a deadline. Returns its id. */
export async function raiseCheckInReview(
  { vault, now: clock }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { plan }: CheckInStatus,
  why: readonly string[],
): Promise<string> {
  const now = clock()
  const account = await accountById(tx, plan.accountId)
  const { gender, dob } = account ? openDetails(vault, account) : {}
  const born = dob ? parseDay(dob) : null
  const id = randomUUID()
  const facts = sealFacts(vault, id, {
    sex: gender ? capital(gender) : null,
    age: born && ageOn(born, londonToday(now)),
    isVerified: true,
    medicine: medicineName(plan.medicine),
    wish: words.row,
    why: [...why],
  })
  const { accountId } = plan
  await insertCase(tx, { id, kind: 'check_in', accountId, risk: riskRank('stop'), facts, now })
  return id
}

/** The status of a check-in under review: by when its patient hears from us, or that we wait for their reply. */
export async function reviewOfCheckIn(
  tx: Orm,
  accountId: string,
): Promise<{ readonly review: PromisedTime | null; readonly isAsked: boolean }> {
  const [open] = await tx
    .select({ dueAt: cases.dueAt, state: cases.state })
    .from(cases)
    .where(
      and(eq(cases.accountId, accountId), eq(cases.kind, 'check_in'), inArray(cases.state, openStates('check_in'))),
    )
    .orderBy(desc(cases.createdAt))
    .limit(1)
  const isAsked = open?.state === 'waiting_for_patient'
  // While the reply is the patient's, the deadline is the one of their reminders.
  const due = isAsked ? null : open?.dueAt
  return { review: due ? promise('review', due.getTime(), await clinicClosures(tx)) : null, isAsked }
}

export async function checkInOfCase(tx: Orm, caseId: string): Promise<CheckInRow> {
  const [found] = await tx.select().from(checkIns).where(eq(checkIns.caseId, caseId))
  if (!found) throw new ApiError(404, words.problems.none)
  return found
}

interface Closing {
  readonly id: string
  readonly epoch: number
  readonly said: string
  readonly goesOn: boolean
  readonly staffId: string
}

/**
 * Closes the review with what was done, by the member of staff who has claimed it, as with every case. When two close
 * at once the second hears who was first.
 */
export async function closeCheckInReview(services: Services, tx: Orm, closing: Closing): Promise<void> {
  const { id, epoch, said, goesOn, staffId } = closing
  const now = services.now()
  const found = await lockCase(tx, id)
  const checkIn = await checkInOfCase(tx, id)
  if (!found) throw new ApiError(404, words.problems.none)
  if (checkIn.reviewedBy)
    throw new ApiError(409, words.problems.closedBy(await staffName(services, tx, checkIn.reviewedBy)))
  await requireOwn(services, tx, found, { epoch, staffId, now })
  const plan = await newestPlanOf(tx, checkIn.accountId)
  const problem = whyNotPutAside({ said, goesOn, planState: plan?.state ?? null })
  if (problem !== null) throw new ApiError(422, words.problems[problem], { problem })
  const set = { claimedBy: null, claimUntil: null }
  const move = { to: 'closed', as: 'decide-cases', by: 'staff', staffId, what: 'closed', now, set } as const
  if (!(await moveCase(tx, found, move))) throw new ApiError(409, words.problems.over)
  await tx
    .update(checkIns)
    .set({
      reviewNote: services.vault.seal(said.trim(), reviewOwnerOf(checkIn.id)),
      reviewedBy: staffId,
      reviewedAt: new Date(now),
    })
    .where(eq(checkIns.id, checkIn.id))
  await publishDeskEvent(tx, 'watch', id)
}
