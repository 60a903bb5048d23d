import { lockGuestSession } from '../../identity/guest-sessions/guest-sessions.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { raiseOfAccount } from './raise-job.ts'
import { statusOfConcern } from './status-of-concern.ts'

/** Of whoever is signed in it is raised here, if nothing else has come to it yet: what the page says is so by then. */
export const myConcern =
  (services: Services): Handler<'my_concern'> =>
  async ({ visit: { presented } }) =>
    services.database.transaction(async (tx) => {
      const visit = presented && (await lockGuestSession(tx, presented))
      if (visit?.signedInAs) await raiseOfAccount(services, tx, visit.id)
      return statusOfConcern(services, tx, visit)
    })
