import { and, desc, eq, inArray } from 'drizzle-orm'
import type { RepeatReasons } from '#content/treatment/repeat-reasons.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Evidence } from '#domain/cases/evidence.ts'
import type { NewsReasons } from '#domain/clinical/news-of-check-in.ts'
import { offeredNext } from '#domain/clinical/offered-doses.ts'
import { noHistory, type OnTreatment, patientOf } from '#domain/clinical/patient.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { weightService } from '#domain/services/weight-management.ts'
import type { NextDoses } from '#domain/treatment/dose-offer.ts'
import { inCurrentVersion, plainInCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import { newestInstance } from '../../intake/questionnaires/instances.ts'
import { orderAnswersOwner } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { clinicalHistoryOf } from '../history/entries.ts'
import { healthListOf } from '../history/health-list.ts'

interface Asked {
  readonly accountId: string
  readonly medicine: MedicineKey
  readonly repeat: OnTreatment
  readonly evidence: Evidence
  /** The answers of every check-in, oldest first, with that of `repeat` last. */
  readonly checkIns: readonly Answers[]
  readonly isLocked: boolean
  /** Who reads the reasons; the desk by default. */
  readonly says?: RepeatReasons
  readonly newsSays?: NewsReasons
}

/** The answers of the patient's last order, in today's words. Empty: they have placed none that has answers. */
export async function lastAnswers(tx: Orm, vault: Vault, accountId: string): Promise<Answers> {
  const [order] = await tx
    .select({ id: orders.id, answers: orders.answers, version: orders.questionnaireVersion })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.kind, kindsWithCases)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (!order) return {}
  const plain = vault.open(order.answers, orderAnswersOwner(order.id))
  return JSON.parse(plainInCurrentVersion(weightService.questionnaire, order.version, plain))
}

/** What the rules would allow a patient next, as things are today. */
export async function nextOffer(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { accountId, evidence, repeat, checkIns, ...asked }: Asked,
): Promise<NextDoses> {
  const today = londonTimeAt(now()).date
  const form = await newestInstance(tx, vault, accountId, medicinesAndConditions)
  const patient = patientOf({
    answers: await lastAnswers(tx, vault, accountId),
    followUp: form && JSON.parse(inCurrentVersion(medicinesAndConditions, form.version, form.plain)),
    followUpOn: form && londonTimeAt(form.answeredAt.getTime()).date,
    // Age plays no part in the next dose, and the sex is read from the answers.
    details: { medicine: asked.medicine, bornOn: today, sex: null },
    evidence,
    history: noHistory,
    clinicalHistory: await clinicalHistoryOf(tx, vault, accountId),
    healthList: await healthListOf(tx, vault, accountId),
    repeat,
    checkIns,
    today,
  })
  return offeredNext({ ...patient, repeat }, asked)
}
