import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Database, Statement } from '../platform/database/database.ts'
import { inBatches, portion } from '../platform/database/erase-in-batches.ts'

/** The order and its story stay, for money may be asked about; nothing is left of the person and their health. */
const erase: Statement = {
  name: 'erase_unpaid_orders',
  text: `
    update orders set details = '', answers = '' where id in (
      select id from orders
      where state = 'expired' and authorised_at is null and length(details) > 0
        and updated_at <= $1::timestamptz - interval '${retention.unpaidDetailsDays} days'
      order by updated_at ${portion} for update skip locked
    ) returning id`,
}

/** Erases what people told us in orders that they never paid for. Returns in how many. */
export const eraseUnpaidDetails = (database: Database, now: Instant): Promise<number> => inBatches(database, erase, now)
