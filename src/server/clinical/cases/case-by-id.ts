import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { Case } from './case-rows.ts'
import { cases } from './tables.ts'

export async function caseById(tx: Orm, id: string): Promise<Case | null> {
  const [found] = await tx.select().from(cases).where(eq(cases.id, id))
  return found ?? null
}
