import type { Handler } from '../calls/route.ts'
import type { Services } from '../services.ts'
import { lockVisit } from '../visits/visits.ts'
import { raiseOfAccount } from './raise-job.ts'
import { standingOf } from './standing.ts'

/** Of whoever is signed in it is raised here, if nothing else has come to it yet: what the page says is so by then. */
export const myConcern =
  (services: Services): Handler<'my_concern'> =>
  async ({ visit: { presented } }) =>
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const visit = presented && (await lockVisit(tx, presented))
        if (visit?.signedInAs) await raiseOfAccount(services, tx, visit.id)
        return standingOf(services, tx, visit)
      }),
    )
