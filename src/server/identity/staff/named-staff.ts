import { inArray } from 'drizzle-orm'
import { operations } from '#content/privacy/record-access.ts'
import { roleNames } from '#domain/identity/staff/role-words.ts'
import { isRole } from '#domain/identity/staff/roles.ts'
import { operationsId } from '#domain/privacy/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { openStaffDetails, type StaffRow } from './staff-rows.ts'
import { staff } from './tables.ts'

export interface NamedStaff {
  readonly name: string
  /** For display: Prescriber. */
  readonly role: string
}

/** For an id that is no longer known. */
const unknownStaff: NamedStaff = { name: 'Our team', role: 'Team' }

/** Names of staff by id, for those who read what they did. */
export async function namedStaff(
  { vault }: Pick<Services, 'vault'>,
  orm: Orm,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => NamedStaff> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const found = wanted.length === 0 ? [] : await orm.select().from(staff).where(inArray(staff.id, wanted))
  const named = new Map<string, NamedStaff>(found.map((row) => [row.id, nameAndRole(vault, row)]))
  named.set(operationsId, operations)
  return (id) => (id === null ? undefined : named.get(id)) ?? unknownStaff
}

export const nameAndRole = (vault: Services['vault'], row: StaffRow): NamedStaff => ({
  name: openStaffDetails(vault, row).name,
  role: row.profession ?? row.roles.filter(isRole).map((role) => roleNames[role])[0] ?? unknownStaff.role,
})
