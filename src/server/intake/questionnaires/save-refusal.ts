import type { GuestSessionCookie } from '../../identity/guest-sessions/guest-session-cookie.ts'
import { guestSessionNamed, guestSessionOf } from '../../identity/guest-sessions/guest-sessions.ts'
import { accountOf } from '../../identity/sessions/sessions.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * `account`: the answers belong to another account than the signed-in one, so the browser must not offer them again.
 */
const notYours = (reason: 'account' | null = null) =>
  new ApiError(403, 'These answers belong to another visit. Nothing was saved.', reason && { reason })

const signedOut = () =>
  new ApiError(401, 'You have been signed out. Please sign in again to save. Your answers are still on this device.')

/** Refuses answers for a guest session that this browser cannot open, and says why. An unknown name is let through. */
export async function refuseForeign(
  database: Database,
  cookie: GuestSessionCookie,
  guestSessionId: string,
): Promise<void> {
  const { presented, sessionHash } = cookie
  const named = await guestSessionNamed(database, guestSessionId)
  if (!named) {
    if (presented && (await guestSessionOf(database, presented)) !== null) throw notYours()
    return
  }
  const accountId = sessionHash && (await accountOf(database, sessionHash))
  if (accountId) throw notYours(named.owner === accountId ? null : 'account')
  const isOwnToken = presented !== null && named.tokenHash.equals(presented.tokenHash)
  throw isOwnToken && named.isSignedIn && named.isYoung ? signedOut() : notYours()
}
