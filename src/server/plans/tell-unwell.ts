import { unwellWords } from '#content/unwell.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { whenRead } from '#domain/safeguarding/when-read.ts'
import type { Handler } from '../calls/route.ts'
import { houseHolidays } from '../cases/house-holidays.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { newestPlanOf } from './plan-rows.ts'
import { tellSigns } from './tell-signs.ts'

export const tellUnwell =
  (services: Services): Handler<'tell_unwell'> =>
  async ({ body: { sign }, account: { id: accountId } }) =>
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        if (!(await newestPlanOf(tx, accountId))) throw new Refusal(409, unwellWords.noTreatment)
        await tellSigns(services, tx, accountId, [sign])
        const holidays = await houseHolidays(tx)
        const { isOpen, opensAt, readBy } = whenRead(services.now(), holidays)
        return { desk: { isOpen, opensAt: new Date(opensAt).toISOString(), call: promise('call', readBy, holidays) } }
      }),
    )
