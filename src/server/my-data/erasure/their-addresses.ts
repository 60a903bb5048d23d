import { eq } from 'drizzle-orm'
import { internationalPhone, normalisePhone } from '#domain/people/phone.ts'
import { accountById, normaliseEmail, openDetails } from '../../accounts/account-rows.ts'
import { addressesIn } from '../../accounts/email-change/changes.ts'
import { emailChanges } from '../../accounts/tables.ts'
import type { Orm } from '../../database/database.ts'
import type { Vault } from '../../encryption/vault.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'

/** Where somebody is or was written to: addresses and numbers, each in the one form it has here. */
export async function theirAddresses(orm: Orm, vault: Vault, accountId: string): Promise<ReadonlySet<string>> {
  const account = await accountById(orm, accountId)
  const placed = await orm.select().from(orders).where(eq(orders.accountId, accountId))
  const changes = await orm.select().from(emailChanges).where(eq(emailChanges.accountId, accountId))
  const told = [...(account ? [openDetails(vault, account)] : []), ...placed.map((order) => sentDetails(vault, order))]
  const emails = [
    ...told.map(({ email }) => email),
    ...changes.flatMap((change) => Object.values(addressesIn(vault, change))),
  ]
  return new Set([
    ...emails.flatMap((email) => (email ? normaliseEmail(email) : [])),
    ...told.flatMap(({ mobile }) => {
      const digits = mobile ? normalisePhone(mobile) : null
      return digits === null ? [] : internationalPhone(digits)
    }),
  ])
}
