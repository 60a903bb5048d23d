import { and, eq } from 'drizzle-orm'
import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Orm } from '../platform/database/database.ts'
import { nation } from './schedule.ts'
import { holidays } from './tables.ts'

/** False: that day already has an entry. */
export async function saveClosure(tx: Orm, said: ClinicClosure): Promise<boolean> {
  const made = await tx
    .insert(holidays)
    .values({ ...said, nation })
    .onConflictDoNothing()
    .returning({ date: holidays.date })
  return made.length > 0
}

/** Removes the entry, so that the rule decides. False: there was none. */
export async function deleteClosure(tx: Orm, date: string): Promise<boolean> {
  const gone = await tx
    .delete(holidays)
    .where(and(eq(holidays.date, date), eq(holidays.nation, nation)))
    .returning({ date: holidays.date })
  return gone.length > 0
}
