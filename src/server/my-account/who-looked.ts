import { looksOf } from '../access-log/looks.ts'
import type { Handler } from '../calls/route.ts'
import type { Services } from '../services.ts'
import { namedStaff } from '../staff/named-staff.ts'

export const whoLooked =
  (services: Services): Handler<'who_looked'> =>
  ({ account: { id: accountId }, body: { after } }) =>
    services.database.run(async (orm) => {
      const page = await looksOf(orm, { accountId, after: after && { at: new Date(after.at), id: after.id } })
      const nameOf = await namedStaff(
        services,
        orm,
        page.looks.map(({ staffId }) => staffId),
      )
      return {
        looks: page.looks.map(({ id, staffId, what, why, at }) => ({
          id,
          by: nameOf(staffId),
          what,
          why,
          at: at.toISOString(),
        })),
        next: page.next,
      }
    })
