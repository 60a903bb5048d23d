import type { GuestSessionCookie } from '../../identity/guest-sessions/guest-session-cookie.ts'
import { guestSessionNamed, guestSessionOf } from '../../identity/guest-sessions/guest-sessions.ts'
import { accountOf } from '../../identity/sessions/sessions.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** `account`: whoever is signed in here is not whose answers these are, so the browser must not offer them again. */
const notYours = (reason: 'account' | null = null) =>
  new ApiError(403, 'These answers belong to another visit. Nothing was saved.', reason && { reason })

const signedOut = () =>
  new ApiError(401, 'You have been signed out. Please sign in again to save. Your answers are still on this device.')

/** Refuses answers that name a visit which this browser does not open, and says why. A name that nobody has is let through. */
export async function refuseForeign(database: Database, cookie: GuestSessionCookie, visitId: string): Promise<void> {
  const { presented, sessionHash } = cookie
  const named = await guestSessionNamed(database, visitId)
  if (!named) {
    if (presented && (await guestSessionOf(database, presented)) !== null) throw notYours()
    return
  }
  const accountId = sessionHash && (await accountOf(database, sessionHash))
  if (accountId) throw notYours(named.owner === accountId ? null : 'account')
  const isOwnToken = presented !== null && named.tokenHash.equals(presented.tokenHash)
  throw isOwnToken && named.isSignedIn && named.isYoung ? signedOut() : notYours()
}
