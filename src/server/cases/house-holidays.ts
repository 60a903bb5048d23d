import { eq } from 'drizzle-orm'
import type { HouseHoliday } from '#domain/calendar/bank-holidays.ts'
import { holidays } from '../bookings/tables.ts'
import type { Orm } from '../database/database.ts'

/** What the operator says about holidays beside the rule. The desk keeps those of England and Wales. */
export const houseHolidays = (tx: Orm): Promise<HouseHoliday[]> =>
  tx
    .select({ date: holidays.date, name: holidays.name, isClosed: holidays.isClosed })
    .from(holidays)
    .where(eq(holidays.nation, 'england-and-wales'))
