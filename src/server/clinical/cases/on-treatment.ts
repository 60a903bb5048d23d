import type { Evidence } from '#domain/cases/evidence.ts'
import { isWayToVerify } from '#domain/cases/verified.ts'
import type { OnTreatment } from '#domain/clinical/patient.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { isNextPen } from '#domain/orders/kinds.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import type { Services } from '../../platform/services.ts'
import { type SentCheckIn, sentCheckInsOf } from './check-ins-of.ts'
import { ownTreatmentOf } from './own-treatment.ts'
import { supplyPeriodsOf } from './supply-periods-of.ts'

/** Verified and self-reported weights, oldest first; on one day the verified one counts. */
export function weightsOf(evidence: Evidence, sent: readonly Pick<SentCheckIn, 'reported'>[]): OnTreatment['weights'] {
  const seen = evidence.measurements
    .filter(({ how }) => isWayToVerify(how))
    .map(({ on, weightKg }) => ({ on, kg: weightKg, isVerified: true }))
  const reported = sent.flatMap(({ reported: { on, kg } }) => (kg === null ? [] : [{ on, kg, isVerified: false }]))
  const other = reported.filter(({ on }) => !seen.some((one) => one.on === on))
  return [...seen, ...other].toSorted((one, another) => one.on.localeCompare(another.on))
}

interface Treated {
  /** Null: it is a first order. */
  readonly repeat: OnTreatment | null
  /** The patient's answers in every check-in up to this order, oldest first. */
  readonly checkIns: readonly Answers[]
}

/**
 * What is known of a patient from their check-ins. A first order reads them too: the patient may have been treated
 * before.
 */
export async function onTreatment(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  order: Order,
  evidence: Evidence,
): Promise<Treated> {
  const { id, accountId } = order
  if (accountId === null) return { repeat: null, checkIns: [] }
  const [all, covers, { injectionDay }] = await pipeline([
    sentCheckInsOf(tx, vault, accountId),
    isNextPen(order) ? supplyPeriodsOf(tx, accountId, id) : [],
    isNextPen(order) ? ownTreatmentOf(tx, accountId) : { injectionDay: null },
  ])
  const place = all.findIndex(({ row }) => row.orderId === id)
  // Reports later than this order belong to the next.
  const sent = place < 0 ? all : all.slice(0, place + 1)
  const checkIns = sent.map(({ answers }) => answers)
  if (covers.length === 0) return { repeat: null, checkIns }
  const checkIn = all[place]?.reported ?? null
  return { repeat: { covers, checkIn, weights: weightsOf(evidence, sent), injectionDay }, checkIns }
}
