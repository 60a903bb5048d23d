import { and, desc, eq, inArray } from 'drizzle-orm'
import type { RepeatReasons } from '#content/desk/repeat-reasons.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Evidence } from '#domain/cases/evidence.ts'
import type { MedicineKey } from '#domain/clinical/ladders.ts'
import { offeredNext } from '#domain/clinical/offered-doses.ts'
import { type Body, countedBody, type OnTreatment, typedBodyIn } from '#domain/clinical/patient.ts'
import { toldIn } from '#domain/clinical/told.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { medicinesAndConditions } from '#domain/questionnaires/medicines-and-conditions/flow.ts'
import type { NextDoses } from '#domain/treatment/dose-offer.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { orderAnswersOwner } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import { inCurrentVersion, plainInCurrentVersion } from '../questionnaires/current-version.ts'
import { newestInstance } from '../questionnaires/instances.ts'
import type { Services } from '../services.ts'

interface Asked {
  readonly accountId: string
  readonly medicine: MedicineKey
  readonly repeat: OnTreatment
  readonly evidence: Evidence
  readonly isLocked: boolean
  /** To whom the reasons are said; to the desk if it does not say. */
  readonly says?: RepeatReasons
}

/** What they typed with their last order. Null: nothing that can be read. */
async function typedBy(tx: Orm, vault: Vault, accountId: string): Promise<Body | null> {
  const [order] = await tx
    .select({ id: orders.id, answers: orders.answers, version: orders.questionnaireVersion })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.kind, kindsWithCases)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (!order) return null
  const plain = vault.open(order.answers, orderAnswersOwner(order.id))
  return typedBodyIn(JSON.parse(plainInCurrentVersion('weight-management', order.version, plain)))
}

/** What the rules would allow somebody next, as things stand today. */
export async function nextOffer(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { accountId, evidence, repeat, ...asked }: Asked,
): Promise<NextDoses> {
  const today = londonTimeAt(now()).date
  const typed = await typedBy(tx, vault, accountId)
  const reportedKg = repeat.checkIn?.kg ?? null
  const newest = await newestInstance(tx, vault, accountId, medicinesAndConditions)
  const followUp = newest && JSON.parse(inCurrentVersion(medicinesAndConditions, newest.version, newest.plain))
  return offeredNext({
    ...asked,
    repeat,
    body: countedBody({ evidence, reportedKg, typed, isOnTreatment: true, today }),
    followUp: toldIn(medicinesAndConditions, followUp),
    today,
  })
}
