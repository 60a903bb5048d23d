import type { KeptUntil } from '#domain/privacy/retained-until.ts'
import type { Account, Details } from '../../identity/accounts/account-rows.ts'
import { stripAccount } from '../../identity/accounts/erase-account.ts'
import { stripOrders } from '../../orders/strip-orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'

/** Whose a record or a payment is. How they could be reached is not part of it. */
const identity = (
  { title, name, legalSurname, dob, gender, address, city, pincode }: Details,
  { care }: KeptUntil,
): Details => ({ title, name, legalSurname, address, city, pincode, ...(care === null ? {} : { dob, gender }) })

/** Takes out of what is kept whatever it is not kept for. */
export async function stripKept(tx: Orm, vault: Vault, account: Account, until: KeptUntil): Promise<void> {
  const keeps = (details: Details) => identity(details, until)
  await stripAccount(tx, vault, account, keeps)
  await stripOrders(tx, vault, account.id, { keeps, keepsAnswers: until.care !== null })
}
