import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { AnyGate, Gate } from '#domain/cases/gates.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/** What is known of a person by evidence, gate by gate. The newest of a gate counts; the others stay as its history. */
export const evidenceChecks = pgTable(
  'evidence_checks',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    gate: text('gate').$type<AnyGate>().notNull(),
    /** JSON of what was found, in the shape of its gate. */
    finding: sealed('finding').notNull(),
    isPassed: boolean('is_passed').notNull(),
    /** How it was seen: `video`, `in_person`, `clinical_record`, `letter`, `provider`, `patient` … */
    how: text('how').notNull(),
    /** Which member of staff; null: the patient or a provider. */
    staffId: uuid('staff_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('evidence_checks_account').on(table.accountId, table.gate, table.at)],
)

/** A photo or a document, sent piece by piece; whole when its last piece is here and its content is what it says. */
export const evidenceFiles = pgTable(
  'evidence_files',
  {
    /** Made by the browser: an upload that was cut off goes on under it. */
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    gate: text('gate').$type<Gate | 'message'>().notNull(),
    /** Who of the team sent it to them. Null: they sent it themselves. */
    staffId: uuid('staff_id'),
    /** JSON of name and kind: a name tells of a person too. */
    details: sealed('details').notNull(),
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    /** Null: not whole yet. */
    completedAt: moment('completed_at'),
    /** When a member of staff first looked at it. */
    seenAt: moment('seen_at'),
    /** When the message that it was sent for was sent. Null: not yet, or it is for no message. */
    attachedAt: moment('attached_at'),
    createdAt: at('created_at'),
  },
  (table) => [index('evidence_files_account').on(table.accountId), index('evidence_files_created').on(table.createdAt)],
)

export const evidencePieces = pgTable(
  'evidence_pieces',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => evidenceFiles.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    content: sealed('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)

/** One try to prove who somebody is, at the provider of identity checks. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** How the provider knows it. */
    providerId: text('provider_id').notNull().unique(),
    state: text('state').$type<'begun' | 'processing' | 'verified' | 'needs input' | 'failed'>().notNull(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [index('identity_checks_account').on(table.accountId)],
)

/** A surname with a birth date is what people are searched by. It is no sign that two are one. */
export type IdentifierKind =
  | 'document'
  | 'phone'
  | 'address'
  | 'card'
  | 'name and birth date'
  | 'surname and birth date'

/** By what the same person may be known again under another address: keyed digests, for a person to judge. */
export const duplicateIdentifiers = pgTable(
  'person_marks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<IdentifierKind>().notNull(),
    digest: bytes('digest').notNull(),
    seenAt: at('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.digest] }),
    index('person_marks_digest').on(table.kind, table.digest),
  ],
)
