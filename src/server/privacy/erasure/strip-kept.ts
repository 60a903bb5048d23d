import type { KeptUntil } from '#domain/privacy/retained-until.ts'
import type { Account, Details } from '../../identity/accounts/account-rows.ts'
import { stripAccount } from '../../identity/accounts/erase-account.ts'
import { stripOrders } from '../../orders/strip-orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'

/** The identity behind a record or a payment, without contact details. */
const identity = (
  { title, name, legalSurname, dob, gender, address, city, pincode }: Details,
  { care }: KeptUntil,
): Details => ({ title, name, legalSurname, address, city, pincode, ...(care === null ? {} : { dob, gender }) })

/** Removes everything from kept rows that they are not kept for. */
export async function stripKept(tx: Orm, vault: Vault, account: Account, until: KeptUntil): Promise<void> {
  const keeps = (details: Details) => identity(details, until)
  await stripAccount(tx, vault, account, keeps)
  await stripOrders(tx, vault, account.id, { keeps, keepsAnswers: until.care !== null })
}
