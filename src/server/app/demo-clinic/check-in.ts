import { eq } from 'drizzle-orm'
import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { sendCheckIn } from '../../clinical/treatment/check-in/finish-check-in.ts'
import { checkInView } from '../../clinical/treatment/check-in/my-check-in.ts'
import { saveInstance } from '../../intake/questionnaires/instances.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../platform/services.ts'
import { payDemoOrder } from './pay-order.ts'

/** A demo patient answers a check-in. Returns the order to pay for. */
async function tell(services: Services, accountId: string, said: Answers): Promise<string | null> {
  const { database } = services
  const open = async () => {
    const { open: found } = await database.transaction((tx) => checkInView(services, tx, accountId))
    if (!found) throw new Error('A demo patient has nothing to answer.')
    return found
  }
  const { id, dosesDue } = await open()
  const answers = checkInAnswers({
    check_in_doses: { taken: dosesDue, missed: 0 },
    ...said,
  })
  const given = { ansData: JSON.stringify(answers), version: flow.version, base: null, tab: null, at: services.now() }
  await saveInstance(services, { accountId, flow, id }, given)
  const { toPay } = await sendCheckIn(services, accountId, { id, pricePence: (await open()).pen?.pricePence ?? null })
  return toPay?.orderId ?? null
}

/** They weigh so little that nothing can be offered. */
export const reportTooLight = (services: Services, accountId: string): Promise<string | null> =>
  tell(services, accountId, { check_in_weight: { weight: '52.6', unit: 'kg', confirmed: 'yes' } })

/** They are well, and order the next pen. */
export async function answerCheckIn(services: Services, accountId: string): Promise<void> {
  const { database } = services
  const orderId = await tell(services, accountId, {})
  const [order] = orderId ? await database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId))) : []
  if (!order) throw new Error('A demo patient has ordered nothing.')
  await payDemoOrder(services, order)
}
