import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { KeptUntil } from '#domain/privacy/keeping.ts'
import { type Account, type Details, openDetails, replaceDetails } from '../../identity/accounts/account-rows.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { orderOwner } from '../../orders/orders.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'

/** Whose a record or a payment is. How they could be reached is not part of it. */
const identity = (
  { title, name, legalSurname, dob, gender, address, city, pincode }: Details,
  { care }: KeptUntil,
): Details => ({ title, name, legalSurname, address, city, pincode, ...(care === null ? {} : { dob, gender }) })

/** Of an address that nobody has: nothing is found by it. */
export const nobodysDigest = (vault: Vault): Buffer => vault.index(randomBytes(32).toString('hex'), 'email')

/** Takes out of what is kept whatever it is not kept for. */
export async function stripKept(tx: Orm, vault: Vault, account: Account, until: KeptUntil): Promise<void> {
  await replaceDetails(tx, vault, account.id, identity(openDetails(vault, account), until))
  await tx
    .update(accounts)
    .set({ emailDigest: nobodysDigest(vault), hasPassword: false, emailProvenAt: null, firstSignInAt: null })
    .where(eq(accounts.id, account.id))
  const placed = await tx.select().from(orders).where(eq(orders.accountId, account.id))
  for (const order of placed) {
    if (order.details.length === 0) continue
    const details = vault.seal(JSON.stringify(identity(sentDetails(vault, order), until)), orderOwner(order.id))
    // An order that is kept for its money alone says nothing about anybody's health.
    const answers = until.care === null ? { answers: Buffer.alloc(0) } : {}
    await tx
      .update(orders)
      .set({ details, emailDigest: nobodysDigest(vault), ...answers })
      .where(eq(orders.id, order.id))
  }
}
