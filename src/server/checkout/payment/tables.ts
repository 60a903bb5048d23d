import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../columns/columns.ts'

/** Webhooks that were acted on: providers send each at least once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: at('received_at'),
})
