import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { operatorActs } from './tables.ts'

/** Whoever runs a command, as their machine knows them. */
export interface Operator {
  readonly user: string
  readonly host: string
}

interface Content extends Operator {
  /** Null: only something was read that needs no reason. */
  readonly reason: string | null
}

export interface NewAct {
  readonly operator: Operator
  readonly command: string
  readonly reason: string | null
  readonly accountId?: string | null
  readonly subject?: string | null
}

const ownerOf = (id: string) => `operator act/${id}`

/** Before it is done, or in the transaction that does it. */
export async function recordAct(
  tx: Orm,
  vault: Vault,
  { operator: { user, host }, command, reason, accountId = null, subject = null }: NewAct,
  now: Instant,
): Promise<void> {
  const id = randomUUID()
  const content = vault.seal(JSON.stringify({ user, host, reason } satisfies Content), ownerOf(id))
  await tx.insert(operatorActs).values({ id, command, accountId, subject, content, at: new Date(now) })
}

/** The last one that was shown: the next page goes on after it. */
interface ActPlace {
  readonly at: Date
  readonly id: string
}

interface Wanted {
  readonly since?: Date | null | undefined
  readonly accountId?: string | null | undefined
  readonly after?: ActPlace | null | undefined
  readonly most?: number
}

const pageSize = 50

/** The newest first. */
export async function actsOf(orm: Orm, vault: Vault, { since, accountId, after, most = pageSize }: Wanted) {
  const where: (SQL | undefined)[] = [
    since ? gte(operatorActs.at, since) : undefined,
    accountId ? eq(operatorActs.accountId, accountId) : undefined,
    after
      ? sql`(${operatorActs.at}, ${operatorActs.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
      : undefined,
  ]
  const rows = await orm
    .select()
    .from(operatorActs)
    .where(and(...where))
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(most + 1)
  const acts = rows.slice(0, most).map(({ content, at, ...act }) => ({
    ...act,
    ...(JSON.parse(vault.open(content, ownerOf(act.id))) as Content),
    at: at.toISOString(),
  }))
  const last = acts.at(-1)
  return { acts, next: rows.length > most && last ? { at: last.at, id: last.id } : null }
}
