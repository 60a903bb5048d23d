import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { accountOf, endAllSessions, endSession } from '../sessions/sessions.ts'
import { releaseGuestSessions, releasePresented } from './attach-guest-session.ts'

/** Signing out leaves nothing open on the device, whether or not the session was still live. */
export const signOut =
  ({ database, vault }: Services): Handler<'sign_out'> =>
  async ({ body: { everywhere }, guestSession, session, network }) => {
    const accountId = session.presented && (await accountOf(database, session.presented))
    await database.transaction(async (tx) => {
      if (guestSession.presented) await releasePresented(tx, guestSession.presented)
      if (session.presented) await endSession(tx, session.presented)
      if (!accountId) return
      const outcome = everywhere ? 'everywhere' : 'done'
      await recordEvent(tx, vault, { event: 'sign out', outcome, accountId, network })
      if (!everywhere) return
      await endAllSessions(tx, accountId)
      await releaseGuestSessions(tx, accountId)
    })
    session.revoke()
    guestSession.revoke()
    return {}
  }
