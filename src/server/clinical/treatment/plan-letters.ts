import { eq } from 'drizzle-orm'
import { letterPageWords } from '#content/letters/letter-page.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { addWorkingDays } from '#domain/calendar/working-time.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import type { PlanFacts } from '#domain/letters/facts.ts'
import { type LetterKind, planKey } from '#domain/letters/occasion.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { addressOf, fullNameOf } from '../../identity/accounts/person.ts'
import { openStaffDetails, registrationOf, staffById } from '../../identity/staff/staff-rows.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { letterWorkingDays } from '../cases/approval-letters.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { gpToTell } from '../cases/gp-to-tell.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { reportedToGp } from '../history/entries.ts'
import { writeLetters } from '../letters/write-letters.ts'
import { type PlanNews, type planEvents, plans } from './tables.ts'

type PlanEvent = typeof planEvents.$inferSelect

/** Plan changes that are told by letter. A new supply or another medicine has the letters of its approval. */
export const newsWithLetter = ['paused', 'resumed', 'stopped'] as const satisfies readonly PlanNews[]

const isToldByLetter = (what: PlanNews): what is PlanFacts['occasion'] => newsWithLetter.some((one) => one === what)

/** The letters about a treatment that was paused, resumed or ended. Returns those written now. */
export async function writePlanLetters(
  { vault, now: clock }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { id, planId, what, mg, until, injecting, staffId, at }: PlanEvent,
): Promise<readonly LetterKind[]> {
  if (!isToldByLetter(what)) return []
  const now = clock()
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId))
  const account = plan && (await accountById(tx, plan.accountId))
  if (!account) throw new Error('A plan changed that is nobody’s.')
  const { accountId } = plan
  const details = openDetails(vault, account)
  const last = (await supplyPeriodsOf(tx, accountId)).at(-1)
  const facts: PlanFacts = {
    occasion: what,
    writtenOn: londonTimeAt(now).date,
    patient: {
      name: fullNameOf(details),
      born: details.dob ?? '',
      address: addressOf(details),
      mayTakePill: details.gender !== 'male',
    },
    reference: null,
    medicine: plan.medicine,
    dose: formatDose(mg),
    signed: staffId === null ? careTeam : await signedBy(vault, tx, staffId),
    reported: await reportedToGp(tx, vault, accountId),
    gp: await gpToTell(tx, await checksOf(tx, vault, accountId)),
    startedOn: plan.startedOn,
    changedOn: londonTimeAt(at.getTime()).date,
    pausedUntil: until,
    isInjecting: injecting === 'continue',
    lastsUntil: last ? addDays(last.until, -1) : null,
  }
  const dueAt = addWorkingDays(now, letterWorkingDays, await clinicClosures(tx))
  const about = { accountId, occasionKey: planKey(id), caseId: null, decisionId: null, staffId }
  return writeLetters(tx, vault, facts, { ...about, dueAt, now })
}

/** For what a patient has done themselves. */
const careTeam: PlanFacts['signed'] = { name: letterPageWords.careTeam, profession: '', registration: '' }

export async function signedBy(vault: Services['vault'], tx: Orm, staffId: string): Promise<PlanFacts['signed']> {
  const row = await staffById(tx, staffId)
  const registration = row && registrationOf(row)
  return {
    name: row ? openStaffDetails(vault, row).name : '',
    profession: row?.profession ?? '',
    registration: registration ? `${registration.body} ${registration.number}` : '',
  }
}
