import { and, gt } from 'drizzle-orm'
import { weighIn } from '#domain/appointments/services.ts'
import { appointments } from '../../appointments/tables.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { caseInputs } from './case-inputs.ts'
import type { Case } from './case-rows.ts'
import { judgeIfReadable } from './judgement.ts'
import { bookedWeighInOf } from './weigh-ins-of.ts'

/** Whether a review waits only for a weigh-in that is already booked: there is nothing to ask for. */
export async function waitsForAppointment(
  services: Pick<Services, 'vault' | 'now' | 'log'>,
  tx: Orm,
  found: Case,
  { accountId }: Order,
): Promise<boolean> {
  if (accountId === null || found.state !== 'waiting_for_evidence') return false
  const [booked] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(bookedWeighInOf(accountId), gt(appointments.startsAt, new Date(services.now()))))
  const inputs = booked ? await caseInputs(services, tx, found) : null
  const missing = inputs ? judgeIfReadable(services, inputs)?.missing : undefined
  return !!missing?.filter(({ holds }) => holds === 'review').every(({ gate }) => gate === weighIn.proves)
}
