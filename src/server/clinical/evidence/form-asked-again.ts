import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isFormTooOld } from '#domain/clinical/patient.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { onTreatment } from '../cases/on-treatment.ts'
import { evidenceIn } from '../cases/read-evidence.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { waitingOrder } from './waiting-order.ts'

/**
 * Whether a medical history form last answered then is from before a break in treatment. It is then begun anew: saving one answer of
 * the earlier form stores all of it once more, which would pass for having been asked everything today.
 */
export async function isFormAskedAgain(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  accountId: string,
  answeredAt: Date,
): Promise<boolean> {
  const order = await waitingOrder(tx, accountId)
  const evidence = evidenceIn(await checksOf(tx, services.vault, accountId))
  const repeat = order && (await onTreatment(services, tx, order, evidence)).repeat
  const covers = await supplyPeriodsOf(tx, accountId, order?.id ?? null)
  const on = londonTimeAt(answeredAt.getTime()).date
  return isFormTooOld({ repeat, covers, on }, londonTimeAt(services.now()).date)
}
