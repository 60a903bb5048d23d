import { and, eq } from 'drizzle-orm'
import { answerProblems as words } from '#content/evidence/recording.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { heightBounds, heightRange, isWithin, weightBounds, weightRange } from '#domain/body/bounds.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import type {
  Clarification,
  DiabetesPlan,
  PreviousSupply,
  TwoWayContact,
  VerifiedMeasurement,
} from '#domain/cases/evidence.ts'
import type { Flag } from '#domain/clinical/flag.ts'
import { parseDay, writeDay } from '#domain/identity/date-of-birth.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireAllowed } from '../../identity/restrictions/restricted.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, badRequest } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from '../cases/case-by-id.ts'
import { caseInputs } from '../cases/case-inputs.ts'
import { insertCheck } from '../cases/evidence-rows.ts'
import { judgeIfReadable } from '../cases/judgement.ts'
import { threadMessages } from '../messages/tables.ts'
import { casePatient } from './case-patient.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { type AskedAgain, askedAgain } from './evidence-in-progress.ts'

type NewCheck = Pick<Parameters<typeof insertCheck>[2], 'gate' | 'finding' | 'isPassed' | 'how'>

/** Records a finding by staff about the patient of a case, and assesses their cases again. */
const record = (
  services: Services,
  caseId: string,
  staffId: string,
  found: NewCheck | ((tx: Orm, accountId: string) => Promise<NewCheck>),
): Promise<Record<string, never>> =>
  services.database.transaction(async (tx) => {
    const { accountId } = await casePatient(tx, caseId)
    const check = typeof found === 'function' ? await found(tx, accountId) : found
    await insertCheck(tx, services.vault, { ...check, accountId, staffId, now: services.now() })
    await evidenceChanged(services, tx, accountId)
    return {}
  })

const fieldProblems = (problems: Readonly<Record<string, string | false>>): FieldProblem[] =>
  Object.entries(problems).flatMap(([field, message]) => (message === false ? [] : [{ field, message }]))

function refuse(problems: Readonly<Record<string, string | false>>): void {
  const found = fieldProblems(problems)
  if (found.length > 0) throw badRequest(found)
}

const dayProblem = ({ now }: Services, written: string): string | false => {
  const day = parseDay(written)
  const isPast = day !== null && writeDay(day) <= writeDay(londonToday(now()))
  return !isPast && 'Enter a day that is not in the future'
}

const weightProblem = (kg: number) => !isWithin(weightBounds, kg) && `Enter a weight ${weightRange('kg')}`
const heightProblem = (cm: number) => !isWithin(heightBounds, cm) && `Enter a height ${heightRange('cm')}`

export const deskRecordMeasurements =
  (services: Services): Handler<'desk_record_measurements'> =>
  ({ body: { caseId, how, weightKg, heightCm, on }, staff }) => {
    refuse({ weightKg: weightProblem(weightKg), heightCm: heightProblem(heightCm), on: dayProblem(services, on) })
    const finding: VerifiedMeasurement = { weightKg, heightCm, on, how, by: staff.id }
    return record(services, caseId, staff.id, { gate: 'measurements', finding, isPassed: true, how })
  }

export const deskConfirmSupply =
  (services: Services): Handler<'desk_confirm_supply'> =>
  ({ body: { caseId, how, ...read }, staff }) => {
    refuse({
      suppliedOn: dayProblem(services, read.suppliedOn),
      lastInjectionOn: read.lastInjectionOn !== null && dayProblem(services, read.lastInjectionOn),
      startingWeightKg: read.startingWeightKg !== null && weightProblem(read.startingWeightKg),
    })
    const finding: PreviousSupply = { ...read, by: staff.id }
    return record(services, caseId, staff.id, { gate: 'previous_supply', finding, isPassed: read.isNameMatching, how })
  }

export const deskAskAgain =
  (services: Services): Handler<'desk_ask_again'> =>
  ({ body: { caseId, gate, words }, staff }) => {
    const finding: AskedAgain = { again: words }
    return record(services, caseId, staff.id, async (tx, accountId) => {
      // It asks the patient for more, as a question about the case does.
      await requireAllowed(tx, 'decision', { accountId, caseId }, services.now())
      return { gate, finding, isPassed: false, how: askedAgain }
    })
  }

export const deskRecordContact =
  (services: Services): Handler<'desk_record_contact'> =>
  ({ body: { caseId, how, on, said }, staff }) => {
    refuse({ on: dayProblem(services, on) })
    return record(services, caseId, staff.id, async (tx) => {
      const flags = await flagsOf(services, tx, caseId)
      const finding: TwoWayContact = {
        how,
        on,
        said,
        isByPrescriber: staff.capabilities.has('decide-cases'),
        about: flags.map(({ id }) => id),
      }
      return { gate: 'two_way_contact', finding, isPassed: true, how }
    })
  }

export const deskRecordPlan =
  (services: Services): Handler<'desk_record_plan'> =>
  ({ body: { caseId, plan, informed, informedOn }, staff }) => {
    refuse({ informedOn: dayProblem(services, informedOn) })
    const finding: DiabetesPlan = { plan, informed, informedOn, on: writeDay(londonToday(services.now())) }
    return record(services, caseId, staff.id, { gate: 'diabetes_plan', finding, isPassed: true, how: 'staff' })
  }

export const deskRecordAnswer =
  (services: Services): Handler<'desk_record_answer'> =>
  ({ body: { caseId, flag, how, on, answer }, staff }) => {
    refuse({ on: dayProblem(services, on) })
    return record(services, caseId, staff.id, async (tx, accountId) => {
      const open = (await flagsOf(services, tx, caseId)).find(({ id }) => id === flag)
      if (!open) throw new ApiError(422, words.notOpen)
      if (how === 'thread' && !(await hasWritten(tx, accountId))) throw new ApiError(422, words.noMessage)
      const finding: Clarification = { flag, says: open.says, answer, how, on }
      return { gate: 'unanswered', finding, isPassed: true, how }
    })
  }

/** The current assessment of a case. */
async function flagsOf(services: Services, tx: Orm, caseId: string): Promise<readonly Flag[]> {
  const found = await caseById(tx, caseId)
  const inputs = found && (await caseInputs(services, tx, found))
  return (inputs && judgeIfReadable(services, inputs)?.flags) ?? []
}

async function hasWritten(tx: Orm, accountId: string): Promise<boolean> {
  const [theirs] = await tx
    .select({ id: threadMessages.id })
    .from(threadMessages)
    .where(and(eq(threadMessages.accountId, accountId), eq(threadMessages.from, 'patient')))
    .limit(1)
  return theirs !== undefined
}
