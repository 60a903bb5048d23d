import { randomUUID } from 'node:crypto'
import type { NewStaff } from '#domain/identity/staff/staff-form.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { columnsOf, staffEmailDigest } from './staff-rows.ts'
import { staff } from './tables.ts'

/** Null: another member of staff has this address already. */
export async function insertStaff(tx: Orm, vault: Vault, given: NewStaff, isDemo = false): Promise<string | null> {
  const id = randomUUID()
  const [made] = await tx
    .insert(staff)
    .values({ id, emailDigest: staffEmailDigest(vault, given.email), ...columnsOf(vault, id, given), isDemo })
    .onConflictDoNothing({ target: staff.emailDigest })
    .returning({ id: staff.id })
  return made?.id ?? null
}
