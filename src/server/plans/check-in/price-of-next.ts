import type { RepeatReasons } from '#content/desk/repeat-reasons.ts'
import { medicineName, writtenDose } from '#domain/clinical/ladders.ts'
import { schedulePence } from '#domain/clinical/price-of-dose.ts'
import type { NextDoses } from '#domain/treatment/dose-offer.ts'
import type { ToldCheckIn } from '#domain/treatment/told-check-in.ts'
import { sentCheckInsOf } from '../../cases/check-ins-of.ts'
import { coversOf } from '../../cases/covers-of.ts'
import { checksOf } from '../../cases/evidence-rows.ts'
import { weightsOf } from '../../cases/on-treatment.ts'
import { evidenceIn } from '../../cases/read-evidence.ts'
import type { Orm } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { medicineOfNextOrder } from '../next-medicine.ts'
import { nextOffer } from '../next-offer.ts'
import type { CheckInStanding } from './standing.ts'

/** What the next pen would be by what somebody has told, and what it costs. A clinician may choose another dose. */
export interface NextPen {
  readonly item: string
  readonly medicine: string
  readonly dose: string
  readonly pricePence: number
  /** Why this dose. */
  readonly reasons: readonly string[]
}

/** The one that is suggested, or else the nearest to what they have of those that two may sign. */
function doseOf({ suggestion, withSecondSignature }: NextDoses, mg: number): number | null {
  return suggestion ?? withSecondSignature.findLast((one) => one <= mg) ?? withSecondSignature[0] ?? null
}

interface Offer {
  /** Null: nothing is offered to them now. */
  readonly pen: NextPen | null
  readonly reasons: readonly string[]
}

export async function nextPenOf(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { plan, isLocked }: CheckInStanding,
  checkIn: ToldCheckIn,
  /** To whom the reasons are said. */
  says: RepeatReasons,
): Promise<Offer> {
  const { accountId } = plan
  const medicine = await medicineOfNextOrder(tx, plan)
  const evidence = evidenceIn(await checksOf(tx, services.vault, accountId))
  const sent = await sentCheckInsOf(tx, services.vault, accountId)
  const offer = await nextOffer(services, tx, {
    accountId,
    medicine,
    repeat: {
      covers: await coversOf(tx, accountId),
      checkIn,
      weights: weightsOf(evidence, [...sent, { told: checkIn }]),
      injectionDay: plan.injectionDay,
    },
    evidence,
    isLocked,
    says,
  })
  const { reasons } = offer
  const mg = doseOf(offer, plan.mg)
  const pricePence = mg === null ? null : schedulePence(medicine, mg)
  if (mg === null || pricePence === null) return { pen: null, reasons }
  const pen = { item: medicine, medicine: medicineName(medicine), dose: writtenDose(mg), pricePence, reasons }
  return { pen, reasons }
}
