import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { consents } from './tables.ts'

export interface GivenConsent {
  readonly kind: string
  readonly wording: string
  readonly version: number
  readonly isGiven: boolean
  /** Where and when consent was given, if not with this form. */
  readonly how?: string
  readonly at?: Date
}

interface SaidWith {
  readonly orderId?: string | null
  readonly accountId?: string | null
}

/** Adds to the ledger what a patient has agreed to, declined or withdrawn. */
export const recordConsents = async (tx: Orm, said: SaidWith, given: readonly GivenConsent[]): Promise<void> =>
  void (given.length > 0 && (await tx.insert(consents).values(given.map((consent) => ({ ...said, ...consent })))))

/** Each once with an order, and again whenever the answer or the words change. */
export async function recordOrderConsents(tx: Orm, orderId: string, given: readonly GivenConsent[]): Promise<void> {
  const before = await tx.select().from(consents).where(eq(consents.orderId, orderId)).orderBy(desc(consents.id))
  const changed = given.filter(({ kind, version, isGiven }) => {
    const latest = before.find((row) => row.kind === kind)
    return latest?.version !== version || latest.isGiven !== isGiven
  })
  await recordConsents(tx, { orderId }, changed)
}
