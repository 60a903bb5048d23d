import { eq } from 'drizzle-orm'
import { rolesInForce } from '#domain/identity/staff/grants.ts'
import type { Registration } from '#domain/identity/staff/registration.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import type { NewStaff, StaffDetails } from '#domain/identity/staff/staff-form.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { normaliseEmail } from '../accounts/account-rows.ts'
import { staff } from './tables.ts'

export type StaffRow = typeof staff.$inferSelect

export const staffEmailDigest = (vault: Vault, email: string): Buffer =>
  vault.index(normaliseEmail(email), 'staff email')

const owner = (id: string) => `staff/${id}`

export const openStaffDetails = (vault: Vault, { id, details }: Pick<StaffRow, 'id' | 'details'>): StaffDetails =>
  JSON.parse(vault.open(details, owner(id)))

export const registrationOf = ({
  registrationBody: body,
  registrationNumber: number,
}: Pick<StaffRow, 'registrationBody' | 'registrationNumber'>): Registration | null =>
  body === null || number === null ? null : { body, number }

/** The roles of a row that grant rights. */
export const rolesOf = (row: Pick<StaffRow, 'roles' | 'registrationBody' | 'registrationNumber'>): Role[] =>
  rolesInForce(row.roles, registrationOf(row))

export async function staffById(orm: Orm, id: string): Promise<StaffRow | null> {
  const [found] = await orm.select().from(staff).where(eq(staff.id, id))
  return found ?? null
}

/** The same, locked until the transaction ends. */
export async function lockStaff(tx: Orm, id: string): Promise<StaffRow | null> {
  const [found] = await tx.select().from(staff).where(eq(staff.id, id)).for('no key update')
  return found ?? null
}

export async function staffByEmail(orm: Orm, vault: Vault, email: string): Promise<StaffRow | null> {
  const [found] = await orm
    .select()
    .from(staff)
    .where(eq(staff.emailDigest, staffEmailDigest(vault, email)))
  return found ?? null
}

/** As rows store them. `roles` are in force at once: `splitRoles` says which may be. */
export function columnsOf(vault: Vault, id: string, given: NewStaff) {
  const { name, email, mobile, roles, profession, registration } = given
  return {
    details: vault.seal(JSON.stringify({ name, email, mobile } satisfies StaffDetails), owner(id)),
    roles: [...roles],
    profession,
    registrationBody: registration?.body ?? null,
    registrationNumber: registration?.number ?? null,
  }
}
