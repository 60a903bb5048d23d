import { checkInWords } from '#content/treatment/check-in.ts'
import { newsReasons, ownNewsReasons } from '#content/treatment/new-in-check-in.ts'
import { ownDoseReasons } from '#content/treatment/own-dose-reasons.ts'
import { type RepeatReasons, repeatReasons } from '#content/treatment/repeat-reasons.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import type { NewsReasons } from '#domain/clinical/news-of-check-in.ts'
import { schedulePence } from '#domain/clinical/price-of-dose.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import type { NextDoses } from '#domain/treatment/dose-offer.ts'
import type { ReportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { sentCheckInsOf } from '../../cases/check-ins-of.ts'
import { checksOf } from '../../cases/evidence-rows.ts'
import { weightsOf } from '../../cases/on-treatment.ts'
import { evidenceIn } from '../../cases/read-evidence.ts'
import { supplyPeriodsOf } from '../../cases/supply-periods-of.ts'
import { medicineOfNextOrder } from '../next-medicine.ts'
import { nextOffer } from '../next-offer.ts'
import type { CheckInStatus } from './check-in-status.ts'

/** The likely next pen by the patient's answers, and its price. A clinician may choose another dose. */
export interface NextPen {
  readonly item: string
  readonly medicine: string
  readonly dose: string
  readonly pricePence: number
  /** Why this dose. */
  readonly reasons: readonly string[]
}

/** The suggested dose, or else the one nearest to the current dose that two may sign. */
function doseOf({ suggestion, withSecondSignature }: NextDoses, mg: number): number | null {
  return suggestion ?? withSecondSignature.findLast((one) => one <= mg) ?? withSecondSignature[0] ?? null
}

interface Offer {
  /** Null: nothing is offered to them now. */
  readonly pen: NextPen | null
  readonly reasons: readonly string[]
}

interface Saying {
  readonly says: RepeatReasons
  readonly newsSays: NewsReasons
  /** Before the reasons, where they have an unopened pen. Null: the flag says so. */
  readonly unopened: string | null
}

export const toDesk: Saying = { says: repeatReasons, newsSays: newsReasons, unopened: null }
export const toPatient: Saying = {
  says: ownDoseReasons,
  newsSays: ownNewsReasons,
  unopened: checkInWords.page.unopened,
}

export async function nextPenOf(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { plan, checkIn, isLocked }: CheckInStatus,
  { reported, answers }: { readonly reported: ReportedCheckIn; readonly answers: Answers },
  /** Who reads the reasons. */
  { unopened, ...says }: Saying,
): Promise<Offer> {
  const { accountId } = plan
  const medicine = await medicineOfNextOrder(tx, plan)
  const evidence = evidenceIn(await checksOf(tx, services.vault, accountId))
  // Once sent, the one that is asked about is among them.
  const sent = (await sentCheckInsOf(tx, services.vault, accountId)).filter(({ row }) => row.id !== checkIn?.id)
  const offer = await nextOffer(services, tx, {
    accountId,
    medicine,
    repeat: {
      covers: await supplyPeriodsOf(tx, accountId),
      checkIn: reported,
      weights: weightsOf(evidence, [...sent, { reported }]),
      injectionDay: plan.injectionDay,
    },
    evidence,
    checkIns: [...sent.map((one) => one.answers), answers],
    isLocked,
    ...says,
  })
  const hasUnopened = reported.unopenedPens === 'one' || reported.unopenedPens === 'more'
  const reasons = [...(hasUnopened && unopened !== null ? [unopened] : []), ...offer.reasons]
  const mg = doseOf(offer, plan.mg)
  const pricePence = mg === null ? null : schedulePence(medicine, mg)
  if (mg === null || pricePence === null) return { pen: null, reasons }
  const pen = { item: medicine, medicine: medicineName(medicine), dose: formatDose(mg), pricePence, reasons }
  return { pen, reasons }
}
