import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { visits } from '../database/schema.ts'
import { visitDays } from './visit-cookie.ts'

const stillOpen = gt(visits.createdAt, sql.raw(`now() - interval '${visitDays} days'`))

export async function visitOf(database: Database, tokenHash: Buffer): Promise<string | null> {
  const found = await database.run((orm) =>
    orm
      .select({ id: visits.id })
      .from(visits)
      .where(and(eq(visits.tokenHash, tokenHash), stillOpen)),
  )
  return found[0]?.id ?? null
}

export async function visitExists(database: Database, id: string): Promise<boolean> {
  const found = await database.run((orm) => orm.select({ id: visits.id }).from(visits).where(eq(visits.id, id)))
  return found.length > 0
}
