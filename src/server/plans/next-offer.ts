import type { RepeatReasons } from '#content/desk/repeat-reasons.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Evidence } from '#domain/cases/evidence.ts'
import { verifiedMeasurement } from '#domain/cases/verified.ts'
import type { MedicineKey } from '#domain/clinical/ladders.ts'
import { bodyOf, heightSeen } from '#domain/clinical/patient.ts'
import { toldIn } from '#domain/clinical/told.ts'
import { anaesthetic } from '#domain/questionnaires/medicines-and-conditions/anaesthetic.ts'
import { medicinesAndConditions } from '#domain/questionnaires/medicines-and-conditions/flow.ts'
import { countedWeight } from '#domain/treatment/counted-weight.ts'
import type { Cover } from '#domain/treatment/cover.ts'
import type { NextDoses } from '#domain/treatment/dose-offer.ts'
import { nextDoses } from '#domain/treatment/next-doses.ts'
import type { ToldCheckIn } from '#domain/treatment/told-check-in.ts'
import type { Orm } from '../database/database.ts'
import { inCurrentVersion } from '../questionnaires/current-version.ts'
import { newestInstance } from '../questionnaires/instances.ts'
import type { Services } from '../services.ts'

interface Asked {
  readonly accountId: string
  readonly medicine: MedicineKey
  readonly covers: readonly Cover[]
  readonly evidence: Evidence
  /** Null: they have told nothing about the pen they have. */
  readonly checkIn: ToldCheckIn | null
  readonly isLocked: boolean
  /** To whom the reasons are said; to the desk if it does not say. */
  readonly says?: RepeatReasons
}

/** What the rules would allow somebody next, as things stand today. */
export async function nextOffer(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { accountId, evidence, checkIn, ...asked }: Asked,
): Promise<NextDoses> {
  const today = londonTimeAt(now()).date
  const seen = verifiedMeasurement(evidence, today)
  const cm = heightSeen(evidence.measurements)
  const kg = countedWeight(seen?.weightKg ?? null, checkIn?.kg ?? null)
  const newest = await newestInstance(tx, vault, accountId, medicinesAndConditions)
  const followUp = newest && JSON.parse(inCurrentVersion(medicinesAndConditions, newest.version, newest.plain))
  return nextDoses({
    is: 'repeat',
    ...asked,
    checkIn,
    bmi: kg === null || cm === null ? null : bodyOf(kg, cm).bmi,
    // Whoever is not sure counts too.
    isAnaestheticPlanned: toldIn(medicinesAndConditions, followUp).chose(anaesthetic, 'yes', 'not_sure') === 'yes',
    today,
  })
}
