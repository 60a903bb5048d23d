import type { signOut as signOutCall } from '#contract/accounts.ts'
import type { Orm } from '../database/database.ts'
import type { Handler } from '../route.ts'
import { recordEvent } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import { accountOf, endAllSessions, endSession } from '../sessions/sessions.ts'
import { releaseVisits } from './attach-visit.ts'

export const signOut =
  ({ database, vault }: Services): Handler<typeof signOutCall> =>
  async ({ body: { everywhere }, visit, session, network }) => {
    const { presented } = session
    const accountId = presented && (await accountOf(database, presented))
    if (accountId) await database.run((orm) => orm.transaction((tx) => end(tx, accountId, presented)))
    session.revoke()
    return {}

    async function end(tx: Orm, accountId: string, tokenHash: Buffer): Promise<void> {
      const outcome = everywhere ? 'everywhere' : 'done'
      await recordEvent(tx, vault, { event: 'sign out', outcome, accountId, network })
      if (everywhere) {
        await endAllSessions(tx, accountId)
        await releaseVisits(tx, accountId)
        return
      }
      await endSession(tx, tokenHash)
      if (visit.presented) await releaseVisits(tx, accountId, visit.presented)
    }
  }
