import { firstDoseMissingWords } from '#content/supply/dispatch.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { caseInputs } from '../cases/case-inputs.ts'
import type { Case } from '../cases/case-rows.ts'
import { judgeIfReadable } from '../cases/judgement.ts'
import { prescriptionOf } from './prescription-of.ts'

/**
 * Why a pen may not be released or sent: the patient changes from another medicine, and neither prescription nor label
 * says when the first dose may be injected. Null: it does, or they change from none.
 */
export async function whyFirstDoseUnknown(services: Services, tx: Orm, found: Case): Promise<string | null> {
  const inputs = await caseInputs(services, tx, found)
  const judgement = inputs && judgeIfReadable(services, inputs)
  if (!judgement || judgement.firstDoseFrom === null) return null
  const read = await prescriptionOf(tx, services.vault, found.id)
  return read?.written.firstDoseFrom ? null : firstDoseMissingWords
}
