import type { Handler } from '../../../identity/handler.ts'
import type { Services } from '../../../platform/services.ts'
import { closeCheckInReview } from './check-in-review.ts'

export const deskCloseCheckIn =
  (services: Services): Handler<'desk_close_check_in'> =>
  async ({ body, staff }) => {
    await services.database.transaction((tx) => closeCheckInReview(services, tx, { ...body, staffId: staff.id }))
    return {}
  }
