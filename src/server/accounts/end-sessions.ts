import { securityRefusals as words } from '#content/account-security.ts'
import type { Handler } from '../calls/route.ts'
import { pleaseSignIn, Refusal } from '../http/refusal.ts'
import { recordEvent } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import { endNamedSession, endOtherSessions } from '../sessions/sessions.ts'

/** Signs other devices out. A visit that somebody signed in to opens only beside their session: it is closed as well. */
export const endSessions =
  ({ database, vault }: Services): Handler<'end_sessions'> =>
  async ({ body: { session: named }, account: { id: accountId }, session: { presented }, network }) => {
    if (!presented) throw pleaseSignIn()
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        if (named === null) await endOtherSessions(tx, accountId, presented)
        else if (!(await endNamedSession(tx, accountId, named, presented))) throw new Refusal(404, words.sessionOver)
        const outcome = named === null ? 'elsewhere' : 'done'
        await recordEvent(tx, vault, { event: 'session ended', outcome, accountId, network })
      }),
    )
    return {}
  }
