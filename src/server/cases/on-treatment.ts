import type { Evidence } from '#domain/cases/evidence.ts'
import { isWayToVerify } from '#domain/cases/verified.ts'
import type { OnTreatment } from '#domain/clinical/patient.ts'
import { isNextPen } from '#domain/orders/kinds.ts'
import type { Orm } from '../database/database.ts'
import type { Order } from '../orders/orders.ts'
import type { Services } from '../services.ts'
import { type SentCheckIn, sentCheckInsOf } from './check-ins-of.ts'
import { coversOf } from './covers-of.ts'
import { ownTreatmentOf } from './own-treatment.ts'

/** What was seen and what was told, the oldest first; of one day what was seen counts. */
export function weightsOf(evidence: Evidence, sent: readonly Pick<SentCheckIn, 'told'>[]): OnTreatment['weights'] {
  const seen = evidence.measurements
    .filter(({ how }) => isWayToVerify(how))
    .map(({ on, weightKg }) => ({ on, kg: weightKg, isVerified: true }))
  const told = sent.flatMap(({ told: { on, kg } }) => (kg === null ? [] : [{ on, kg, isVerified: false }]))
  const other = told.filter(({ on }) => !seen.some((one) => one.on === on))
  return [...seen, ...other].toSorted((one, another) => one.on.localeCompare(another.on))
}

/** What is known of whoever has ordered the next pen. Null: it is a first order. */
export async function onTreatment(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  order: Order,
  evidence: Evidence,
): Promise<OnTreatment | null> {
  const { id, accountId } = order
  if (!isNextPen(order) || accountId === null) return null
  const covers = await coversOf(tx, accountId, id)
  if (covers.length === 0) return null
  const all = await sentCheckInsOf(tx, vault, accountId)
  const place = all.findIndex(({ row }) => row.orderId === id)
  // What was told later than this order belongs to the next.
  const sent = place < 0 ? all : all.slice(0, place + 1)
  const { injectionDay } = await ownTreatmentOf(tx, accountId)
  return {
    covers,
    checkIn: all[place]?.told ?? null,
    weights: weightsOf(evidence, sent),
    injectionDay,
  }
}
