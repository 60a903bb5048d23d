import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { addListed, endListed } from '../cases/change-health-list.ts'
import { storedList } from '../history/health-list.ts'
import { answersNotOnHealthList } from '../treatment/answers-not-on-health-list.ts'

export const myHealthList =
  (services: Services): Handler<'my_health_list'> =>
  ({ account: { id: accountId } }) =>
    services.database.run(async (orm) => {
      const stored = await storedList(orm, services.vault, accountId)
      return {
        entries: stored
          .filter(({ row }) => row.endedAt === null)
          .map(({ row: { id, kind, at, staffId }, written, picked }) => ({
            id,
            kind,
            written,
            name: picked?.name ?? null,
            system: picked?.system ?? null,
            code: picked?.code ?? null,
            at: at.toISOString(),
            isOurs: staffId !== null,
          })),
        written: await answersNotOnHealthList(services, orm, accountId, stored),
      }
    })

export const addToHealthList =
  (services: Services): Handler<'add_to_health_list'> =>
  ({ account: { id: accountId }, body }) =>
    services.database.transaction((tx) =>
      addListed(services, tx, { accountId, staffId: null }, body, answersNotOnHealthList),
    )

export const endInHealthList =
  (services: Services): Handler<'end_in_health_list'> =>
  async ({ account: { id: accountId }, body: { id } }) => {
    await services.database.transaction((tx) => endListed(services, tx, { accountId, staffId: null }, id))
    return {}
  }
