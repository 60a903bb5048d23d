import { sql } from 'drizzle-orm'
import { moodRisk } from '#domain/safeguarding/told-risk.ts'
import type { Handler } from '../calls/route.ts'
import { saveOwnInstance } from '../questionnaires/own-instances.ts'
import { raiseOfFollowUp } from '../safeguarding/raise-follow-up.ts'
import type { Services } from '../services.ts'
import { evidenceChanged } from './evidence-changed.ts'

/**
 * Saves what somebody answers beside their order, and has their cases judged by it. They are marked as unread before: if
 * this server dies in between, the clock reads them.
 */
export function saveFollowUp(services: Services): Handler<'save_instance'> {
  const { database } = services
  const save = saveOwnInstance(services)
  return async (request) => {
    const { id: accountId } = request.account
    await database.run((orm) =>
      orm.execute(sql`
        update cases set facts = null from orders
        where orders.id = cases.order_id and orders.account_id = ${accountId} and cases.state = 'waiting_for_evidence'`),
    )
    const saved = await save(request)
    const told = moodRisk(JSON.parse(request.body.ansData))
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        await evidenceChanged(services, tx, accountId)
        if (told) await raiseOfFollowUp(services, tx, told, accountId)
      }),
    )
    return saved
  }
}
