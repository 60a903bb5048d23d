import { eq } from 'drizzle-orm'
import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Orm } from '../platform/database/database.ts'
import { holidays } from './tables.ts'

/**
 * Clinic closures set by the operator in addition to the rule. The desk follows the bank holidays of England and Wales.
 */
export const clinicClosures = (tx: Orm): Promise<ClinicClosure[]> =>
  tx
    .select({ date: holidays.date, name: holidays.name, isClosed: holidays.isClosed })
    .from(holidays)
    .where(eq(holidays.nation, 'england-and-wales'))
