import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Withdrawer } from '#domain/preparation/informant-link.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/** A link for somebody who knows the patient well, and what they answered. */
export const informantInvitations = pgTable(
  'informant_invitations',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The care episode of the appointment: it stays when that is moved. */
    episodeId: uuid('episode_id').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** All that the link shows of the patient. Null once withdrawn. */
    firstName: sealed('first_name'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at'),
    /** The version of the questions that were answered. */
    version: integer('version'),
    /** Null until they are sent, and again once withdrawn. */
    answers: sealed('answers'),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by').$type<Withdrawer>(),
  },
  (table) => [
    // One person is asked at a time, whatever two tabs press.
    uniqueIndex('informant_invitations_live').on(table.episodeId).where(sql`withdrawn_at is null`),
    index('informant_invitations_account').on(table.accountId),
    check('informant_invitations_withdrawn', sql`withdrawn_at is null or (answers is null and first_name is null)`),
  ],
)
