import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { ListEnd, ListedEntry, ListKind } from '#domain/codes/health-list.ts'
import type { Term } from '#domain/codes/term.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { healthList } from './tables.ts'

/** The words a person wrote, and what they picked for them. Null: not coded. */
interface Content {
  readonly written: string
  readonly picked: Term | null
}

export interface StoredListEntry extends Content {
  readonly row: typeof healthList.$inferSelect
}

const ownerOf = (id: string) => `health-list/${id}`

/** Everything that is or was on a patient’s list, oldest first. */
export async function storedList(tx: Orm, vault: Vault, accountId: string): Promise<StoredListEntry[]> {
  const rows = await tx
    .select()
    .from(healthList)
    .where(eq(healthList.accountId, accountId))
    .orderBy(asc(healthList.number))
  return rows.map((row) => ({ row, ...(JSON.parse(vault.open(row.content, ownerOf(row.id))) as Content) }))
}

/**
 * The list in the form the rules read. What the patient has taken off counts as not listed, and what they wrote elsewhere
 * is read as before; only staff record that it is not taken.
 */
export async function healthListOf(tx: Orm, vault: Vault, accountId: string): Promise<ListedEntry[]> {
  const stored = await storedList(tx, vault, accountId)
  return stored.flatMap(({ row, written, picked }) => {
    const isSettled = row.endedAs === 'not taken' && row.endedBy !== null
    if (row.endedAs !== null && !isSettled) return []
    const state = isSettled ? 'ended' : picked === null ? 'not coded' : 'coded'
    return [{ kind: row.kind, written, state, name: picked?.name ?? null, substance: picked?.substance ?? null }]
  })
}

interface NewListEntry extends Content {
  /** Made by the browser: the same one is written once. */
  readonly id: string
  readonly kind: ListKind
  /** Null: the patient. */
  readonly staffId: string | null
  readonly at: Instant
}

/** False: it was there already. */
export async function addToList(tx: Orm, vault: Vault, accountId: string, entry: NewListEntry): Promise<boolean> {
  const { id, kind, written, picked, staffId, at } = entry
  const content = vault.seal(JSON.stringify({ written, picked }), ownerOf(id))
  const added = await tx
    .insert(healthList)
    .values({ id, accountId, kind, content, staffId, at: new Date(at) })
    .onConflictDoNothing()
    .returning({ id: healthList.id })
  return added.length > 0
}

interface Ending {
  readonly as: ListEnd
  readonly by: string | null
  readonly at: Instant
}

/** False: there is no such entry, or it has ended already. */
export async function endInList(
  tx: Orm,
  accountId: string,
  id: string,
  { as: endedAs, by: endedBy, at }: Ending,
): Promise<boolean> {
  const ended = await tx
    .update(healthList)
    .set({ endedAs, endedBy, endedAt: new Date(at) })
    .where(and(eq(healthList.id, id), eq(healthList.accountId, accountId), isNull(healthList.endedAt)))
    .returning({ id: healthList.id })
  return ended.length > 0
}
