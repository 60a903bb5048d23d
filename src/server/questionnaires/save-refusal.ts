import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { accountOf } from '../sessions/sessions.ts'
import type { VisitCookie } from '../visits/visit-cookie.ts'
import { visitNamed, visitOf } from '../visits/visits.ts'

/** `account`: whoever is signed in here is not whose answers these are, so the browser must not offer them again. */
const notYours = (reason: 'account' | null = null) =>
  new Refusal(403, 'These answers belong to another visit. Nothing was saved.', reason && { reason })

const signedOut = () =>
  new Refusal(401, 'You have been signed out. Please sign in again to save. Your answers are still on this device.')

/** Refuses answers that name a visit which this browser does not open, and says why. A name that nobody has is let through. */
export async function refuseForeign(database: Database, cookie: VisitCookie, visitId: string): Promise<void> {
  const { presented, sessionHash } = cookie
  const named = await visitNamed(database, visitId)
  if (!named) {
    if (presented && (await visitOf(database, presented)) !== null) throw notYours()
    return
  }
  const accountId = sessionHash && (await accountOf(database, sessionHash))
  if (accountId) throw notYours(named.owner === accountId ? null : 'account')
  const isOwnToken = presented !== null && named.tokenHash.equals(presented.tokenHash)
  throw isOwnToken && named.isSignedIn && named.isYoung ? signedOut() : notYours()
}
