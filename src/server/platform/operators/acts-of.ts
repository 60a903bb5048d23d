import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { type ActContent, actOwner } from './acts.ts'
import { operatorActs } from './tables.ts'

/** The last one shown: the next page continues after it. */
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
    ...(JSON.parse(vault.open(content, actOwner(act.id))) as ActContent),
    at: at.toISOString(),
  }))
  const last = acts.at(-1)
  return { acts, next: rows.length > most && last ? { at: last.at, id: last.id } : null }
}
