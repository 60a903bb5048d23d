import { sql } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { saveOwnInstance } from '../questionnaires/own-instances.ts'
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
    await database.run((orm) => orm.transaction((tx) => evidenceChanged(services, tx, accountId)))
    return saved
  }
}
