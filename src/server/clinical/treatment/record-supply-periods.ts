import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { coveredDays } from '#domain/treatment/cover.ts'
import { mayMovePlan } from '#domain/treatment/plan-states.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { cases } from '../cases/tables.ts'
import { prescriptionOwner, prescriptionToIssue } from '../cases/write-prescription.ts'
import { parcels, pens, prescriptions } from '../supply/tables.ts'
import { livePlanOf, type Plan, recordOnPlan } from './plan-rows.ts'
import { plans, supplyPeriods } from './tables.ts'

const dayOf = (moment: Date): string => londonTimeAt(moment.getTime()).date

/** Pens delivered to a patient that have no supply period yet, oldest first. */
async function uncovered(tx: Orm, accountId: string) {
  const rows = await tx
    .select({ caseId: cases.id, dispatchedAt: parcels.dispatchedAt, deliveredAt: parcels.deliveredAt })
    .from(parcels)
    .innerJoin(cases, eq(cases.id, parcels.caseId))
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .leftJoin(supplyPeriods, eq(supplyPeriods.caseId, cases.id))
    .where(and(eq(orders.accountId, accountId), eq(parcels.endedAs, 'delivered'), isNull(supplyPeriods.caseId)))
    .orderBy(asc(parcels.deliveredAt), asc(cases.id))
  return rows.flatMap(({ deliveredAt, ...row }) => (deliveredAt ? [{ ...row, deliveredAt }] : []))
}

/** The contents of the box, as the pharmacist recorded them before it left. */
async function penIn(tx: Orm, caseId: string, leftAt: Date): Promise<{ medicine: MedicineKey; mg: number }> {
  const [pen] = await tx
    .select()
    .from(pens)
    .where(and(eq(pens.caseId, caseId), lte(pens.at, leftAt)))
    .orderBy(desc(pens.at))
    .limit(1)
  const medication = pen && medicineNamed(pen.brand)
  const stage = medication?.doses.find(({ dose }) => dose === pen?.strength)
  if (!medication || !stage) throw new Error('A pen was delivered that no medicine is made as.')
  return { medicine: medication.key, mg: stage.mg }
}

/** After another medicine: the first day on which the prescription allows the first dose. */
async function firstDoseOf(tx: Orm, vault: Vault, caseId: string): Promise<string | null> {
  const [row] = await tx
    .select({ content: prescriptions.content })
    .from(prescriptions)
    .where(and(eq(prescriptions.caseId, caseId), isNull(prescriptions.cancelledAt)))
    .orderBy(desc(prescriptions.number))
    .limit(1)
  return row
    ? prescriptionToIssue.parse(JSON.parse(vault.open(row.content, prescriptionOwner(caseId)))).firstDoseFrom
    : null
}

/**
 * Gives every delivered pen of a patient its supply period, and updates their plan. Run again, or concurrently, it
 * finds nothing left to do.
 */
export async function recordSupplyPeriods(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  accountId: string,
): Promise<void> {
  await lockAccount(tx, accountId)
  for (const { caseId, dispatchedAt, deliveredAt } of await uncovered(tx, accountId)) {
    const { medicine, mg } = await penIn(tx, caseId, dispatchedAt)
    const before = (await supplyPeriodsOf(tx, accountId)).at(-1)
    const deliveredOn = dayOf(deliveredAt)
    const firstDoseFrom = await firstDoseOf(tx, vault, caseId)
    const { from, until } = coveredDays(deliveredOn, before?.until ?? null, { firstDoseFrom, medicine })
    const plan = await planFor(tx, { accountId, medicine, mg, startedOn: from, now: now() })
    const event = { planId: plan.id, mg, caseId, at: new Date(now()) }
    await tx.insert(supplyPeriods).values({
      caseId,
      planId: plan.id,
      accountId,
      medicine,
      mg,
      dispatchedOn: dayOf(dispatchedAt),
      deliveredOn,
      coveredFrom: from,
      coveredUntil: until,
      at: new Date(now()),
    })
    await recordOnPlan(tx, { ...event, what: 'supplied' })
  }
}

interface Supplied {
  readonly accountId: string
  readonly medicine: MedicineKey
  readonly mg: number
  readonly startedOn: string
  readonly now: number
}

/** The plan that a pen belongs to, at its dose. Another medicine ends the previous plan: nobody has two. */
async function planFor(tx: Orm, { accountId, medicine, mg, startedOn, now }: Supplied): Promise<Plan> {
  const at = new Date(now)
  const live = await livePlanOf(tx, accountId)
  if (live?.medicine === medicine) {
    await tx.update(plans).set({ mg, brokenOffOn: null }).where(eq(plans.id, live.id))
    return live
  }
  if (live && mayMovePlan(live.state, 'stopped', 'supply')) {
    await tx
      .update(plans)
      .set({ state: 'stopped', pausedUntil: null, stateSince: at, epoch: live.epoch + 1 })
      .where(eq(plans.id, live.id))
    await recordOnPlan(tx, { planId: live.id, what: 'another medicine', mg: live.mg, at })
  }
  const [made] = await tx
    .insert(plans)
    .values({
      id: randomUUID(),
      accountId,
      medicine,
      mg,
      state: 'active',
      startedOn,
      injectionDay: live?.injectionDay ?? null,
      stateSince: at,
      createdAt: at,
    })
    .returning()
  if (!made) throw new Error('A plan was not made.')
  await recordOnPlan(tx, { planId: made.id, what: 'opened', mg, at })
  return made
}
