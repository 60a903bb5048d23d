import type { MedicineKey } from '#domain/medicines/medicines.ts'
import type { Orm } from '../../platform/database/database.ts'
import { requestOf } from './medicine-requests.ts'
import type { Plan } from './plan-rows.ts'

/** The medicine of the next pen: the current one, or the one they asked for if a prescriber has agreed. */
export async function medicineOfNextOrder(tx: Orm, plan: Pick<Plan, 'id' | 'medicine'>): Promise<MedicineKey> {
  const request = await requestOf(tx, plan.id)
  return request?.isAgreed ? request.medicine : plan.medicine
}
