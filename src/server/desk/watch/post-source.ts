import { sql } from 'drizzle-orm'
import { watchWords as words } from '#content/desk/watch.ts'
import { postPath } from '#contract/desk/addresses.ts'
import { postWithinDays } from '#domain/post/posting.ts'
import { paperPrescriptions, postings } from '../../bookings/paper/tables.ts'
import { orders } from '../../orders/tables.ts'
import { isToPost } from '../post/desk-posts.ts'
import { isoOf, mostRows, type Source } from './watch-source.ts'

interface Found extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly reference: string
}

/** Paid for, and still here. */
export const post: Source<Found> = {
  rows: (now) => sql`
    select ${orders.id} as id, ${orders.authorisedAt} as at, ${orders.reference} as reference
    from ${postings}
    join ${orders} on ${orders.id} = ${postings.orderId}
    join ${paperPrescriptions} on ${paperPrescriptions.id} = ${postings.prescriptionId}
    where ${isToPost}
      and ${orders.authorisedAt} <= ${now.toISOString()}::timestamptz - make_interval(days => ${postWithinDays})
    order by ${orders.authorisedAt} limit ${mostRows + 1}`,
  show: ({ id, at, reference }) => ({
    id: `post/${id}`,
    severity: 'high',
    says: words.post(reference, postWithinDays),
    owner: words.owners.dispatcher,
    since: isoOf(at),
    ways: [{ to: postPath(id), does: words.does.post }],
  }),
}
