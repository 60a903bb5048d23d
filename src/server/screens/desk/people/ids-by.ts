import { and, desc, eq } from 'drizzle-orm'
import { personMark } from '#domain/evidence/duplicate-identifiers.ts'
import type { SearchKey } from '#domain/identity/search-key.ts'
import { identifierDigest } from '../../../clinical/cases/save-identifiers.ts'
import { duplicateIdentifiers, type IdentifierKind } from '../../../clinical/evidence/tables.ts'
import { emailDigest } from '../../../identity/accounts/account-rows.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'

export const mostPeople = 10

/** The accounts that match a key. */
export async function idsBy(tx: Orm, vault: Vault, key: SearchKey): Promise<string[]> {
  switch (key.by) {
    case 'email': {
      const digest = emailDigest(vault, key.email)
      const found = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailDigest, digest))
      return found.map(({ id }) => id)
    }
    case 'reference': {
      const found = await tx.select({ id: orders.accountId }).from(orders).where(eq(orders.reference, key.reference))
      return found.flatMap(({ id }) => id ?? [])
    }
    case 'phone':
      return markedBy(tx, vault, 'phone', personMark.phone({ mobile: key.phone }))
    case 'name':
      return markedBy(
        tx,
        vault,
        'surname and birth date',
        personMark.surnameAndBirthDate({ legalSurname: key.surname, dob: key.born }),
      )
  }
}

async function markedBy(tx: Orm, vault: Vault, kind: IdentifierKind, text: string | null): Promise<string[]> {
  if (text === null) return []
  const found = await tx
    .select({ id: duplicateIdentifiers.accountId })
    .from(duplicateIdentifiers)
    .where(
      and(eq(duplicateIdentifiers.kind, kind), eq(duplicateIdentifiers.digest, identifierDigest(vault, kind, text))),
    )
    .orderBy(desc(duplicateIdentifiers.seenAt))
    .limit(mostPeople + 1)
  return found.map(({ id }) => id)
}
