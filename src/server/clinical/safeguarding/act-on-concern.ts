import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { closeConcern, recordTry } from './concern-acts.ts'

export const deskRecordTry =
  (services: Services): Handler<'desk_record_try'> =>
  async ({ body, staff }) => {
    const escalated = await services.database.transaction((tx) =>
      recordTry(services, tx, { ...body, staffId: staff.id }),
    )
    return { escalated }
  }

export const deskCloseConcern =
  (services: Services): Handler<'desk_close_concern'> =>
  async ({ body, staff }) => {
    await services.database.transaction((tx) => closeConcern(services, tx, { ...body, staffId: staff.id }))
    return {}
  }
