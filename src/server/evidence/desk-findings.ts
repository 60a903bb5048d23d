import type { FieldProblem } from '#contract/envelope.ts'
import { heightBounds, heightRange, isWithin, weightBounds, weightRange } from '#domain/body/bounds.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import type { PreviousSupply, TwoWayContact, VerifiedMeasurement } from '#domain/cases/evidence.ts'
import { parseDay, writeDay } from '#domain/people/date-of-birth.ts'
import type { Handler } from '../calls/route.ts'
import { insertCheck } from '../cases/evidence-rows.ts'
import { badRequest } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { casePatient } from './case-patient.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { type AskedAgain, askedAgain } from './under-way.ts'

type NewCheck = Pick<Parameters<typeof insertCheck>[2], 'gate' | 'finding' | 'isPassed' | 'how'>

/** Writes down what a member of staff has found for the person of a case, and judges their cases anew. */
const record = (services: Services, caseId: string, staffId: string, check: NewCheck): Promise<Record<string, never>> =>
  services.database.run((orm) =>
    orm.transaction(async (tx) => {
      const { accountId } = await casePatient(tx, caseId)
      await insertCheck(tx, services.vault, { ...check, accountId, staffId, now: services.now() })
      await evidenceChanged(services, tx, accountId)
      return {}
    }),
  )

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
    return record(services, caseId, staff.id, { gate, finding, isPassed: false, how: askedAgain })
  }

export const deskRecordContact =
  (services: Services): Handler<'desk_record_contact'> =>
  ({ body: { caseId, on }, staff }) => {
    refuse({ on: dayProblem(services, on) })
    const finding: TwoWayContact = { how: 'call', on }
    return record(services, caseId, staff.id, { gate: 'two_way_contact', finding, isPassed: true, how: 'call' })
  }
