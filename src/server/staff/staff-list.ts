import { sql } from 'drizzle-orm'
import type { StaffMember } from '#contract/desk/staff.ts'
import { isRole } from '#domain/staff/roles.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { openStaffDetails, registrationOf } from './staff-rows.ts'
import { staff } from './tables.ts'

const exists = (table: string) =>
  sql<boolean>`exists (select 1 from ${sql.raw(table)} as held where held.staff_id = staff.id)`

/** Everybody, those who work here first. */
export async function staffList(orm: Orm, vault: Vault, now: number): Promise<StaffMember[]> {
  const rows = await orm
    .select({
      person: staff,
      hasPasskey: exists('staff_passkeys'),
      hasTotp: exists('staff_totp'),
      codesLeft: sql<number>`(select count(*)::int from staff_recovery_codes as held where held.staff_id = staff.id and held.used_at is null)`,
      invitedUntil: sql<
        string | null
      >`(select max(held.expires_at) from staff_invitations as held where held.staff_id = staff.id and held.used_at is null)`,
    })
    .from(staff)
  const members = rows.map(({ person, hasPasskey, hasTotp, codesLeft, invitedUntil }): StaffMember => {
    const { name, email } = openStaffDetails(vault, person)
    const until = invitedUntil === null ? null : new Date(invitedUntil)
    return {
      id: person.id,
      name,
      email,
      roles: person.roles.filter(isRole),
      profession: person.profession,
      registration: registrationOf(person),
      state: stateOf(person, until, now),
      factors: [...(hasPasskey ? (['passkey'] as const) : []), ...(hasTotp ? (['totp'] as const) : [])],
      recoveryCodesLeft: codesLeft,
      invitedUntil: until?.toISOString() ?? null,
      endedAt: person.endedAt?.toISOString() ?? null,
      isDemo: person.isDemo,
    }
  })
  const isOver = ({ state }: StaffMember) => (state === 'ended' ? 1 : 0)
  return members.toSorted((a, b) => isOver(a) - isOver(b) || a.name.localeCompare(b.name, 'en-GB'))
}

function stateOf(
  { endedAt, passwordHash }: Pick<typeof staff.$inferSelect, 'endedAt' | 'passwordHash'>,
  invitedUntil: Date | null,
  now: number,
): StaffMember['state'] {
  if (endedAt) return 'ended'
  if (passwordHash) return 'active'
  return invitedUntil && invitedUntil.getTime() > now ? 'invited' : 'invitation over'
}
