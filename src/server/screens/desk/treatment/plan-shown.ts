import type { PlanView } from '#contract/treatment/desk-treatment.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Evidence } from '#domain/cases/evidence.ts'
import { provenElsewhere } from '#domain/cases/verified.ts'
import { lastVerifiedOn } from '#domain/clinical/bmi-needed.ts'
import { formatDose, ladders } from '#domain/clinical/ladders.ts'
import { reportedIn } from '#domain/clinical/reported.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { pregnancyPossible } from '#domain/intake/medicines-and-conditions/pregnancy.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import { followedUntil, isFollowed } from '#domain/treatment/aftercare.ts'
import { checkInOpens, cycleDay, type SupplyPeriod, supplyFrom, supplyPeriodInUse } from '#domain/treatment/cover.ts'
import { takenDays } from '#domain/treatment/dose-log.ts'
import type { NextDoses } from '#domain/treatment/dose-offer.ts'
import { lastInjection } from '#domain/treatment/injections.ts'
import { planChoices } from '#domain/treatment/plan-states.ts'
import { progressOf } from '#domain/treatment/progress.ts'
import { mayEverTry, mayTryFrom } from '#domain/treatment/wash-out.ts'
import { sentCheckInsOf } from '../../../clinical/cases/check-ins-of.ts'
import { weightsOf } from '../../../clinical/cases/on-treatment.ts'
import { endedOnOf } from '../../../clinical/treatment/afterwards.ts'
import { loggedDosesOf } from '../../../clinical/treatment/dose-log/dose-rows.ts'
import { isWaiting, requestOf, wishOwner } from '../../../clinical/treatment/medicine-requests.ts'
import { medicineOfNextOrder } from '../../../clinical/treatment/next-medicine.ts'
import { nextOffer } from '../../../clinical/treatment/next-offer.ts'
import { planToday } from '../../../clinical/treatment/plan-now.ts'
import type { Plan } from '../../../clinical/treatment/plan-rows.ts'
import { inCurrentVersion } from '../../../intake/questionnaires/current-version.ts'
import { newestInstance } from '../../../intake/questionnaires/instances.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { doseShown } from '../../account/treatment/my-doses.ts'
import { planHistory } from './plan-history.ts'

interface Asked {
  readonly accountId: string
  readonly evidence: Evidence
  /** As in the account; null: not known. */
  readonly sex: string | null
  /** Whether the caller may change a plan. */
  readonly mayChange: boolean
}

type Opening = Pick<Services, 'vault' | 'now'>

/** The treatment of a patient, with what the rules would allow next. Null: nothing has been delivered to them. */
export async function planShown(services: Opening, tx: Orm, asked: Asked): Promise<PlanView | null> {
  const { accountId, evidence, sex, mayChange } = asked
  const today = londonTimeAt(services.now()).date
  const found = await planToday(services.vault, tx, { accountId, today, eyes: 'team' })
  if (!found) return null
  const { plan, covers, lock, step } = found
  const [inUse, last] = [supplyPeriodInUse(covers, today), covers.at(-1) as SupplyPeriod]
  const sent = await sentCheckInsOf(tx, services.vault, accountId)
  const place = sent.findLastIndex(({ reported: { on } }) => on >= last.from)
  const reported = sent[place]?.reported ?? null
  const medicine = await medicineOfNextOrder(tx, plan)
  const weights = weightsOf(evidence, sent)
  const offer = await nextOffer(services, tx, {
    accountId,
    medicine,
    repeat: { covers, checkIn: reported, weights, injectionDay: plan.injectionDay },
    evidence,
    checkIns: (place < 0 ? sent : sent.slice(0, place + 1)).map(({ answers }) => answers),
    isLocked: lock !== null,
  })
  return {
    id: plan.id,
    epoch: plan.epoch,
    state: plan.state,
    medicine: medicineName(plan.medicine),
    dose: formatDose(plan.mg),
    startedOn: plan.startedOn,
    pausedUntil: plan.pausedUntil,
    injecting: plan.injecting,
    after: afterShown(plan, today),
    cycleDay: cycleDay(inUse, today),
    cover: { from: inUse.from, until: inUse.until },
    checkInOpens: checkInOpens(last),
    nextFrom: supplyFrom({ coverFrom: last.from, dispatchedOn: last.dispatchedOn }) as string,
    lock: lock && { id: lock.id, caseId: lock.caseId, since: lock.raisedAt.toISOString(), mayLift: mayChange },
    step,
    next: {
      doses: ladders[medicine].map((mg) => ({ dose: formatDose(mg), is: standing(mg, offer) })),
      reasons: [...offer.reasons],
      notBefore: offer.notBefore,
    },
    asked: await askedMedicine(services, tx, plan, mayChange),
    findings: progressOf({
      covers,
      weights,
      elsewhere: provenElsewhere(evidence),
      verifiedOn: lastVerifiedOn(evidence),
      today,
    }),
    mayTryFrom: mayEverTry(sex, await saidOfPregnancy(services, tx, accountId, sent))
      ? mayTryFrom(plan.medicine, lastInjection(last))
      : null,
    doseLog: await doseLogShown(services, tx, accountId, {
      pen: last,
      takenOn: reported?.takenOn ?? null,
      until: reported?.on ?? today,
    }),
    choices: mayChange ? planChoices(plan.state) : [],
    history: await planHistory(services, tx, accountId),
  }
}

/** As many as a reader takes in: half a year of weekly doses. */
const mostLoggedShown = 26

interface Reported {
  readonly pen: SupplyPeriod
  /** Null: there is no check-in about this pen yet. */
  readonly takenOn: readonly string[] | null
  readonly until: string
}

async function doseLogShown({ vault }: Opening, tx: Orm, accountId: string, { pen, takenOn, until }: Reported) {
  const entries = await loggedDosesOf(tx, vault, accountId)
  const logged = takenDays(entries).filter((on) => on >= pen.from && on <= until)
  const differs = takenOn !== null && logged.length > 0 && logged.join() !== takenOn.join()
  return { entries: entries.slice(0, mostLoggedShown).map(doseShown), differs }
}

type Sent = Awaited<ReturnType<typeof sentCheckInsOf>>

/** The latest answer counts: from a check-in if it has one, else from the first form. */
async function saidOfPregnancy({ vault }: Opening, tx: Orm, accountId: string, sent: Sent) {
  const later = sent.findLast(({ reported }) => reported.pregnancy !== null)?.reported.pregnancy
  if (later) return later
  const form = await newestInstance(tx, vault, accountId, medicinesAndConditions)
  const answers = form && JSON.parse(inCurrentVersion(medicinesAndConditions, form.version, form.plain))
  return reportedIn(medicinesAndConditions, answers).chosen(pregnancyPossible)
}

function afterShown(plan: Plan, today: string): PlanView['after'] {
  const endedOn = endedOnOf(plan)
  if (endedOn === null || !isFollowed(endedOn, today)) return null
  return { endedOn, until: followedUntil(endedOn), isAsked: !plan.isAfterQuiet }
}

function standing(mg: number, { allowed, withSecondSignature, suggestion }: NextDoses) {
  if (mg === suggestion) return 'suggested'
  if (allowed.includes(mg)) return 'allowed'
  return withSecondSignature.includes(mg) ? 'second signature' : 'not offered'
}

async function askedMedicine({ vault }: Opening, tx: Orm, plan: Plan, mayChange: boolean): Promise<PlanView['asked']> {
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
