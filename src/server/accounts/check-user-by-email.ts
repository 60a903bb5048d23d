import type { UserRecord } from '#contract/check-user-by-email.ts'
import type { UserData } from '#contract/fetch-user-data.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Handler } from '../calls/route.ts'
import type { Services } from '../services.ts'
import { normaliseEmail } from './account-rows.ts'
import { nextAppointment } from './next-appointment.ts'
import { ownDetails, shownDetails } from './own-details.ts'

/** Never looks anybody up by the address: it only says which of one's own details are meant. */
export const checkUserByEmail =
  (services: Services): Handler<'check_user_by_email'> =>
  async (request) => {
    const { draft, account, visitId, accountId } = await ownDetails(services, request)
    const asked = normaliseEmail(request.body.email)
    const isAsked = (email: string | undefined) => !!email && normaliseEmail(email) === asked
    const found = [draft, account].filter(({ email }) => isAsked(email))
    if (found.length === 0) return { user: null }
    const owner = {
      visitId: found.includes(draft) ? visitId : null,
      accountId: found.includes(account) ? accountId : null,
    }
    return { user: recordOf(shownDetails(...found), await nextAppointment(services, owner)) }
  }

function recordOf({ pincode, city, address, ...person }: UserData, startsAt: Date | null): UserRecord {
  return {
    ...person,
    address_details: {
      pincode: pincode ?? null,
      city: city ?? null,
      appointmentTime: startsAt?.toISOString() ?? null,
      slot: startsAt && londonTimeAt(startsAt.getTime()).time,
      address: address ?? null,
    },
  }
}
