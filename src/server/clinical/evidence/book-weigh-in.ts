import { weighInRefusals as words } from '#content/evidence/account-tasks.ts'
import { weighIn } from '#domain/appointments/services.ts'
import { instantAt, londonToday } from '#domain/calendar/london-time.ts'
import { verifiedMeasurement } from '#domain/cases/verified.ts'
import { writeDay } from '#domain/identity/date-of-birth.ts'
import { bookWithCareTeam, type WantedTime } from '../../appointments/book-with-care-team.ts'
import type { Appointment } from '../../appointments/claims.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { evidenceIn } from '../cases/read-evidence.ts'
import { waitingOrder } from './waiting-order.ts'
import { patientOf } from './whose-evidence.ts'

export const bookWeighIn =
  (services: Services): Handler<'book_weigh_in'> =>
  async (request) => {
    const accountId = await patientOf(services, request)
    const { instead } = request.body
    const { id, startsAt } = await bookWeighInOf(services, { accountId, start: instantAt(request.body), instead })
    return { id, startsAt: startsAt.toISOString() }
  }

/** The same on behalf of the owner. */
export const bookWeighInOf = (services: Services, wanted: WantedTime): Promise<Appointment> =>
  bookWithCareTeam(services, {
    ...wanted,
    service: weighIn,
    isAllowed: (tx) => isWeighInNeeded(services, tx, wanted.accountId),
    notAllowed: words['not-needed'],
  })

/** An order waits for a verified weight and height. */
export async function isWeighInNeeded(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  accountId: string,
): Promise<boolean> {
  if (!(await waitingOrder(tx, accountId))) return false
  const evidence = evidenceIn(await checksOf(tx, vault, accountId))
  return !verifiedMeasurement(evidence, writeDay(londonToday(now())))
}
