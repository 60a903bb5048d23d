import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { lookWords as words } from '#content/desk/look.ts'
import { capital } from '#content/numbers.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import { riskRank } from '#domain/cases/risk.ts'
import { openStates } from '#domain/cases/states.ts'
import { medicineName } from '#domain/clinical/ladders.ts'
import { ageOn, parseDay } from '#domain/people/date-of-birth.ts'
import { promise } from '#domain/promises/make-promise.ts'
import type { PromisedTime } from '#domain/promises/promised-time.ts'
import { whyNotPutAside } from '#domain/treatment/looked-at.ts'
import { accountById, openDetails } from '../../accounts/account-rows.ts'
import { insertCase, lockCase, moveCase } from '../../cases/case-rows.ts'
import { type CheckInRow, checkInOwner } from '../../cases/check-ins-of.ts'
import { requireOwn } from '../../cases/decisions.ts'
import { sealFacts } from '../../cases/facts.ts'
import { houseHolidays } from '../../cases/house-holidays.ts'
import { cases } from '../../cases/tables.ts'
import type { Orm } from '../../database/database.ts'
import { tellDesk } from '../../desk-changes/tell-desk.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { staffName } from '../../staff/staff-names.ts'
import { newestPlanOf } from '../plan-rows.ts'
import { checkIns } from '../tables.ts'
import type { CheckInStanding } from './standing.ts'

export const lookedOwner = (checkInId: string) => `${checkInOwner(checkInId)}/looked`

/** Nothing could be offered after a check-in: it becomes a case, so that somebody acts within its time. Its id. */
export async function raiseLook(
  { vault, now: clock }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { plan }: CheckInStanding,
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

/** How a check-in stands that is being looked at: by when its patient hears from us, or that we wait for their reply. */
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
  // While it is theirs to reply, the clock is the one by which they are reminded.
  const due = isAsked ? null : open?.dueAt
  return { review: due ? promise('review', due.getTime(), await houseHolidays(tx)) : null, isAsked }
}

export async function checkInOfCase(tx: Orm, caseId: string): Promise<CheckInRow> {
  const [found] = await tx.select().from(checkIns).where(eq(checkIns.caseId, caseId))
  if (!found) throw new Refusal(404, words.problems.none)
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
 * Somebody has acted, and says how: whoever has claimed it, as with every case. Of two who close it at once the second hears
 * who was first.
 */
export async function closeLook(services: Services, tx: Orm, closing: Closing): Promise<void> {
  const { id, epoch, said, goesOn, staffId } = closing
  const now = services.now()
  const found = await lockCase(tx, id)
  const checkIn = await checkInOfCase(tx, id)
  if (!found) throw new Refusal(404, words.problems.none)
  if (checkIn.lookedBy) throw new Refusal(409, words.problems.closedBy(await staffName(services, tx, checkIn.lookedBy)))
  await requireOwn(services, tx, found, { epoch, staffId, now })
  const plan = await newestPlanOf(tx, checkIn.accountId)
  const problem = whyNotPutAside({ said, goesOn, planState: plan?.state ?? null })
  if (problem !== null) throw new Refusal(422, words.problems[problem], { problem })
  const set = { claimedBy: null, claimUntil: null }
  const move = { to: 'closed', as: 'decide-cases', by: 'staff', staffId, what: 'closed', now, set } as const
  if (!(await moveCase(tx, found, move))) throw new Refusal(409, words.problems.over)
  await tx
    .update(checkIns)
    .set({
      lookedSaid: services.vault.seal(said.trim(), lookedOwner(checkIn.id)),
      lookedBy: staffId,
      lookedAt: new Date(now),
    })
    .where(eq(checkIns.id, checkIn.id))
  await tellDesk(tx, 'watch', id)
}
