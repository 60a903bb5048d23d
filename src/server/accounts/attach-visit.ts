import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { WhoseAnswers } from '#contract/whose-answers.ts'
import { isPaid, payableStates } from '#domain/orders/payment-state.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { Refusal } from '../http/refusal.ts'
import type { Order } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import { answerSets } from '../questionnaires/tables.ts'
import { visits } from '../visits/tables.ts'
import type { PresentedVisit } from '../visits/visit-cookie.ts'
import { beginVisit, lockVisitOfToken, rotateVisit, type Visit } from '../visits/visits.ts'
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

/**
 * One that somebody else was signed in to, or has paid in, never is. Any other is if they say so, or if it goes without
 * saying. An order that was not paid for says nothing: whether its address had an account before must not be told.
 */
async function isVisitOf(tx: Orm, visit: Visit, account: Owner, answers: WhoseAnswers): Promise<boolean> {
  if (visit.signedInAs !== null) return visit.signedInAs === account.id
  const placed = await ordersIn(tx, visit)
  const isOwn = ({ emailDigest }: Placed) => emailDigest.equals(account.emailDigest)
  if (placed.some((order) => isPaid(order.state) && !isOwn(order))) return false
  if (!(await holdsAnything(tx, visit)) || placed.some(isOwn)) return true
  if (answers === undefined) throw whoseAreThey()
  return answers === 'mine'
}

async function holdsAnything(tx: Orm, { id, draft, verifiedPhone }: Visit): Promise<boolean> {
  if (draft !== null || verifiedPhone !== null) return true
  const given = await tx.select({ of: answerSets.questionnaire }).from(answerSets).where(eq(answerSets.visitId, id))
  return given.length > 0
}

type Placed = Pick<Order, 'emailDigest' | 'state'>

const ordersIn = (tx: Orm, { id }: Visit): Promise<Placed[]> =>
  tx.select({ emailDigest: orders.emailDigest, state: orders.state }).from(orders).where(eq(orders.visitId, id))

const nobodysToken = sql`sha256(gen_random_uuid()::text::bytea)`

/** Nothing is erased before its time, but no browser opens it any more. */
const closeVisits = async (tx: Orm, which: ReturnType<typeof and>): Promise<void> =>
  void (await tx.update(visits).set({ tokenHash: nobodysToken }).where(which))

/**
 * Takes the account's visits away from the browsers that hold them: whoever uses the device next does not read on. The
 * answers are there again after the next sign-in. `but`: whoever does this goes on with theirs.
 */
export const releaseVisits = (tx: Orm, accountId: string, but: PresentedVisit | null = null): Promise<void> =>
  closeVisits(
    tx,
    and(
      or(eq(visits.accountId, accountId), eq(visits.signedInAs, accountId)),
      but ? ne(visits.tokenHash, but.tokenHash) : undefined,
    ),
  )

/**
 * What was answered and ordered with this account's address by whoever had not signed in, and did not pay, is not the
 * account's any more: a stranger may have typed the address.
 */
export async function leaveUnproven(tx: Orm, accountId: string): Promise<void> {
  await tx
    .update(visits)
    .set({ accountId: null })
    .where(and(eq(visits.accountId, accountId), isNull(visits.signedInAs)))
  await tx
    .update(orders)
    .set({ accountId: null, updatedAt: sql`now()` })
    .where(and(eq(orders.accountId, accountId), inArray(orders.state, [...payableStates])))
}

/** The same with the visit that a browser presents, whosever it is. */
export const releasePresented = (tx: Orm, { tokenHash }: PresentedVisit): Promise<void> =>
  closeVisits(tx, eq(visits.tokenHash, tokenHash))
