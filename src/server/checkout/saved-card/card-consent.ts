import { and, desc, eq } from 'drizzle-orm'
import { cardConsent, savedCardWords as words } from '#content/checkout/saved-card.ts'
import type { ConsentKind } from '#domain/intake/consents/ledger.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { recordConsents } from '../../intake/consents/record-consents.ts'
import { consents } from '../../intake/consents/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'

const kind: ConsentKind = 'card'

/** Whether the patient's last answer about saving cards was yes. */
export async function maySaveCard(orm: Orm, accountId: string): Promise<boolean> {
  const [last] = await orm
    .select({ isGiven: consents.isGiven })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1)
  return last?.isGiven ?? false
}

/** Nobody agrees to words they have not seen. */
export function requireSeen(version: number): void {
  if (version !== cardConsent.version) throw new ApiError(409, words.refused.changed, { reason: 'consents' })
}

interface Said {
  readonly isGiven: boolean
  /** Where they said it. */
  readonly how: 'payment' | 'account'
}

/** Records it, unless it repeats the last answer. */
export const recordCardConsent = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  accountId: string,
  { isGiven, how }: Said,
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if ((await maySaveCard(tx, accountId)) === isGiven) return
    await recordConsents(tx, { accountId }, [{ kind, ...cardConsent, isGiven, how, at: new Date(now()) }])
  })
