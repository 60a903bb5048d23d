import { and, desc, eq } from 'drizzle-orm'
import { personMark } from '#domain/evidence/person-marks.ts'
import type { SearchKey } from '#domain/people/search-key.ts'
import { emailDigest } from '../../accounts/account-rows.ts'
import { accounts } from '../../accounts/tables.ts'
import { markDigest } from '../../cases/mark-person.ts'
import type { Orm } from '../../database/database.ts'
import type { Vault } from '../../encryption/vault.ts'
import { type MarkKind, personMarks } from '../../evidence/tables.ts'
import { orders } from '../../orders/tables.ts'

export const mostPeople = 10

/** The accounts that a key leads to. */
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

async function markedBy(tx: Orm, vault: Vault, kind: MarkKind, text: string | null): Promise<string[]> {
  if (text === null) return []
  const found = await tx
    .select({ id: personMarks.accountId })
    .from(personMarks)
    .where(and(eq(personMarks.kind, kind), eq(personMarks.digest, markDigest(vault, kind, text))))
    .orderBy(desc(personMarks.seenAt))
    .limit(mostPeople + 1)
  return found.map(({ id }) => id)
}
