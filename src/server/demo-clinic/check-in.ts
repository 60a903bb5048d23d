import { eq } from 'drizzle-orm'
import { checkIn as flow } from '#domain/questionnaires/check-in/flow.ts'
import { checkInAnswers } from '#domain/questionnaires/check-in/quiet-answers.ts'
import { orders } from '../orders/tables.ts'
import { sendCheckIn } from '../plans/check-in/finish-check-in.ts'
import { shownTo } from '../plans/check-in/my-check-in.ts'
import { saveInstance } from '../questionnaires/instances.ts'
import type { Services } from '../services.ts'
import { payDemoOrder } from './pay-order.ts'

/** Somebody made up is well, tells us so, and orders the next pen. */
export async function answerCheckIn(services: Services, accountId: string): Promise<void> {
  const { database } = services
  const open = async () => {
    const { open: found } = await database.run((orm) => orm.transaction((tx) => shownTo(services, tx, accountId)))
    if (!found) throw new Error('A demo patient has nothing to answer.')
    return found
  }
  const { id, dosesDue } = await open()
  const answers = checkInAnswers({ check_in_doses: { taken: dosesDue, missed: 0 } })
  const given = { ansData: JSON.stringify(answers), version: flow.version, base: null, tab: null }
  await saveInstance(services, { accountId, flow, id }, given)
  const { toPay } = await sendCheckIn(services, accountId, { id, pricePence: (await open()).pen?.pricePence ?? null })
  const [order] = toPay
    ? await database.run((orm) => orm.select().from(orders).where(eq(orders.id, toPay.orderId)))
    : []
  if (!order) throw new Error('A demo patient has ordered nothing.')
  await payDemoOrder(services, order)
}
