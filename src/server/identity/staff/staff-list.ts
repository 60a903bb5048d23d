import { sql } from 'drizzle-orm'
import type { StaffMember } from '#contract/identity/staff.ts'
import { confirmationProblem } from '#domain/identity/staff/grants.ts'
import { isRole, type Role } from '#domain/identity/staff/roles.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { openStaffDetails, registrationOf, rolesOf, type StaffRow } from './staff-rows.ts'
import { staff } from './tables.ts'

const exists = (table: string) =>
  sql<boolean>`exists (select 1 from ${sql.raw(table)} as held where held.staff_id = staff.id)`

interface Viewer {
  readonly id: string
  readonly roles: readonly Role[]
}

/** All staff, current ones first. `viewer`: the member of staff who asks. */
export async function staffList(
  orm: Orm,
  vault: Vault,
  now: number,
  viewer: Viewer | null = null,
): Promise<StaffMember[]> {
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
  const people = rows.map(({ person }) => person)
  const members = rows.map(({ person, hasPasskey, hasTotp, codesLeft, invitedUntil }): StaffMember => {
    const { name, email } = openStaffDetails(vault, person)
    const until = invitedUntil === null ? null : new Date(invitedUntil)
    return {
      id: person.id,
      name,
      email,
      roles: rolesOf(person),
      waiting: waitingOf(vault, person, people, viewer),
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

/** Roles that wait for confirmation, and who can give it. */
function waitingOf(
  vault: Vault,
  person: StaffRow,
  people: readonly StaffRow[],
  viewer: Viewer | null,
): StaffMember['waiting'] {
  if (person.waitingSince === null) return null
  const requester = people.find(({ id }) => id === person.waitingById)
  const requestedBy = requester ? { id: requester.id, roles: requester.endedAt ? [] : rolesOf(requester) } : null
  const mayConfirm = (by: Viewer) => confirmationProblem({ by, personId: person.id, requestedBy }) === null
  const nameOf = (row: StaffRow) => openStaffDetails(vault, row).name
  return {
    roles: person.waitingRoles.filter(isRole),
    since: person.waitingSince.toISOString(),
    by: requester ? nameOf(requester) : null,
    confirmers: people
      .filter((row) => !row.endedAt && row.passwordHash && mayConfirm({ id: row.id, roles: rolesOf(row) }))
      .map(nameOf)
      .toSorted(),
    mayConfirm: viewer !== null && mayConfirm(viewer),
  }
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
