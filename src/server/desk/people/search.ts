import { and, desc, eq, inArray } from 'drizzle-orm'
import { peopleWords } from '#content/desk/people.ts'
import { personMark } from '#domain/evidence/person-marks.ts'
import { readSearch, type SearchKey } from '#domain/people/search-key.ts'
import { recordLook } from '../../access-log/record-look.ts'
import { emailDigest, openDetails } from '../../accounts/account-rows.ts'
import { accounts } from '../../accounts/tables.ts'
import type { Handler } from '../../calls/route.ts'
import { markDigest } from '../../cases/mark-person.ts'
import type { Orm } from '../../database/database.ts'
import type { Vault } from '../../encryption/vault.ts'
import { type MarkKind, personMarks } from '../../evidence/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../services.ts'
import { fullName } from './full-name.ts'

const mostPeople = 10

/** By equality with a digest or a reference alone: whoever is shown was asked for. */
export const deskSearch =
  (services: Services): Handler<'desk_search'> =>
  async ({ body, staff }) => {
    const { key, problem } = readSearch(body)
    if (key === null) throw new Refusal(422, `${peopleWords.problems[problem]}.`, { problem })
    const { database, vault, now } = services
    return database.run((orm) =>
      orm.transaction(async (tx) => {
        const ids = await idsBy(tx, vault, key)
        const shown = ids.slice(0, mostPeople)
        const rows = shown.length === 0 ? [] : await tx.select().from(accounts).where(inArray(accounts.id, shown))
        await recordLook(
          tx,
          rows.map(({ id }) => ({ staffId: staff.id, accountId: id, what: 'search result', why: 'search' })),
          now(),
        )
        const people = rows.map((row) => {
          const details = openDetails(vault, row)
          return {
            accountId: row.id,
            name: fullName(details),
            born: details.dob || null,
            town: details.city?.trim() || null,
          }
        })
        return { people, isCut: ids.length > mostPeople }
      }),
    )
  }

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
