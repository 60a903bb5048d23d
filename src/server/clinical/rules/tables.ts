import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { staff, staffSigningKeys } from '../../identity/staff/tables.ts'
import { at, bytes } from '../../platform/columns/columns.ts'

/** What clinical leads have signed. Append-only, enforced by a trigger. */
export const ruleSignatures = pgTable(
  'rule_signatures',
  {
    id: uuid('id').primaryKey(),
    digest: text('digest').notNull(),
    rules: integer('rules').notNull(),
    policy: integer('policy').notNull(),
    ladders: integer('ladders').notNull(),
    /** The canonical rule data behind the digest: the next version is compared with it. */
    ruleData: text('rule_data').notNull(),
    /** The exact text that was signed. */
    signedText: text('signed_text').notNull(),
    signature: bytes('signature').notNull(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => staffSigningKeys.id),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    signedAt: at('signed_at'),
  },
  (table) => [index('rule_signatures_digest').on(table.digest)],
)
