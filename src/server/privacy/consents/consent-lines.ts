import { type SQL, sql } from 'drizzle-orm'
import type { ConsentLine } from '#domain/intake/consents/ledger.ts'
import { consents } from '../../intake/consents/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** Given with an order of theirs, in their account, or in a guest session of theirs. */
const isOf = (accountId: string): SQL => sql`
  ${consents.accountId} = ${accountId}::uuid
  or ${consents.orderId} in (select id from orders where account_id = ${accountId}::uuid)
  or ${consents.guestSessionId} in (
    select id from visits where account_id = ${accountId}::uuid or signed_in_as = ${accountId}::uuid
  )`

/** The consent ledger of one patient. */
export async function consentLines(orm: Orm, accountId: string): Promise<ConsentLine[]> {
  const rows = await orm.select().from(consents).where(isOf(accountId)).orderBy(consents.id)
  const lines = rows.map(({ kind, wording, version, isGiven, how, at }) => ({
    kind,
    wording,
    version,
    isGiven,
    how,
    at: at.toISOString(),
  }))
  // An order has the consents of its guest session.
  const seen = new Set<string>()
  return lines.filter((line) => {
    const once = JSON.stringify(line)
    return !seen.has(once) && seen.add(once)
  })
}
