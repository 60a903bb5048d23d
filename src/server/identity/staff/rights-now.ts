import { eq } from 'drizzle-orm'
import type { Registration } from '#domain/identity/staff/registration.ts'
import { type Capability, capabilitiesOf, type Role } from '#domain/identity/staff/roles.ts'
import type { Orm } from '../../platform/database/database.ts'
import { registrationOf, rolesOf } from './staff-rows.ts'
import { staff } from './tables.ts'

/** The current rights of a member of staff. */
export interface RightsNow {
  readonly id: string
  readonly roles: readonly Role[]
  readonly registration: Registration | null
  readonly capabilities: ReadonlySet<Capability>
}

/**
 * The rights of a member of staff, locked until the transaction ends. Lock this before any other row, as those who
 * remove rights do.
 */
export async function holdRights(tx: Orm, staffId: string): Promise<RightsNow> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('share')
  const roles = row && row.endedAt === null ? rolesOf(row) : []
  return { id: staffId, roles, registration: row ? registrationOf(row) : null, capabilities: capabilitiesOf(roles) }
}
