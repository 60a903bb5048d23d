import { inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { openStaffDetails } from './staff-rows.ts'
import { staff } from './tables.ts'

/** Names of colleagues, by id. */
export async function staffNames(
  { vault }: Pick<Services, 'vault'>,
  orm: Orm,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await orm
    .select({ id: staff.id, details: staff.details })
    .from(staff)
    .where(inArray(staff.id, [...new Set(ids)]))
  return new Map(found.map((row) => [row.id, openStaffDetails(vault, row).name]))
}

export const staffName = async (services: Pick<Services, 'vault'>, orm: Orm, id: string): Promise<string> =>
  (await staffNames(services, orm, [id])).get(id) ?? 'A colleague'
