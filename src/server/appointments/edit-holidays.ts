import { and, eq } from 'drizzle-orm'
import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Orm } from '../platform/database/database.ts'
import { nation } from './schedule.ts'
import { holidays } from './tables.ts'

/** False: something is said of that day already. */
export async function saveClosure(tx: Orm, said: ClinicClosure): Promise<boolean> {
  const made = await tx
    .insert(holidays)
    .values({ ...said, nation })
    .onConflictDoNothing()
    .returning({ date: holidays.date })
  return made.length > 0
}

/** From then on the rule decides. False: nothing was said of that day. */
export async function deleteClosure(tx: Orm, date: string): Promise<boolean> {
  const gone = await tx
    .delete(holidays)
    .where(and(eq(holidays.date, date), eq(holidays.nation, nation)))
    .returning({ date: holidays.date })
  return gone.length > 0
}
