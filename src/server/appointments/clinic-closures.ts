import { eq } from 'drizzle-orm'
import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Orm } from '../platform/database/database.ts'
import { holidays } from './tables.ts'

/** What the operator says about holidays beside the rule. The desk keeps those of England and Wales. */
export const clinicClosures = (tx: Orm): Promise<ClinicClosure[]> =>
  tx
    .select({ date: holidays.date, name: holidays.name, isClosed: holidays.isClosed })
    .from(holidays)
    .where(eq(holidays.nation, 'england-and-wales'))
