import { and, desc, eq, inArray } from 'drizzle-orm'
import { openStates } from '#domain/cases/states.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { cases } from '../../../clinical/cases/tables.ts'
import { livePlanOf } from '../../../clinical/treatment/plan-rows.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'

const nameOf = (item: string) => medicineNamed(item)?.name ?? item

/** What a clinician of another service must know: the medicine in use or on order. Null: neither. */
export async function weightTreatmentOf(tx: Orm, accountId: string) {
  const plan = await livePlanOf(tx, accountId)
  if (plan) return { medicine: nameOf(plan.medicine), dose: formatDose(plan.mg) }
  const [order] = await tx
    .select({ item: orders.item })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .where(and(eq(orders.accountId, accountId), inArray(cases.state, openStates('order'))))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return order ? { medicine: nameOf(order.item), dose: null } : null
}
