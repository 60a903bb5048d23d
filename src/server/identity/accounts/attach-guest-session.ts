import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { WhoseAnswers } from '#contract/identity/finish-sign-in.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { guestSessionAttached, guestSessionExamined } from '../guest-sessions/events.ts'
import type { PresentedGuestSession } from '../guest-sessions/guest-session-cookie.ts'
import {
  beginGuestSession,
  type GuestSession,
  lockGuestSessionOfToken,
  rotateGuestSession,
} from '../guest-sessions/guest-sessions.ts'
import { guestSessions } from '../guest-sessions/tables.ts'
import type { Account } from './account-rows.ts'
import { unfinishedAsked, unprovenLeft } from './events.ts'

type Owner = Pick<Account, 'id' | 'emailDigest'>
type Given = Pick<Services, 'events'>

export interface AttachedGuestSession {
  readonly id: string
  readonly token: string
}

const whoseAreThey = () =>
  new ApiError(409, 'There are answers on this device that are not linked to an account. Are they yours?', {
    reason: 'answers',
  })

/**
 * Attaches this browser's guest session to the account that has just signed in, if it is theirs: its orders placed with
 * the account's address, and the answers given elsewhere. Otherwise that guest session is closed, and another begins
 * (decision 37). Null: there is no guest session and no need of one.
 */
export async function attachGuestSession(
  { events }: Given,
  tx: Orm,
  account: Owner,
  presented: PresentedGuestSession | null,
  answers?: WhoseAnswers,
): Promise<AttachedGuestSession | null> {
  const before = presented && (await lockGuestSessionOfToken(tx, presented))
  const isOwn = before !== null && (await isGuestSessionOf({ events }, tx, before, account, answers))
  if (before && !isOwn) await closeGuestSessions(tx, eq(guestSessions.id, before.id))
  const isUnfinished = async () => (await events.publish(tx, unfinishedAsked, { accountId: account.id })).includes(true)
  if (!before && !(await isUnfinished())) return null
  const guestSession = isOwn
    ? { id: before.id, token: await rotateGuestSession(tx, before.id) }
    : await beginGuestSession(tx)
  await tx
    .update(guestSessions)
    .set({ accountId: account.id, signedInAs: account.id })
    .where(eq(guestSessions.id, guestSession.id))
  await events.publish(tx, guestSessionAttached, { guestSessionId: guestSession.id, account })
  return guestSession
}

/**
 * A guest session that another account signed in to, or paid in, never is. Any other is if the user says so, or if it
 * is clear. An unpaid order proves nothing: whether its address had an account before must not be revealed.
 */
async function isGuestSessionOf(
  { events }: Given,
  tx: Orm,
  guestSession: GuestSession,
  account: Owner,
  answers: WhoseAnswers,
): Promise<boolean> {
  if (guestSession.signedInAs !== null) return guestSession.signedInAs === account.id
  const contents = await events.publish(tx, guestSessionExamined, { guestSessionId: guestSession.id })
  const orders = contents.flatMap((each) => each.orders)
  const isOwn = ({ emailDigest }: { readonly emailDigest: Buffer }) => emailDigest.equals(account.emailDigest)
  if (orders.some((order) => order.isPaid && !isOwn(order))) return false
  const holdsAnything =
    guestSession.draft !== null || guestSession.verifiedPhone !== null || contents.some(({ hasAnswers }) => hasAnswers)
  if (!holdsAnything || orders.some(isOwn)) return true
  if (answers === undefined) throw whoseAreThey()
  return answers === 'mine'
}

const nobodysToken = sql`sha256(gen_random_uuid()::text::bytea)`

/** Nothing is erased early, but no browser opens it any more. */
const closeGuestSessions = async (tx: Orm, which: ReturnType<typeof and>): Promise<void> =>
  void (await tx.update(guestSessions).set({ tokenHash: nobodysToken }).where(which))

/**
 * Closes the account's guest sessions in browsers, so that the next user of the device does not read on. The answers
 * return after the next sign-in. `but`: the caller's own is kept open.
 */
export const releaseGuestSessions = (
  tx: Orm,
  accountId: string,
  but: PresentedGuestSession | null = null,
): Promise<void> =>
  closeGuestSessions(
    tx,
    and(
      or(eq(guestSessions.accountId, accountId), eq(guestSessions.signedInAs, accountId)),
      but ? ne(guestSessions.tokenHash, but.tokenHash) : undefined,
    ),
  )

/**
 * What was answered and ordered with this account's address by a guest who had not signed in, and did not pay, is no
 * longer the account's: a stranger may have typed the address.
 */
export async function leaveUnproven({ events }: Given, tx: Orm, accountId: string): Promise<void> {
  await tx
    .update(guestSessions)
    .set({ accountId: null })
    .where(and(eq(guestSessions.accountId, accountId), isNull(guestSessions.signedInAs)))
  await events.publish(tx, unprovenLeft, { accountId })
}

/** The same for the guest session that a browser presents, whoever owns it. */
export const releasePresented = (tx: Orm, { tokenHash }: PresentedGuestSession): Promise<void> =>
  closeGuestSessions(tx, eq(guestSessions.tokenHash, tokenHash))
