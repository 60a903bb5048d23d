import { lockGuestSession } from '../../identity/guest-sessions/guest-sessions.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { raiseOfAccount } from './raise-job.ts'
import { statusOfConcern } from './status-of-concern.ts'

/** For a signed-in patient it is raised here if it has not been yet, so that what the page says is already true. */
export const myConcern =
  (services: Services): Handler<'my_concern'> =>
  async ({ guestSession: { presented } }) =>
    services.database.transaction(async (tx) => {
      const guestSession = presented && (await lockGuestSession(tx, presented))
      if (guestSession?.signedInAs) await raiseOfAccount(services, tx, guestSession.id)
      return statusOfConcern(services, tx, guestSession)
    })
