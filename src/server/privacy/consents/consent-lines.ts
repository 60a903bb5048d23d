import { type SQL, sql } from 'drizzle-orm'
import type { ConsentLine } from '#domain/intake/consents/ledger.ts'
import { consents } from '../../intake/consents/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** Said with an order of theirs, in their account, or in a visit of theirs. */
const isOf = (accountId: string): SQL => sql`
  ${consents.accountId} = ${accountId}::uuid
  or ${consents.orderId} in (select id from orders where account_id = ${accountId}::uuid)
  or ${consents.visitId} in (
    select id from visits where account_id = ${accountId}::uuid or signed_in_as = ${accountId}::uuid
  )`

/** The ledger of one person. */
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
  // An order carries what was said before it in a visit.
  const seen = new Set<string>()
  return lines.filter((line) => {
    const once = JSON.stringify(line)
    return !seen.has(once) && seen.add(once)
  })
}
