import { eq } from 'drizzle-orm'
import { normaliseEmail } from '../identity/accounts/account-rows.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { openRequest, type StoredRequest } from './inbox-rows.ts'
import { contactRequests } from './tables.ts'

/**
 * The request that somebody writes about again, held until the transaction ends. It takes the reference and the address it
 * came from; whoever knows one of them only begins a request of their own, and learns nothing.
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
