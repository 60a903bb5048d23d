import { eq } from 'drizzle-orm'
import { normaliseEmail } from '../identity/accounts/account-rows.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { openRequest, type StoredRequest } from './inbox-rows.ts'
import { contactRequests } from './tables.ts'

/**
 * The enquiry that a message continues, locked until the transaction ends. Requires the reference and the address it
 * came from; with only one of them the message begins a new enquiry, and reveals nothing.
 */
export async function lockRequestOf(
  tx: Orm,
  vault: Vault,
  reference: string,
  email: string,
): Promise<StoredRequest | null> {
  const [found] = await tx
    .select()
    .from(contactRequests)
    .where(eq(contactRequests.reference, reference.trim().toUpperCase()))
    .for('no key update')
  const isTheirs = found && normaliseEmail(openRequest(vault, found).email) === normaliseEmail(email)
  return isTheirs ? found : null
}
