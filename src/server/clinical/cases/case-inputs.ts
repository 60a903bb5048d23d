import { eq } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { noEvidence, type Sex } from '#domain/cases/evidence.ts'
import type { AssessInput } from '#domain/clinical/patient.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { inCurrentVersion, plainInCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import { newestInstance } from '../../intake/questionnaires/instances.ts'
import { hasStartConsent } from '../../intake/questionnaires/start-consent.ts'
import { type Order, orderAnswersOwner } from '../../orders/orders.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import type { Services } from '../../platform/services.ts'
import { clinicalHistoryOf } from '../history/entries.ts'
import { healthListOf } from '../history/health-list.ts'
import type { Case } from './case-rows.ts'
import { checksOf, type EvidenceCheck } from './evidence-rows.ts'
import { historyOf, unclaimedHistory } from './history.ts'
import { onTreatment } from './on-treatment.ts'
import { evidenceIn } from './read-evidence.ts'

export interface CaseInputs {
  readonly order: Order
  readonly details: ReturnType<typeof sentDetails>
  readonly checks: readonly EvidenceCheck[]
  readonly areConsentsGiven: boolean
  readonly input: AssessInput
}

/**
 * The answers, evidence and history behind an order's case, decrypted. Null: the case is not about an order of
 * medication.
 */
export async function caseInputs(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { orderId }: Pick<Case, 'orderId'>,
): Promise<CaseInputs | null> {
  if (orderId === null) return null
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('A case is about an order that is gone.')
  const { vault, now } = services
  const { accountId, questionnaireVersion } = order
  const details = sentDetails(vault, order)
  const consents = hasStartConsent(tx, order, weightService.questionnaire)
  const [areConsentsGiven, checks, followUp, history, clinicalHistory, healthList] =
    accountId === null
      ? ([await consents, [], null, await unclaimedHistory(services, tx, order), [], []] as const)
      : await pipeline([
          consents,
          checksOf(tx, vault, accountId),
          newestInstance(tx, vault, accountId, medicinesAndConditions),
          historyOf(services, tx, order, accountId),
          clinicalHistoryOf(tx, vault, accountId, order.id),
          healthListOf(tx, vault, accountId),
        ])
  const stored = vault.open(order.answers, orderAnswersOwner(order.id))
  const evidence = accountId === null ? noEvidence : evidenceIn(checks)
  return {
    order,
    details,
    checks,
    areConsentsGiven,
    input: {
      answers: JSON.parse(plainInCurrentVersion(weightService.questionnaire, questionnaireVersion, stored)),
      followUp: followUp && JSON.parse(inCurrentVersion(medicinesAndConditions, followUp.version, followUp.plain)),
      followUpOn: followUp && londonTimeAt(followUp.answeredAt.getTime()).date,
      details: { medicine: order.item as MedicineKey, bornOn: details.dob ?? '', sex: sexOf(details.gender) },
      evidence,
      history,
      clinicalHistory,
      healthList,
      ...(await onTreatment(services, tx, order, evidence)),
      today: londonTimeAt(now()).date,
    },
  }
}

/** Forms write it in lower case, questionnaires with a capital. */
const sexOf = (gender: string | undefined): Sex | null =>
  gender === 'male' ? 'Male' : gender === 'female' ? 'Female' : null
