import type { SeatHolder } from '#domain/appointments/video/seats.ts'
import { guestSessionOf } from '../../identity/guest-sessions/guest-sessions.ts'
import type { CallRequest } from '../../identity/handler.ts'
import { accountOf } from '../../identity/sessions/sessions.ts'
import { findDeskSession } from '../../identity/staff/desk-sessions.ts'
import type { Services } from '../../platform/services.ts'

/** What a browser presents as its sessions. */
export type Cookies = Pick<CallRequest, 'session' | 'guestSession' | 'desk'>

export const holderOf = (kind: SeatHolder['kind'], tokenHash: Buffer): SeatHolder => ({
  kind,
  digest: tokenHash.toString('base64url'),
})

function presentedFor({ kind }: SeatHolder, { session, guestSession, desk }: Cookies): Buffer | null {
  if (kind === 'staff') return desk.presented
  return kind === 'account' ? session.presented : (guestSession.presented?.tokenHash ?? null)
}

/** Whether this is the browser a seat was given to, whether or not it is still signed in. */
export const isHolder = (holder: SeatHolder, cookies: Cookies): boolean =>
  presentedFor(holder, cookies)?.toString('base64url') === holder.digest

/**
 * Whether a seat is still valid for this browser: it was given to the session that the browser presents, and that
 * session is alive. Signing out, here or everywhere, a new password and the end of employment all end it at once. A
 * locked desk does not.
 */
export async function stillHolds(
  { database, now }: Pick<Services, 'database' | 'now'>,
  holder: SeatHolder,
  staffId: string | null,
  cookies: Cookies,
): Promise<boolean> {
  if (!isHolder(holder, cookies)) return false
  if (holder.kind === 'guest')
    return cookies.guestSession.presented !== null && !!(await guestSessionOf(database, cookies.guestSession.presented))
  const presented = presentedFor(holder, cookies)
  if (!presented) return false
  if (holder.kind === 'account') return (await accountOf(database, presented)) !== null
  return (await findDeskSession(database, presented, now()))?.id === staffId
}
