import { and, eq, like, lte, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { drafts } from './tables.ts'

export const draftOwner = (staffId: string, subject: string) => `staff/${staffId}/draft/${subject}`

interface Subject {
  readonly staffId: string
  /** Subject of the draft: `thread/<id>`, `case/<id>/note` … */
  readonly subject: string
}

const of = ({ staffId, subject }: Subject) => and(eq(drafts.staffId, staffId), eq(drafts.subject, subject))

/** Text that staff typed and have not sent. An empty text is deleted. */
export async function saveDraft(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { staffId, subject, words }: Subject & { readonly words: string },
): Promise<void> {
  if (words === '') return dropDraft(tx, { staffId, subject })
  const body = vault.seal(words, draftOwner(staffId, subject))
  const updatedAt = new Date(now())
  await tx
    .insert(drafts)
    .values({ staffId, subject, body, updatedAt })
    .onConflictDoUpdate({ target: [drafts.staffId, drafts.subject], set: { body, updatedAt } })
}

export async function draftOf({ vault }: Pick<Services, 'vault'>, orm: Orm, given: Subject): Promise<string> {
  const [found] = await orm.select().from(drafts).where(of(given))
  return found ? vault.open(found.body, draftOwner(given.staffId, given.subject)) : ''
}

/** A member of staff’s unsent drafts about one thing, by purpose: `case/<id>/` has those of a case. */
export async function draftsUnder(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  { staffId, prefix }: { readonly staffId: string; readonly prefix: string },
): Promise<Record<string, string>> {
  const rows = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.staffId, staffId), like(drafts.subject, `${prefix}%`)))
  return Object.fromEntries(
    rows.map(({ subject, body }) => [subject.slice(prefix.length), vault.open(body, draftOwner(staffId, subject))]),
  )
}

export const dropDraft = async (tx: Orm, given: Subject): Promise<void> =>
  void (await tx.delete(drafts).where(of(given)))

/** Everybody's about one thing, by the same prefix: it is over. */
export const dropDraftsUnder = async (tx: Orm, prefix: string): Promise<void> =>
  void (await tx.delete(drafts).where(like(drafts.subject, `${prefix}%`)))

const retentionDays = 90

/** Erases abandoned drafts. Returns how many. */
export const eraseOldDrafts = async (database: Database, now: Instant): Promise<number> => {
  const old = sql`${new Date(now)}::timestamptz - interval '${sql.raw(String(retentionDays))} days'`
  const gone = await database.run((orm) =>
    orm.delete(drafts).where(lte(drafts.updatedAt, old)).returning({ subject: drafts.subject }),
  )
  return gone.length
}
