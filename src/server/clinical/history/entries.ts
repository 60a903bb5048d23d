import { randomUUID } from 'node:crypto'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import {
  type EntryKind,
  type EntrySource,
  type HeldBackReason,
  type HistoryEntry,
  isStopEntry,
} from '#domain/clinical/clinical-history.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { heldBackByMark } from './marks.ts'
import { clinicalHistory, clinicalHistoryCorrections } from './tables.ts'

export interface NewEntry {
  readonly kind: EntryKind
  readonly code: string
  readonly words: string
  /** What the patient answered, in the words they read. */
  readonly said?: string
  readonly source: EntrySource
  /** Distinguishes this event from others of its kind: the id of the lock, the decision, the order … */
  readonly occasion: string
  readonly orderId?: string | null
  readonly caseId?: string | null
  readonly staffId?: string | null
  readonly at: Instant
  /** Why it leaves in no copy and no letter before a clinician has reviewed it. */
  readonly heldBack?: HeldBackReason | null
}

const entryOwner = (id: string) => `clinical-history/${id}`
export const correctionOwner = (entryId: string) => `clinical-history/${entryId}/correction`

/** In the transaction of the event. The same event is written once, however often it is reported. */
export async function writeHistory(
  tx: Orm,
  vault: Vault,
  accountId: string,
  entries: readonly NewEntry[],
): Promise<number> {
  if (entries.length === 0) return 0
  const rows = entries.map(({ kind, code, words, said = '', source, occasion, at, ...about }) => {
    const id = randomUUID()
    return {
      id,
      accountId,
      kind,
      source,
      content: vault.seal(JSON.stringify({ code, words, said }), entryOwner(id)),
      digest: vault.index(JSON.stringify([kind, code, occasion]), 'clinical-history'),
      ...about,
      at: new Date(at),
    }
  })
  const written = await tx
    .insert(clinicalHistory)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: clinicalHistory.id })
  return written.length
}

type EntryRow = typeof clinicalHistory.$inferSelect
type CorrectionRow = typeof clinicalHistoryCorrections.$inferSelect

export interface StoredEntry {
  readonly row: EntryRow
  /** By its latest mark; null: it leaves as the rest. */
  readonly heldBack: HeldBackReason | null
  readonly code: string
  readonly words: string
  readonly said: string
  readonly correction: CorrectionRow | null
}

const stored = (tx: Orm) =>
  tx
    .select({
      row: clinicalHistory,
      correction: clinicalHistoryCorrections,
      heldBack: sql.raw(heldBackByMark) as SQL<HeldBackReason | null>,
    })
    .from(clinicalHistory)
    .leftJoin(clinicalHistoryCorrections, eq(clinicalHistoryCorrections.entryId, clinicalHistory.id))

/** All entries of a patient, oldest first. */
export async function entriesOf(tx: Orm, vault: Vault, accountId: string): Promise<StoredEntry[]> {
  const rows = await stored(tx).where(eq(clinicalHistory.accountId, accountId)).orderBy(asc(clinicalHistory.number))
  return rows.map((found) => ({ ...found, ...openEntry(vault, found.row) }))
}

const openEntry = (vault: Vault, { id, content }: EntryRow): Pick<StoredEntry, 'code' | 'words' | 'said'> =>
  JSON.parse(vault.open(content, entryOwner(id)))

export async function entryById(tx: Orm, vault: Vault, id: string): Promise<StoredEntry | null> {
  const [found] = await stored(tx).where(eq(clinicalHistory.id, id))
  return found ? { ...found, ...openEntry(vault, found.row) } : null
}

/** The same in the form the rules read, for an order that is not itself the review of what came before it. */
export async function clinicalHistoryOf(
  tx: Orm,
  vault: Vault,
  accountId: string,
  orderId: string | null = null,
): Promise<HistoryEntry[]> {
  const entries = await entriesOf(tx, vault, accountId)
  if (entries.length === 0) return []
  const reviewedAt = await lastApproval(tx, accountId, orderId)
  return entries.map(({ row, code, words, said, correction }) => ({
    id: row.id,
    kind: row.kind,
    code,
    words,
    said,
    source: row.source,
    on: londonTimeAt(row.at.getTime()).date,
    orderId: row.orderId,
    isCorrected: correction !== null,
    isReviewed: reviewedAt !== null && row.at.getTime() < reviewedAt,
  }))
}

/** When a supply was last fully approved, for another order than this. */
async function lastApproval(tx: Orm, accountId: string, orderId: string | null): Promise<Instant | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`
    select max(d.decided_at) as at from orders o
    join cases c on c.order_id = o.id
    join case_decisions d on d.case_id = c.id
    where o.account_id = ${accountId} and o.id is distinct from ${orderId} and d.kind = 'approve'
      and d.done_at is not null and d.undone_at is null and not c.awaits_signature`)
  const at = rows[0]?.at
  return at ? new Date(at).getTime() : null
}

/**
 * What a GP is told: uncorrected entries that rule a medicine out, oldest first. Patients read these letters, so what is
 * held back from them is not in them.
 */
export async function reportedToGp(
  tx: Orm,
  vault: Vault,
  accountId: string,
): Promise<{ readonly words: string; readonly on: string }[]> {
  const entries = await entriesOf(tx, vault, accountId)
  return entries
    .filter(({ row, heldBack, code, correction }) => {
      return !correction && heldBack === null && isStopEntry({ kind: row.kind, code })
    })
    .map(({ row, words }) => ({ words, on: londonTimeAt(row.at.getTime()).date }))
}
