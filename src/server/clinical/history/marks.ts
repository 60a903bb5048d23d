import { asc, desc, eq } from 'drizzle-orm'
import type { HistoryMark } from '#domain/clinical/clinical-history.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { clinicalHistory, clinicalHistoryMarks } from './tables.ts'

/**
 * Why an entry is held back by its latest mark, as SQL over its row of `clinical_history`. The mark it was written with is
 * the first. Null: it leaves as the rest.
 */
export const heldBackByMark = `(
  select mark.held_back from (
    select id as entry_id, 0 as number, held_back from clinical_history
    union all select entry_id, number, held_back from clinical_history_marks
  ) mark where mark.entry_id = clinical_history.id order by mark.number desc limit 1)`

const reasonOwner = (entryId: string, number: number) => `clinical-history/${entryId}/mark/${number}`

type MarkRow = typeof clinicalHistoryMarks.$inferSelect

export const reasonOfMark = (vault: Vault, { entryId, number, reason }: MarkRow): string =>
  vault.open(reason, reasonOwner(entryId, number))

/** The later marks of a patient’s entries, oldest first. */
export async function marksOf(tx: Orm, accountId: string): Promise<MarkRow[]> {
  const rows = await tx
    .select({ mark: clinicalHistoryMarks })
    .from(clinicalHistoryMarks)
    .innerJoin(clinicalHistory, eq(clinicalHistory.id, clinicalHistoryMarks.entryId))
    .where(eq(clinicalHistory.accountId, accountId))
    .orderBy(asc(clinicalHistoryMarks.number))
  return rows.map(({ mark }) => mark)
}

/** The last of the later marks of an entry. */
export const lastMark = async (tx: Orm, entryId: string): Promise<MarkRow | null> =>
  (
    await tx
      .select()
      .from(clinicalHistoryMarks)
      .where(eq(clinicalHistoryMarks.entryId, entryId))
      .orderBy(desc(clinicalHistoryMarks.number))
      .limit(1)
  )[0] ?? null

/** The next mark of an entry. False: there is one with this number. */
export async function insertMark(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  {
    entryId,
    number,
    staffId,
    heldBack,
    reason,
  }: HistoryMark & { readonly entryId: string; readonly number: number; readonly staffId: string },
): Promise<boolean> {
  const written = await tx
    .insert(clinicalHistoryMarks)
    .values({
      entryId,
      number,
      staffId,
      heldBack,
      reason: vault.seal(reason, reasonOwner(entryId, number)),
      at: new Date(now()),
    })
    .onConflictDoNothing()
    .returning({ number: clinicalHistoryMarks.number })
  return written.length > 0
}
