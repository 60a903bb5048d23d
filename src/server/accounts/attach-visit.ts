import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { WhoseAnswers } from '#contract/whose-answers.ts'
import type { Orm } from '../database/database.ts'
import { answerSets, orders, visits } from '../database/schema.ts'
import type { Vault } from '../encryption/vault.ts'
import { Refusal } from '../refusal.ts'
import type { PresentedVisit } from '../visits/visit-cookie.ts'
import { beginVisit, lockVisitOfToken, rotateVisit, type Visit, visitOwner } from '../visits/visits.ts'
import type { Account } from './account-rows.ts'
import { hasAnswersToResume, resumeAnswers } from './resume-answers.ts'

type Owner = Pick<Account, 'id' | 'emailDigest'>

export interface AttachedVisit {
  readonly id: string
  readonly token: string
}

const whoseAreThey = () =>
  new Refusal(409, 'There are answers on this device that are not linked to an account. Are they yours?', {
    reason: 'answers',
  })

/**
 * Joins this browser's visit to the account that has just signed in, if it is theirs: its orders placed with the
 * account's address, and the answers given elsewhere. Otherwise that visit is closed, and another begins (decision 37).
 * Null: there is no visit and no need of one.
 */
export async function attachVisit(
  tx: Orm,
  vault: Vault,
  account: Owner,
  presented: PresentedVisit | null,
  answers?: WhoseAnswers,
): Promise<AttachedVisit | null> {
  const before = presented && (await lockVisitOfToken(tx, presented))
  const isOwn = before !== null && (await isVisitOf(tx, before, account, answers))
  if (before && !isOwn) await closeVisits(tx, eq(visits.id, before.id))
  if (!before && !(await hasAnswersToResume(tx, account.id))) return null
  const visit = isOwn ? { id: before.id, token: await rotateVisit(tx, before.id) } : await beginVisit(tx)
  await tx.update(visits).set({ accountId: account.id, signedInAs: account.id }).where(eq(visits.id, visit.id))
  await tx
    .update(orders)
    .set({ accountId: account.id, updatedAt: sql`now()` })
    .where(and(eq(orders.visitId, visit.id), isNull(orders.accountId), eq(orders.emailDigest, account.emailDigest)))
  await resumeAnswers(tx, vault, account.id, visit.id)
  return visit
}

/** Another account's never is. Nobody's is if they say so, or if it goes without saying. */
async function isVisitOf(tx: Orm, visit: Visit, account: Owner, answers: WhoseAnswers): Promise<boolean> {
  const owner = visitOwner(visit)
  if (owner !== null) return owner === account.id
  if (!(await holdsAnything(tx, visit)) || (await hasOrderedWith(tx, visit, account))) return true
  if (answers === undefined) throw whoseAreThey()
  return answers === 'mine'
}

async function holdsAnything(tx: Orm, { id, draft, verifiedPhone }: Visit): Promise<boolean> {
  if (draft !== null || verifiedPhone !== null) return true
  const given = await tx.select({ of: answerSets.questionnaire }).from(answerSets).where(eq(answerSets.visitId, id))
  return given.length > 0
}

async function hasOrderedWith(tx: Orm, { id }: Visit, { emailDigest }: Owner): Promise<boolean> {
  const placed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.visitId, id), eq(orders.emailDigest, emailDigest)))
    .limit(1)
  return placed.length > 0
}

const nobodysToken = sql`sha256(gen_random_uuid()::text::bytea)`

/** Nothing is erased before its time, but no browser opens it any more. */
const closeVisits = async (tx: Orm, which: ReturnType<typeof and>): Promise<void> =>
  void (await tx.update(visits).set({ tokenHash: nobodysToken }).where(which))

/**
 * Takes the account's visits away from the browsers that hold them: whoever uses the device next does not read on. The
 * answers are there again after the next sign-in.
 */
export const releaseVisits = (tx: Orm, accountId: string): Promise<void> =>
  closeVisits(tx, or(eq(visits.accountId, accountId), eq(visits.signedInAs, accountId)))

/** The same with the visit that a browser presents, whosever it is. */
export const releasePresented = (tx: Orm, { tokenHash }: PresentedVisit): Promise<void> =>
  closeVisits(tx, eq(visits.tokenHash, tokenHash))
