import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { AnyGate } from '#domain/cases/gates.ts'
import type { UploadGate } from '#domain/evidence/upload.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/** Evidence about a patient, gate by gate. The newest of a gate counts; the others stay as its history. */
export const evidenceChecks = pgTable(
  'evidence_checks',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    gate: text('gate').$type<AnyGate>().notNull(),
    /** JSON of the finding, in the shape of its gate. */
    finding: sealed('finding').notNull(),
    isPassed: boolean('is_passed').notNull(),
    /** How it was verified: `video`, `in_person`, `clinical_record`, `letter`, `provider`, `patient` … */
    how: text('how').notNull(),
    /** The member of staff; null: the patient or a provider. */
    staffId: uuid('staff_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('evidence_checks_account').on(table.accountId, table.gate, table.at)],
)

/**
 * A photo or a document, sent piece by piece; complete when its last piece is here and its content matches its type.
 */
export const evidenceFiles = pgTable(
  'evidence_files',
  {
    /** Made by the browser: an interrupted upload resumes under it. */
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    gate: text('gate').$type<UploadGate>().notNull(),
    /** The member of staff who sent it. Null: the patient sent it. */
    staffId: uuid('staff_id'),
    /** JSON of name and type: file names may contain personal data. */
    details: sealed('details').notNull(),
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    /** Null: not complete yet. */
    completedAt: moment('completed_at'),
    /** When a member of staff first opened it. */
    seenAt: moment('seen_at'),
    /** When the message or the results that it belongs to were sent. Null: not yet, or it belongs to none. */
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

/** One attempt to prove an identity, at the provider of identity checks. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Its id at the provider. */
    providerId: text('provider_id').notNull().unique(),
    state: text('state').$type<'begun' | 'processing' | 'verified' | 'needs input' | 'failed'>().notNull(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [index('identity_checks_account').on(table.accountId)],
)

/** Surname with birth date, for searching patients. It is no sign that two accounts are one person. */
export type IdentifierKind =
  | 'document'
  | 'phone'
  | 'address'
  | 'card'
  | 'name and birth date'
  | 'surname and birth date'

/**
 * Identifiers by which the same person may be recognised under another address: keyed digests, for a clinician to
 * judge.
 */
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
