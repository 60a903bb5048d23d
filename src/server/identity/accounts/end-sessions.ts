import { securityRefusals as words } from '#content/identity/account-security.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { endNamedSession, endOtherSessions } from '../sessions/sessions.ts'

/**
 * Signs other devices out. A guest session that was signed in to opens only with that session: it is closed as well.
 */
export const endSessions =
  ({ database, vault }: Services): Handler<'end_sessions'> =>
  async ({ body: { session: named }, account: { id: accountId }, session: { presented }, network }) => {
    if (!presented) throw pleaseSignIn()
    await database.transaction(async (tx) => {
      if (named === null) await endOtherSessions(tx, accountId, presented)
      else if (!(await endNamedSession(tx, accountId, named, presented))) throw new ApiError(404, words.sessionOver)
      const outcome = named === null ? 'elsewhere' : 'done'
      await recordEvent(tx, vault, { event: 'session ended', outcome, accountId, network })
    })
    return {}
  }
