import { pgTable } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../columns/columns.ts'

/** Bot-check challenges that were solved and used, until they would have expired anyway. */
export const usedChallenges = pgTable('used_challenges', {
  digest: bytes('digest').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})
