import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import { restrictedIn } from '../identity/restrictions/restricted.ts'
import type { Database, Statement } from '../platform/database/database.ts'
import { inBatches, portion } from '../platform/database/erase-in-batches.ts'

/** The order and its events stay, since there may be questions about money; personal and health data are erased. */
const erase: Statement = {
  name: 'erase_unpaid_orders',
  text: `
    update orders set details = '', answers = '' where id in (
      select id from orders
      where state = 'expired' and authorised_at is null and length(details) > 0
        and updated_at <= $1::timestamptz - interval '${retention.unpaidDetailsDays} days'
        and not ${restrictedIn('orders.account_id', '$1::timestamptz')}
      order by updated_at ${portion} for update skip locked
    ) returning id`,
}

/** Erases the details of orders that were never paid. Returns of how many. */
export const eraseUnpaidDetails = (database: Database, now: Instant): Promise<number> => inBatches(database, erase, now)
