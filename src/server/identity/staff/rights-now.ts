import { eq } from 'drizzle-orm'
import type { Registration } from '#domain/identity/staff/registration.ts'
import { type Capability, capabilitiesOf, type Role } from '#domain/identity/staff/roles.ts'
import type { Orm } from '../../platform/database/database.ts'
import { registrationOf, rolesOf } from './staff-rows.ts'
import { staff } from './tables.ts'

/** What somebody may do at this moment. */
export interface RightsNow {
  readonly id: string
  readonly roles: readonly Role[]
  readonly registration: Registration | null
  readonly capabilities: ReadonlySet<Capability>
}

/**
 * The rights of somebody, which nobody takes from them until the transaction ends. Whoever needs other rows as well takes
 * this lock first, as those do who take rights away.
 */
export async function holdRights(tx: Orm, staffId: string): Promise<RightsNow> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('share')
  const roles = row && row.endedAt === null ? rolesOf(row) : []
  return { id: staffId, roles, registration: row ? registrationOf(row) : null, capabilities: capabilitiesOf(roles) }
}
