import { brand } from '#content/brand.ts'
import { ConfigError } from '../config/config.ts'
import type { Database, Statement } from '../database/database.ts'

/** Paid, and not at the sandbox. */
export const realOrder: Statement = {
  name: 'real_order',
  text: `
    select 1 from orders where authorised_at is not null and payment_intent is not null
      and not exists (select from sandbox_intents where id = orders.payment_intent) limit 1`,
}

/**
 * A demo shows everybody every message and lets anybody in at the desk. A switch that was forgotten, or a wrong address,
 * must not open it beside people who have really paid.
 */
export async function refuseRealOrders(database: Database, close: () => Promise<void>): Promise<void> {
  if ((await database.query(realOrder, [])).length === 0) return
  await close()
  throw new ConfigError(
    `${brand.name} could not start: the database holds orders that were paid through a real card provider, and this is a ` +
      'demo. Set NODE_ENV=production and take ALLOW_DEMO away, or use a database of its own for the demo.',
  )
}
