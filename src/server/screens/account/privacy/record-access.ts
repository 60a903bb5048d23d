import type { Handler } from '../../../identity/handler.ts'
import { namedStaff } from '../../../identity/staff/named-staff.ts'
import { accessesOf } from '../../../platform/access-log/accesses.ts'
import type { Services } from '../../../platform/services.ts'

export const recordAccess =
  (services: Services): Handler<'who_looked'> =>
  ({ account: { id: accountId }, body: { after } }) =>
    services.database.run(async (orm) => {
      const page = await accessesOf(orm, { accountId, after: after && { ...after, at: new Date(after.at) } })
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
