import type { ShownPlan } from '#contract/desk/plan.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Evidence } from '#domain/cases/evidence.ts'
import { isWayToVerify, verifiedMeasurement } from '#domain/cases/verified.ts'
import { ladders, medicineName, writtenDose } from '#domain/clinical/ladders.ts'
import { bodyOf } from '#domain/clinical/patient.ts'
import { toldIn } from '#domain/clinical/told.ts'
import { anaesthetic } from '#domain/questionnaires/medicines-and-conditions/anaesthetic.ts'
import { medicinesAndConditions } from '#domain/questionnaires/medicines-and-conditions/flow.ts'
import { mayTryFrom } from '#domain/treatment/before-a-baby.ts'
import { type Cover, checkInOpens, coverInUse, cycleDay, supplyFrom } from '#domain/treatment/cover.ts'
import { lastInjection } from '#domain/treatment/injections.ts'
import { nextDoses } from '#domain/treatment/next-doses.ts'
import { planChoices } from '#domain/treatment/plan-states.ts'
import { progressOf } from '#domain/treatment/progress.ts'
import type { Orm } from '../database/database.ts'
import { isWaiting, requestOf, wishOwner } from '../plans/medicine-requests.ts'
import { medicineOfNextOrder } from '../plans/next-medicine.ts'
import { planToday } from '../plans/plan-now.ts'
import type { Plan } from '../plans/plan-rows.ts'
import { inCurrentVersion } from '../questionnaires/current-version.ts'
import { newestInstance } from '../questionnaires/instances.ts'
import type { Services } from '../services.ts'
import { planHistory } from './plan-history.ts'

interface Asked {
  readonly accountId: string
  readonly evidence: Evidence
  /** As the account has it; null: not known. */
  readonly sex: string | null
  /** Whether whoever asks may change a plan. */
  readonly mayChange: boolean
}

type Opening = Pick<Services, 'vault' | 'now'>

/** The treatment of a person, with what the rules would allow next. Null: nothing has been delivered to them. */
export async function planShown(services: Opening, tx: Orm, asked: Asked): Promise<ShownPlan | null> {
  const { accountId, evidence, sex, mayChange } = asked
  const today = londonTimeAt(services.now()).date
  const found = await planToday(tx, accountId, today)
  if (!found) return null
  const { plan, covers, lock, step } = found
  const [inUse, last] = [coverInUse(covers, today), covers.at(-1) as Cover]
  const measured = verifiedMeasurement(evidence, today)
  const medicine = await medicineOfNextOrder(tx, plan)
  const offer = nextDoses({
    is: 'repeat',
    medicine,
    covers,
    checkIn: null,
    bmi: measured && bodyOf(measured.weightKg, measured.heightCm).bmi,
    isLocked: lock !== null,
    isAnaestheticPlanned: await isAnaestheticPlanned(services, tx, accountId),
    today,
  })
  const weights = evidence.measurements
    .filter(({ how }) => isWayToVerify(how))
    .map(({ on, weightKg }) => ({ on, kg: weightKg }))
    .toSorted((one, other) => one.on.localeCompare(other.on))
  return {
    id: plan.id,
    epoch: plan.epoch,
    state: plan.state,
    medicine: medicineName(plan.medicine),
    dose: writtenDose(plan.mg),
    startedOn: plan.startedOn,
    pausedUntil: plan.pausedUntil,
    cycleDay: cycleDay(inUse, today),
    cover: { from: inUse.from, until: inUse.until },
    checkInOpens: checkInOpens(last),
    nextFrom: supplyFrom({ coverFrom: last.from, dispatchedOn: last.dispatchedOn }) as string,
    lock: lock && { id: lock.id, caseId: lock.caseId, since: lock.raisedAt.toISOString(), mayLift: mayChange },
    step,
    next: {
      doses: ladders[medicine].map((mg) => ({ dose: writtenDose(mg), is: standing(mg, offer) })),
      reasons: [...offer.reasons],
      notBefore: offer.notBefore,
    },
    asked: await askedMedicine(services, tx, plan, mayChange),
    findings: progressOf({ covers, weights, verifiedOn: weights.at(-1)?.on ?? null, today }),
    mayTryFrom: sex === 'male' ? null : mayTryFrom(plan.medicine, lastInjection(last)),
    choices: mayChange ? planChoices(plan.state) : [],
    history: await planHistory(services, tx, accountId),
  }
}

function standing(mg: number, { allowed, withSecondSignature, suggestion }: ReturnType<typeof nextDoses>) {
  if (mg === suggestion) return 'suggested'
  if (allowed.includes(mg)) return 'allowed'
  return withSecondSignature.includes(mg) ? 'second signature' : 'not offered'
}

async function askedMedicine({ vault }: Opening, tx: Orm, plan: Plan, mayChange: boolean): Promise<ShownPlan['asked']> {
  const request = await requestOf(tx, plan.id)
  if (!request) return null
  const { id, medicine, wish, askedAt, isAgreed } = request
  return {
    id,
    medicine: medicineName(medicine),
    wish: vault.open(wish, wishOwner(id)),
    at: askedAt.toISOString(),
    isAgreed,
    mayAnswer: mayChange && isWaiting(request),
  }
}

/** As they told in the follow-up form: whoever is not sure counts too. */
async function isAnaestheticPlanned({ vault }: Opening, tx: Orm, accountId: string): Promise<boolean> {
  const newest = await newestInstance(tx, vault, accountId, medicinesAndConditions)
  if (!newest) return false
  const answers = JSON.parse(inCurrentVersion(medicinesAndConditions, newest.version, newest.plain))
  return toldIn(medicinesAndConditions, answers).chose(anaesthetic, 'yes', 'not_sure') === 'yes'
}
