import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { orders, visits } from '../database/schema.ts'
import type { Vault } from '../encryption/vault.ts'
import { beginVisit, lockVisit, rotateVisit } from '../visits/visits.ts'
import type { Account } from './account-rows.ts'
import { hasAnswersToResume, resumeAnswers } from './resume-answers.ts'

/**
 * Joins this browser's visit to the account that has just signed in: its orders placed with the account's address, and
 * the answers given elsewhere. Returns the visit's new token, or null if there is no visit and no need of one.
 */
export async function attachVisit(
  tx: Orm,
  vault: Vault,
  account: Pick<Account, 'id' | 'emailDigest'>,
  presented: Buffer | null,
): Promise<string | null> {
  const visit = presented && (await lockVisit(tx, presented))
  // Somebody else signed in during that visit on the same device: their answers stay theirs.
  const isOwn = visit && (visit.accountId === null || visit.accountId === account.id)
  if (!isOwn && !(await hasAnswersToResume(tx, account.id))) return null
  const { id, token } = isOwn ? { id: visit.id, token: await rotateVisit(tx, visit.id) } : await beginVisit(tx)
  await tx.update(visits).set({ accountId: account.id }).where(eq(visits.id, id))
  await tx
    .update(orders)
    .set({ accountId: account.id, updatedAt: sql`now()` })
    .where(and(eq(orders.visitId, id), isNull(orders.accountId), eq(orders.emailDigest, account.emailDigest)))
  await resumeAnswers(tx, vault, account.id, id)
  return token
}

const nobodysToken = sql`sha256(gen_random_uuid()::text::bytea)`

/**
 * Takes the account's visits away from the browsers that hold them: whoever uses the device next does not read on.
 * Nothing is erased; the answers are there again after the next sign-in.
 */
export async function releaseVisits(tx: Orm, accountId: string, onlyVisit?: Buffer): Promise<void> {
  await tx
    .update(visits)
    .set({ tokenHash: nobodysToken })
    .where(and(eq(visits.accountId, accountId), onlyVisit === undefined ? undefined : eq(visits.tokenHash, onlyVisit)))
}
