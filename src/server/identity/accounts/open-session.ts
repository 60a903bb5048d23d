import type { WhoseAnswers } from '#contract/identity/finish-sign-in.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { GuestSessionCookie } from '../guest-sessions/guest-session-cookie.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import { beginSession, endSession } from '../sessions/sessions.ts'
import type { Account } from './account-rows.ts'
import { attachGuestSession } from './attach-guest-session.ts'
import { deviceMark } from './note-sign-in.ts'

export interface Cookies {
  readonly guestSession: GuestSessionCookie
  readonly session: SessionCookie
}

/** Sets the browser's cookies, and returns its guest session. Call it after the commit. */
export type GrantCookies = () => string | null

/**
 * Signs a patient in: an earlier session of this browser ends, a new one begins, and the guest session becomes theirs
 * unless it is another's. Refuses with 409 if only they can tell and have not (decision 37).
 */
export async function openSession(
  services: Pick<Services, 'vault' | 'events'>,
  tx: Orm,
  account: Pick<Account, 'id' | 'emailDigest'>,
  { guestSession, session }: Cookies,
  isRemembered: boolean,
  answers?: WhoseAnswers,
): Promise<GrantCookies> {
  if (session.presented) await endSession(tx, session.presented)
  const begun = await beginSession(tx, account.id, isRemembered, session.device())
  const attached = await attachGuestSession(services, tx, account, guestSession.presented, answers)
  return () => {
    session.grant(begun.token, begun.seconds)
    session.known().remember(deviceMark(services.vault, account.id))
    if (attached) guestSession.grant(attached.token)
    return attached?.id ?? null
  }
}
